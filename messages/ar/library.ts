import { isolate, number, plural } from './format.ts';

export * from './first/library.ts';

export const pageTitle = (site: string) => `الرموز | ${isolate(site)}`;
export const pageDescription = 'البحث في رموز QR المحفوظة وفرزها وتنظيمها.';
export const heading = 'الرموز';
export const reason = 'تعرض هذه الصفحة رموزك المحفوظة.';
export const loading = 'جارٍ تحميل الرموز…';
export const codesNotLoaded = 'تعذّر تحميل رموزك. يُرجى إعادة المحاولة.';
export const newCode = 'رمز جديد';
export const codeCount = (count: number) =>
  plural(count, {
    zero: 'لا رموز',
    one: 'رمز واحد',
    two: 'رمزان',
    few: `${number(count)} رموز`,
    many: `${number(count)} رمزًا`,
    other: `${number(count)} رمز`,
  });
export const search = 'البحث في الرموز';
export const searchHint = 'الاسم أو المحتوى أو الوجهة أو الوسم';
export const filters = 'عوامل التصفية';
export const kind = 'نوع الرمز';
export const anyKind = 'الثابتة والديناميكية';
export const staticCodes = 'ثابتة';
export const dynamicCodes = 'ديناميكية';
export const state = 'الحالة';
export const anyState = 'كل الحالات';
export const active = 'نشط';
export const paused = 'موقوف مؤقتًا';
export const scheduled = 'مجدول';
export const ended = 'منتهٍ';
export const disabled = 'معطّل';
export const type = 'نوع المحتوى';
export const anyType = 'كل الأنواع';
export const clearFilters = 'مسح عوامل التصفية';
export const sortBy = 'الترتيب حسب';
export const newestFirst = 'الأحدث أولًا';
export const oldestFirst = 'الأقدم أولًا';
export const lastChanged = 'الأحدث تعديلًا';
export const titleAToZ = 'الاسم تصاعديًا';
export const titleZToA = 'الاسم تنازليًا';
export const mostScans = 'الأكثر مسحًا';
export const fewestScans = 'الأقل مسحًا';
export const longestUnchanged = 'الأقدم تعديلًا';
export const view = 'طريقة العرض';
export const table = 'جدول';
export const grid = 'شبكة';
export const preview = 'معاينة';
export const title = 'الاسم';
export const target = 'الوجهة';
export const folder = 'المجلد';
export const tags = 'الوسوم';
export const scans = 'عمليات المسح (30 يومًا)';
export const changed = 'آخر تعديل';
export const scanCount = (count: number) =>
  plural(count, {
    zero: 'لا عمليات مسح خلال 30 يومًا',
    one: 'عملية مسح واحدة خلال 30 يومًا',
    two: 'عمليتا مسح خلال 30 يومًا',
    few: `${number(count)} عمليات مسح خلال 30 يومًا`,
    many: `${number(count)} عملية مسح خلال 30 يومًا`,
    other: `${number(count)} عملية مسح خلال 30 يومًا`,
  });
export const emptyTitle = 'لا توجد رموز بعد';
export const emptyText = 'كل رمز يتم إنشاؤه أو تنزيله بعد تسجيل الدخول يُحفظ هنا.';
export const createCode = 'إنشاء رمز';
export const noMatchTitle = 'لا توجد رموز مطابقة';
export const noMatchText = 'يمكن تجربة كلمات أخرى أو عوامل تصفية أقل.';
export const groups = 'المجلدات والوسوم';
export const folders = 'المجلدات';
export const allCodes = 'جميع الرموز';
export const groupsNotLoaded = 'تعذّر تحميل المجلدات والوسوم.';
export const noFolder = 'خارج المجلدات';
export const newFolder = 'مجلد جديد';
export const newTag = 'وسم جديد';
export const editFolder = (name: string) => `تعديل المجلد ${isolate(name)}`;
export const editTag = (name: string) => `تعديل الوسم ${isolate(name)}`;
export const name = 'الاسم';
export const parentFolder = 'المجلد الأصل';
export const noParent = 'لا شيء (المستوى الأعلى)';
export const hasNested = 'يحتوي هذا المجلد على مجلدات أخرى، لذا لا يمكن وضعه داخل مجلد آخر.';
export const save = 'حفظ';
export const cancel = 'إلغاء';
export const deleteFolder = 'حذف المجلد';
export const deleteFolderTitle = (name: string) => `حذف المجلد «${isolate(name)}»؟`;
export const deleteFolderText = 'تبقى الرموز الموجودة فيه محفوظة.';
export const deleteTag = 'حذف الوسم';
export const deleteTagTitle = (name: string) => `حذف الوسم «${isolate(name)}»؟`;
export const deleteTagText = 'تبقى الرموز التي تحمل هذا الوسم محفوظة.';
export const savedFilters = 'عوامل التصفية المحفوظة';
export const saveFilter = 'حفظ عامل التصفية';
export const deleteFilter = (name: string) => `حذف عامل التصفية المحفوظ ${isolate(name)}`;
export const filterDeleted = 'حُذف عامل التصفية';
export const undo = 'تراجع';
export const notSaved = 'تعذّر حفظ التغيير. يُرجى إعادة المحاولة.';
export const renamedElsewhere = (name: string) =>
  `تغيّر الاسم إلى «${isolate(name)}» على جهاز آخر. لاستخدام الاسم المكتوب هنا، يُرجى الحفظ مرة أخرى.`;
export const changedElsewhere =
  'تم التعديل على جهاز آخر. للاحتفاظ بهذه النسخة، يُرجى الحفظ مرة أخرى.';
export const selection = 'التحديد';
export const selectAllCodes = 'تحديد جميع الرموز';
export const selectCode = (name: string) => `تحديد ${isolate(name)}`;
export const copyShortLink = (name: string) => `نسخ الرابط القصير لـ ${isolate(name)}`;
export const selected = (count: number) =>
  plural(count, {
    zero: 'لم يُحدَّد شيء',
    one: 'تم تحديد رمز واحد',
    two: 'تم تحديد رمزين',
    few: `تم تحديد ${number(count)} رموز`,
    many: `تم تحديد ${number(count)} رمزًا`,
    other: `تم تحديد ${number(count)} رمز`,
  });
export const selectAll = (count: number) => `تحديد الكل (${number(count)})`;
export const clearSelection = 'إلغاء التحديد';
export const download = 'تنزيل';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} من ${number(total)}…`;
export const openInGenerator = 'فتح في صفحة إنشاء الرمز';
export const moveToFolder = 'نقل إلى مجلد';
export const duplicate = 'تكرار';
export const copyOf = (title: string) => `نسخة من ${title}`;
export const codeDuplicated = 'تم تكرار الرمز';
export const notDuplicated = 'تعذّر تكرار الرمز. يُرجى المحاولة مرة أخرى.';
export const codeActions = (name: string) => `إجراءات ${isolate(name)}`;
export const deleteKey = 'Del';
export const palette = 'لوحة الأوامر';
export const paletteHint = 'البحث عن رمز أو صفحة أو إجراء';
export const pages = 'الصفحات';
export const actions = 'الإجراءات';
export const nothingFound = 'لا توجد نتائج';
export const bulkAction = 'إنشاء رموز متعددة';
