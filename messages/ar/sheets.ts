import { isolate, number } from './format.ts';

export const printOnLabels = 'الطباعة على ملصقات';
export const intro = (codes: number) =>
  `ملف PDF متجهي لأوراق الملصقات أو البطاقات أو طابعات الملصقات. عدد الرموز: ${number(codes)}.`;
export const notLoaded = 'تعذّر تحميل المعاينة.';

export const layout = 'الملصقات';
export const groupA4 = 'A4';
export const groupLetter = 'US Letter';
export const groupRolls = 'طابعات الملصقات';
export const groupOwn = 'مقاساتي';
export const sizeMm = (width: number, height: number) =>
  `${isolate(`${number(width)} × ${number(height)}`)}\u00a0مم`;
export const sizeIn = (width: number, height: number) =>
  `${isolate(`${number(width)} × ${number(height)}`)}\u00a0بوصة`;
export const diameterMm = (diameter: number) => `${number(diameter)}\u00a0مم`;
export const labelsOf = (count: number, size: string) => `ملصقات: ${number(count)}، ${size}`;
export const roundLabelsOf = (count: number, size: string) =>
  `ملصقات دائرية: ${number(count)}، ${size}`;
export const cardsOf = (count: number, size: string) => `بطاقات: ${number(count)}، ${size}`;
export const tentsOf = (count: number, size: string) =>
  `بطاقات طاولة مطوية: ${number(count)}، ${size}`;
export const rollOf = (size: string) => `لفافة، ${size}`;
export const fits = (product: string) => `يناسب ${isolate(product)}`;

export const addOwn = 'إضافة مقاس مخصّص';
export const ownFull = (most: number) =>
  `بلغت المقاسات المحفوظة الحد الأقصى (${number(most)}). لإضافة مقاس جديد، يجب حذف أحدها.`;
export const editOwn = 'تعديل المقاس';
export const deleteOwn = 'حذف هذا المقاس';
export const ownDeleted = 'تم حذف المقاس';
export const undo = 'تراجع';
export const ownTitle = 'مقاس مخصّص بالمليمتر';
export const paper = 'الورق';
export const paperSheet = 'ورقة';
export const paperRoll = 'لفافة';
export const pageWidth = 'عرض الصفحة';
export const pageHeight = 'ارتفاع الصفحة';
export const columns = 'الأعمدة';
export const rows = 'الصفوف';
export const labelWidth = 'عرض الملصق';
export const labelHeight = 'ارتفاع الملصق';
export const cornerRadius = 'نصف قطر الزوايا';
export const marginLeft = 'الهامش الأيسر';
export const marginTop = 'الهامش العلوي';
export const pitchX = 'من الحافة اليسرى إلى التالية';
export const pitchY = 'من الحافة العليا إلى التالية';
export const saveLayout = 'حفظ المقاس';
export const cancel = 'إلغاء';
export const notStored = 'لم يُحفظ المقاس';
export const layoutNotStored = 'لا يمكن لهذا المتصفح حفظ المقاس، لذا سيُفقد عند إغلاق هذه النافذة.';

export const enterMillimetres = (least: number, most: number) =>
  `يُرجى إدخال قيمة من ${number(least)} إلى ${number(most)} مم.`;
export const enterCount = (least: number, most: number) =>
  `يُرجى إدخال عدد صحيح من ${number(least)} إلى ${number(most)}.`;
export const tooManyLabels = (most: number) =>
  `الحد الأقصى لعدد الملصقات في الصفحة ${number(most)}.`;
export const radiusTooLarge = (most: number) => `نصف الضلع الأقصر على الأكثر: ${number(most)} مم.`;
export const labelsOverlap = (least: number) =>
  `الملصقات متداخلة. يُرجى إدخال ${number(least)} مم على الأقل.`;
export const tooWideForPage = (end: number, page: number) =>
  `تنتهي الملصقات عند ${number(end)} مم، لكن عرض الصفحة ${number(page)} مم فقط.`;
export const tooHighForPage = (end: number, page: number) =>
  `تنتهي الملصقات عند ${number(end)} مم، لكن ارتفاع الصفحة ${number(page)} مم فقط.`;

export const startAt = 'البدء من الملصق';
export const startHint = 'للأوراق المستخدمة جزئيًا. يمكن أيضًا النقر على ملصق في الصفحة.';
export const startHere = (place: number) => `البدء من الملصق ${number(place)}`;
export const copies = 'النسخ من كل رمز';
export const labelLimit = (copies: number, labels: number) =>
  `يُرجى إدخال عدد من 1 إلى ${number(copies)}: يتسع الملف لما لا يزيد عن ${number(labels)} ملصق.`;
export const enterNumber = (least: number, most: number) =>
  `يُرجى إدخال عدد من ${number(least)} إلى ${number(most)}.`;
