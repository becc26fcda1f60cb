import { isolate, number, plural } from './format.ts';

export const jobMissing = 'لم يعد هذا التغيير متاحًا. يمكن التراجع عن أي تغيير خلال يوم واحد.';
export const staticCode =
  'هذا الرمز ثابت. الرموز الديناميكية وحدها لها وجهة وجدول زمني ويمكن إيقافها مؤقتًا.';

export const tooManyJobs = (max: number) =>
  `الحد الأقصى للتغييرات المجمّعة في وقت واحد: ${number(max)}. يُرجى الانتظار حتى ينتهي أحدها ثم إعادة المحاولة.`;

export const actions = 'تغيير الرموز المحددة';
export const more = 'المزيد';
export const move = 'نقل';
export const tag = 'الوسوم';
export const pause = 'إيقاف مؤقت';
export const resume = 'استئناف';
export const changeTarget = 'تغيير الوجهة';
export const replaceInTargets = 'بحث واستبدال في الوجهات';
export const schedule = 'جدولة';
export const applyDesign = 'تطبيق تصميم';
export const rename = 'إعادة تسمية';
export const deleteCodes = 'حذف';
export const tooManySelected = (max: number) =>
  `الحد الأقصى للرموز التي يمكن تحديدها واحدًا واحدًا: ${number(max)}. لتحديد المزيد، يُرجى استخدام «تحديد الكل».`;

export const cancel = 'إلغاء';
export const codesSelected = (count: number) =>
  plural(count, {
    zero: 'لا رموز',
    one: 'رمز واحد',
    two: 'رمزان',
    few: `${number(count)} رموز`,
    many: `${number(count)} رمزًا`,
    other: `${number(count)} رمز`,
  });
export const target = 'الوجهة';
export const targetHint = 'تؤدي كل الرموز الديناميكية المحددة إلى هذا العنوان خلال ثانية.';
export const find = 'بحث عن';
export const replaceWith = 'استبدال بـ';
export const replaceHint = 'يُستبدل كل ما يطابق النص في الوجهات كما هو مكتوب تمامًا.';
export const replace = 'استبدال';
export const pattern = 'الاسم الجديد';
export const patternHint = `يمكن استخدام هذه المتغيرات: ${isolate('{title}')} للاسم الحالي، و${isolate('{number}')} للترقيم 1 و2 و3…، و${isolate('{slug}')} للاحقة الرابط القصير، و${isolate('{host}')} لنطاق الوجهة.`;
export const preview = 'معاينة';
export const previewOf = (changing: number, total: number) =>
  `عدد الرموز التي ستتغير: ${number(changing)} من ${number(total)}`;
export const before = 'الحالي';
export const after = 'الجديد';
export const previewFailed = 'تعذّر تحميل المعاينة.';
export const moreRows = (count: number) =>
  plural(count, {
    zero: `و${number(count)} أخرى`,
    one: 'وواحد آخر',
    two: 'واثنان آخران',
    few: `و${number(count)} أخرى`,
    many: `و${number(count)} أخرى`,
    other: `و${number(count)} أخرى`,
  });
export const pauseText = 'رسالة للزوار';
export const pauseTextHint = 'إذا تُرك الحقل فارغًا، تظهر الرسالة العادية.';
export const start = 'البداية';
export const end = 'النهاية';
export const scheduleHint = (zone: string) =>
  `الأوقات بتوقيت منطقتك الزمنية (${isolate(zone)}). الحقل الفارغ يزيل البداية أو النهاية.`;
export const fallback = 'خارج هذه الأوقات';
export const fallbackHint =
  'الوجهة البديلة للزوار. إذا تُرك الحقل فارغًا، تظهر صفحة تفيد بأن الرمز غير نشط.';
export const setSchedule = 'تعيين الجدول الزمني';
export const folder = 'المجلد';
export const noFolder = 'بلا مجلد';
export const add = 'إضافة';
export const remove = 'إزالة';
export const keep = 'بلا تغيير';
export const noTags = 'ليست لديك وسوم بعد. لإنشاء وسم، يُرجى اختيار «وسم جديد» بجانب القائمة.';
export const design = 'التصميم';
export const designHint =
  'تظل الرموز المطبوعة تعمل، ولا يختلف إلا شكل الملفات التي تُنزَّل من الآن فصاعدًا.';
