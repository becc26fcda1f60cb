import { isolate, number, plural } from './format.ts';

export * from './first/projects.ts';

export const listLabel = 'رموز QR المحفوظة';
export const listEmpty = 'لا توجد رموز محفوظة بعد. كل رمز يتم إنشاؤه أو تنزيله يُحفظ هنا.';
export const create = 'إنشاء رمز QR';
export const search = 'البحث في الرموز';
export const found = (count: number) => `عدد النتائج: ${number(count)}`;
export const searchedNewest = 'تعذّر الوصول إلى الخادم، لذا اقتصر البحث على أحدث الرموز.';
export const noMatch = (typed: string) => `لا يوجد رمز يطابق «${isolate(typed)}».`;
export const allCodes = (count: number) => `جميع الرموز (${number(count)})`;
export const listFull = (count: number, limit: number) =>
  `عدد رموز QR المحفوظة لديك: ${number(count)} من ${number(limit)}. تظل جميع رموزك تعمل. لحفظ رمز جديد، يجب حذف رموز حتى يقل عددها عن ${number(limit)}.`;
export const listFullUpgrade = (count: number, limit: number) =>
  `عدد رموز QR المحفوظة لديك: ${number(count)} من ${number(limit)}. تظل جميع رموزك تعمل. لحفظ رمز جديد، يجب ترقية الخطة من الإعدادات أو حذف رموز حتى يقل عددها عن ${number(limit)}.`;
export const namesNotLoaded = 'تعذّر تحميل أسماء رموزك.';
export const dynamic = 'ديناميكي';
export const dynamicScans = (count: number) =>
  plural(count, {
    zero: 'ديناميكي · لا عمليات مسح',
    one: 'ديناميكي · عملية مسح واحدة',
    two: 'ديناميكي · عمليتا مسح',
    few: `ديناميكي · ${number(count)} عمليات مسح`,
    many: `ديناميكي · ${number(count)} عملية مسح`,
    other: `ديناميكي · ${number(count)} عملية مسح`,
  });
export const renameCode = (name: string) => `إعادة تسمية ${isolate(name)}`;
export const deleteCode = (name: string) => `حذف ${isolate(name)}`;
export const title = 'الاسم';
export const saveTitle = 'حفظ الاسم';
export const nameOfCode = 'اسم هذا الرمز';
export const deleted = (count: number) =>
  plural(count, {
    zero: 'لم يُحذف أي رمز',
    one: 'تم حذف رمز QR',
    two: 'تم حذف رمزين',
    few: `تم حذف ${number(count)} رموز`,
    many: `تم حذف ${number(count)} رمزًا`,
    other: `تم حذف ${number(count)} رمز`,
  });
export const movedToBin = 'نُقل إلى سلة المحذوفات';
export const openBin = 'فتح السلة';
export const deletedNames = (names: readonly string[]) =>
  names.map((name) => isolate(name)).join('، ');
export const undoAgain = 'إعادة المحاولة';
export const notDeleted = 'تعذّر حذف الرمز. يُرجى إعادة المحاولة.';
export const deleteTitle = (name: string) => `حذف «${isolate(name)}»؟`;
export const deleteText =
  'ستتوقف النسخ المطبوعة عن العمل فورًا. يمكن خلال 30 يومًا استعادة الرمز من سلة المحذوفات مع رابطه القصير وعمليات مسحه. إذا كان المطلوب إيقاف الرمز لفترة فقط، فالأنسب إيقافه مؤقتًا.';
export const cancel = 'إلغاء';
export const deleteDynamic = 'حذف الرمز';
export const downloadAll = 'تنزيل الكل';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} من ${number(total)}…`;
export const allDownloaded = 'تم تنزيل جميع رموز QR.';
export const someSkippedTitle = 'تم تخطّي بعض الرموز';
export const someSkipped = (names: readonly string[]) =>
  `تعذّر رسم ما يلي: ${names.map((name) => isolate(name)).join('، ')}. يُرجى فتح كل رمز منها لمعرفة ما يجب تصحيحه.`;
export const notDownloaded = 'تعذّر تنزيل رموز QR. يُرجى إعادة المحاولة.';
export const notSavedYet = 'لم يُحفظ بعد';
export const save = 'حفظ';
export const saved = 'تم الحفظ';
export const saving = 'جارٍ الحفظ…';
export const notSaved = 'تعذّر الحفظ';
export const tryAgain = 'إعادة المحاولة';
export const signedOut = 'تم تسجيل خروجك';
export const signInToSave = 'تسجيل الدخول للحفظ';
export const editedElsewhere = 'تم التعديل على جهاز آخر';
export const loadTheirs = 'تحميل النسخة الأخرى';
export const keepMine = 'الاحتفاظ بنسختي';
export const notPublished = 'لم يُنشر بعد';
export const publish = 'نشر';
export const discard = 'تجاهل';
export const discardChange = (name: string) => `تجاهل تغيير ${isolate(name)}`;
export const storageLimited =
  'مساحة التخزين في هذا المتصفح غير متاحة. قد تُفقد التغييرات غير المحفوظة عند إغلاق الصفحة.';
export const changesUnknown = (count: number) =>
  plural(count, {
    zero: `تغييرات ${number(count)} رمز جاءت من إصدار أحدث من هذه الصفحة. تظهر بعد إعادة التحميل.`,
    one: `تغييرات رمز واحد جاءت من إصدار أحدث من هذه الصفحة. تظهر بعد إعادة التحميل.`,
    two: `تغييرات رمزين جاءت من إصدار أحدث من هذه الصفحة. تظهر بعد إعادة التحميل.`,
    few: `تغييرات ${number(count)} رموز جاءت من إصدار أحدث من هذه الصفحة. تظهر بعد إعادة التحميل.`,
    many: `تغييرات ${number(count)} رمزًا جاءت من إصدار أحدث من هذه الصفحة. تظهر بعد إعادة التحميل.`,
    other: `تغييرات ${number(count)} رمز جاءت من إصدار أحدث من هذه الصفحة. تظهر بعد إعادة التحميل.`,
  });
export const editing = 'تحرير <name></name>';
export const savedAgo = (age: string) => `حُفظ ${age}`;
export const savedJustNow = 'حُفظ الآن';
export const changeQuestion = (name: string) => `تغيير «${isolate(name)}» أم إنشاء رمز جديد؟`;
export const changeNote = 'يبقى الرمز المحفوظ كما هو حتى يتم الاختيار.';
export const changeThisCode = 'تغيير هذا الرمز';
export const makeNewOne = 'إنشاء رمز جديد';
export const codeChanged = 'تم تغيير الرمز';
export const newCodeMade = 'تغييرك أصبح رمزًا جديدًا';
export const codeStays = (name: string) => `يبقى «${isolate(name)}» كما هو.`;
export const notChanged = 'تعذّر الحفظ. يُرجى إعادة المحاولة.';
export const codeNotSaved = 'يُرجى حفظ هذا الرمز أولًا، ثم تحويله إلى رمز ديناميكي.';
export const editsNotSaved = 'لم تُحفظ تغييراتك الأخيرة بعد. يُرجى حفظها أولًا ثم إعادة المحاولة.';
