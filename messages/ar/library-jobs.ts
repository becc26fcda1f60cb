import { isolate, number, plural } from './format.ts';

export const jobMissing =
  'لم يعد هذا التغيير موجودًا: يمكن عرض أي تغيير والتراجع عنه خلال يوم واحد.';
export const staticCode = 'هذا الرمز ثابت: للرموز الديناميكية وحدها وجهة وحالة وجدول زمني.';

export const tooManyJobs = (max: number) =>
  `يمكن تنفيذ ${number(max)} من تغييرات الرموز المتعددة في وقت واحد كحد أقصى. ابدأ هذا التغيير عند انتهاء تغيير آخر.`;

export const actions = 'تغيير الرموز المحددة';
export const more = 'المزيد';
export const move = 'نقل';
export const tag = 'وسم';
export const pause = 'إيقاف مؤقت';
export const resume = 'استئناف';
export const changeTarget = 'تغيير الوجهة';
export const replaceInTargets = 'استبدال في الوجهات';
export const schedule = 'جدولة';
export const applyDesign = 'تطبيق تصميم';
export const rename = 'إعادة تسمية';
export const deleteCodes = 'حذف';
export const tooManySelected = (max: number) =>
  `يمكن تحديد ${number(max)} من الرموز على الأكثر واحدًا تلو الآخر، أو تحديد كل الرموز المطابقة.`;

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
export const targetHint = 'تؤدي كل الرموز الديناميكية المحددة إلى هذه الوجهة خلال ثانية.';
export const find = 'بحث عن';
export const replaceWith = 'استبدال بـ';
export const replaceHint = 'يُستبدل كل ما يطابق النص في الوجهات كما هو مكتوب تمامًا.';
export const replace = 'استبدال';
export const pattern = 'الاسم الجديد';
export const patternHint = `تُستبدل ${isolate('{title}')} بالاسم الحالي، و${isolate('{number}')} بالأرقام 1 و2 و3…، و${isolate('{slug}')} بلاحقة الرابط القصير، و${isolate('{host}')} بمضيف الوجهة.`;
export const preview = 'معاينة';
export const previewOf = (changing: number, total: number) =>
  `عدد الرموز التي ستتغير: ${number(changing)} من ${number(total)}`;
export const before = 'الآن';
export const after = 'بعد التغيير';
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
export const pauseTextHint = 'إذا تُرك الحقل فارغًا، يظهر نصّنا الخاص.';
export const start = 'البداية';
export const end = 'النهاية';
export const scheduleHint = (zone: string) =>
  `بتوقيتك المحلي (${isolate(zone)}). الحقل الفارغ يزيل البداية أو النهاية.`;
export const fallback = 'قبل البداية وبعد النهاية';
export const fallbackHint = 'إذا تُرك الحقل فارغًا، تظهر صفحة تفيد بأن الرمز غير نشط.';
export const setSchedule = 'تعيين الجدول الزمني';
export const folder = 'المجلد';
export const noFolder = 'بلا مجلد';
export const add = 'إضافة';
export const remove = 'إزالة';
export const keep = 'بلا تغيير';
export const noTags = 'لا توجد وسوم بعد. يجب أولًا إنشاء وسم بجانب القائمة.';
export const design = 'التصميم';
export const designOf = (title: string) => `تصميم ${isolate(title)}`;
export const designHint =
  'تظل الرموز المطبوعة تعمل، ويختلف فقط شكل الملفات التي تُنزَّل من الآن فصاعدًا.';
export const apply = 'تطبيق';
export const deleteText =
  'تُنقل إلى سلة المحذوفات لمدة 30 يومًا. وإلى أن تُستعاد، يظهر لكل من يمسح رمزًا ديناميكيًا أنه محذوف.';

export const working = (done: number, total: number) =>
  `${number(done)} من ${number(total)} من الرموز`;
export const progress = 'تغيير الرموز المحددة';
export const undoing = 'جارٍ التراجع عن التغيير';
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
export const notStarted = 'تعذّر تغيير الرموز. يُرجى إعادة المحاولة.';
export const notUndone = 'تعذّر التراجع عن التغيير. يُرجى إعادة المحاولة.';
export const unnamed = 'رمز';