export const keepFrameTexts = 'الاحتفاظ بنص كل إطار';
export const keepFrameTextsHint = 'وإلا تحصل جميع الرموز على نص التصميم الجديد.';
export const apply = 'تطبيق';
export const deleteText =
  'تُنقل الرموز إلى سلة المحذوفات لمدة 30 يومًا. وإلى أن تُستعاد، يظهر لكل من يمسح رمزًا ديناميكيًا أنه محذوف.';

export const working = (done: number, total: number) =>
  `${number(done)} من ${number(total)} من الرموز`;
export const bulkChange = 'تغيير جماعي';
export const progress = 'جارٍ تغيير الرموز المحددة…';
export const undoing = 'جارٍ التراجع عن التغيير…';
export const codesChanged = (count: number) =>
  plural(count, {
    zero: `عدد الرموز التي تغيّرت: ${number(count)}.`,
    one: `عدد الرموز التي تغيّرت: ${number(count)}.`,
    two: `عدد الرموز التي تغيّرت: ${number(count)}.`,
    few: `عدد الرموز التي تغيّرت: ${number(count)}.`,
    many: `عدد الرموز التي تغيّرت: ${number(count)}.`,
    other: `عدد الرموز التي تغيّرت: ${number(count)}.`,
  });
export const codesDeleted = (count: number) =>
  plural(count, {
    zero: `عدد الرموز المحذوفة: ${number(count)}.`,
    one: `عدد الرموز المحذوفة: ${number(count)}.`,
    two: `عدد الرموز المحذوفة: ${number(count)}.`,
    few: `عدد الرموز المحذوفة: ${number(count)}.`,
    many: `عدد الرموز المحذوفة: ${number(count)}.`,
    other: `عدد الرموز المحذوفة: ${number(count)}.`,
  });
export const codesUndone = (count: number) =>
  plural(count, {
    zero: `تم التراجع عن التغيير. عدد الرموز: ${number(count)}.`,
    one: `تم التراجع عن التغيير. عدد الرموز: ${number(count)}.`,
    two: `تم التراجع عن التغيير. عدد الرموز: ${number(count)}.`,
    few: `تم التراجع عن التغيير. عدد الرموز: ${number(count)}.`,
    many: `تم التراجع عن التغيير. عدد الرموز: ${number(count)}.`,
    other: `تم التراجع عن التغيير. عدد الرموز: ${number(count)}.`,
  });
export const codesFailed = (count: number) =>
  plural(count, {
    zero: `عدد الرموز التي تعذّر تغييرها: ${number(count)}.`,
    one: `عدد الرموز التي تعذّر تغييرها: ${number(count)}.`,
    two: `عدد الرموز التي تعذّر تغييرها: ${number(count)}.`,
    few: `عدد الرموز التي تعذّر تغييرها: ${number(count)}.`,
    many: `عدد الرموز التي تعذّر تغييرها: ${number(count)}.`,
    other: `عدد الرموز التي تعذّر تغييرها: ${number(count)}.`,
  });
export const codesKept = (count: number) =>
  plural(count, {
    zero: `عدد الرموز التي بقيت كما هي: ${number(count)}`,
    one: `عدد الرموز التي بقيت كما هي: ${number(count)}`,
    two: `عدد الرموز التي بقيت كما هي: ${number(count)}`,
    few: `عدد الرموز التي بقيت كما هي: ${number(count)}`,
    many: `عدد الرموز التي بقيت كما هي: ${number(count)}`,
    other: `عدد الرموز التي بقيت كما هي: ${number(count)}`,
  });
export const undo = 'تراجع';
export const stopAndUndo = 'إيقاف وتراجع';
export const undoRest = 'التراجع عن الباقي';
export const notStarted = 'تعذّر تغيير الرموز. يُرجى إعادة المحاولة.';
export const notUndone = 'تعذّر التراجع عن التغيير. يُرجى إعادة المحاولة.';
export const unnamed = 'رمز بلا اسم';