export const showTitle = 'الاسم';
export const showText = 'السطر الثاني';
export const example = (text: string) => `مثال: «${isolate(text)}»`;
export const cropMarks = 'علامات القص';
export const cropMarksHint = 'خطوط رفيعة عند حواف الصفحة تبيّن مواضع القص.';

export const preview = 'الصفحة الأولى';
export const summary = (labels: number, pages: number) =>
  `عدد الملصقات: ${number(labels)}، عدد الصفحات: ${number(pages)}`;
export const dotsAdvice = (dotMm: number, distanceCm: number) =>
  `إذا كان عرض النقطة ${number(dotMm)}\u00a0مم، تقرأ الهواتف الرمز الأول من مسافة تصل إلى ${number(distanceCm)}\u00a0سم.`;
export const dotsTooFine = (dotMm: number, leastMm: number) =>
  `عرض نقاط الرمز الأول ${number(dotMm)}\u00a0مم فقط، والهواتف تحتاج إلى ${number(leastMm)}\u00a0مم. يُرجى اختيار ملصقات أكبر أو تقصير المحتوى.`;

export const downloadPdf = 'تنزيل PDF';
export const downloadAgain = 'التنزيل مرة أخرى';
export const testPage = 'تنزيل صفحة اختبار';
export const testPageHint =
  'تعرض حدود كل ملصق ومسطرتين. يُرجى طباعتها بنسبة 100% من دون «ملاءمة الصفحة» ومطابقتها مع الملصقات.';
export const preparing = 'جارٍ التحضير…';
export const checking = (done: number, total: number) =>
  `جارٍ فحص الرمز ${number(done)} من ${number(total)}`;
export const drawing = (done: number, total: number) =>
  `جارٍ رسم الصفحة ${number(done)} من ${number(total)}`;
export const progressLabel = 'التقدّم';
export const cancelled = 'تم الإلغاء. لم يُحفظ أي ملف.';
export const failed = 'تعذّر إنشاء ملف PDF. يُرجى التحقق من الاتصال بالإنترنت وإعادة المحاولة.';
export const saved = (labels: number) =>
  `تم الحفظ، واجتازت جميع الرموز فحص المسح، وعددها ${number(labels)}. يُرجى الطباعة بنسبة 100% من دون «ملاءمة الصفحة».`;
export const savedAnyway = 'تم الحفظ. يُرجى الطباعة بنسبة 100% من دون «ملاءمة الصفحة».';

export const problems = (count: number, total: number) =>
  `رموز فيها مشكلة: ${number(count)} من ${number(total)}`;
export const doesNotScan = (causes: readonly string[]) =>
  `تتعذّر قراءته: ${causes.map((cause) => isolate(cause)).join('، ')}`;
export const dotsTooSmall = (dotMm: number, leastMm: number) =>
  `عرض نقاطه ${number(dotMm)}\u00a0مم فقط، والهواتف تحتاج إلى ${number(leastMm)}\u00a0مم.`;
export const cannotPrint = (characters: string) => `تتعذّر طباعة هذه الأحرف: ${isolate(characters)}`;
export const moreProblems = (count: number) => `… وعدد آخر: ${number(count)}`;
export const downloadAnyway = 'التنزيل على أي حال';
export const downloadRest = 'تنزيل البقية';
export const notChecked =
  'تعذّر فحص الرموز. يُرجى التأكد من الاتصال بالإنترنت وإعادة المحاولة، أو تنزيل ملف PDF من دون فحص.';
export const tryAgain = 'إعادة المحاولة';
export const downloadUnchecked = 'التنزيل من دون فحص';

export const rulerNote = (mm: number) =>
  `عند الطباعة بنسبة 100% يكون طول كل مسطرة ${number(mm)} مم تمامًا.`;
export const outlineNote = 'يجب أن تتطابق الحدود مع الملصقات.';
export const pdfTitle = 'ملصقات برموز QR';
export const testPageTitle = 'صفحة اختبار للملصقات';

export const printer = 'تصحيح الطابعة';
export const printerHint = 'لا يوجد';
export const shiftRight = 'يمينًا (مم)';
export const shiftDown = 'لأسفل (مم)';
export const scalePercent = 'الحجم (%)';
export const correctionHint =
  'اطبع صفحة الاختبار، وقِس مقدار الانحراف، ثم أدخِل القيمة المعاكسة. الأعداد السالبة تنقل إلى اليسار وإلى الأعلى. يُحفظ على هذا الجهاز.';
export const leavesPage = 'بهذا التصحيح تتجاوز الملصقات حدود الصفحة فلا يمكن طباعتها كاملة.';
export const correctionNote = (x: number, y: number, scale: number) =>
  `نُقل ${number(x)} مم إلى اليمين و${number(y)} مم إلى الأسفل، الحجم ${number(scale)}%`;
