import { isolate, number, plural } from './format.ts';

export const changeMissing = 'لم يعد هذا التغيير موجودًا في السجلّ.';
export const changedLater =
  'تغيّر هذا الجزء من الرمز مرة أخرى بعد ذلك. يمكن الاطلاع على أحدث التغييرات في السجلّ.';
export const title = 'السجلّ';
export const intro =
  'كل تغييراتك على هذا الرمز. عند استعادة نسخة سابقة يبقى الرابط القصير وعمليات المسح.';
export const listLabel = 'التغييرات، الأحدث أولًا';
export const loading = 'جارٍ التحميل…';
export const notLoaded = 'تعذّر تحميل السجلّ.';
export const empty = 'لم يتغيّر شيء منذ حفظ هذا الرمز.';
export const partTitle = 'الاسم';
export const partContent = 'المحتوى';
export const partDesign = 'التصميم';
export const partTarget = 'الوجهة';
export const partState = 'الإيقاف المؤقت';
export const partSchedule = 'الجدول الزمني';
export const before = 'قبل';
export const after = 'بعد';
export const lookBefore = 'الرمز قبل التغيير';
export const lookAfter = 'الرمز بعد التغيير';
export const noPicture = 'لا توجد صورة';
export const nothing = 'لا شيء';
export const yes = 'نعم';
export const no = 'لا';
export const reversal = 'تمت الاستعادة';
export const byJob = 'تغيير مجمّع';
export const goBack = 'استعادة هذه النسخة';
export const goBackTo = (part: string, time: string) =>
  `استعادة هذه النسخة: ${isolate(part)}، قبل ${isolate(time)}`;
export const goneBackTitle = 'تمت الاستعادة';
export const goneBack = 'تمت استعادة النسخة السابقة.';
export const unchanged = 'الرمز مطابق لهذه النسخة بالفعل.';
export const goBackFailed = 'تعذّر تغيير الرمز. يُرجى إعادة المحاولة.';
export const undo = 'تراجع';
export const binPageTitle = (site: string) => `سلة المحذوفات | ${isolate(site)}`;
export const binPageDescription = 'رموزك المحذوفة: يمكن استعادتها خلال 30 يومًا أو حذفها نهائيًا.';
export const binHeading = 'سلة المحذوفات';
export const binBack = 'جميع الرموز';
export const binIntro =
  'تبقى الرموز المحذوفة هنا لمدة 30 يومًا. لا تعمل النسخ المطبوعة من الرمز الديناميكي إلا بعد استعادته.';
export const binReason = 'يُرجى تسجيل الدخول لعرض رموزك المحذوفة.';
export const binNotLoaded = 'تعذّر تحميل سلة المحذوفات.';
export const binEmpty = 'سلة المحذوفات فارغة';
export const binEmptyText = 'تبقى الرموز التي تُحذف هنا لمدة 30 يومًا، لاستعادتها عند الحاجة.';
export const binCount = (count: number) =>
  plural(count, {
    zero: 'لا رموز',
    one: 'رمز واحد',
    two: 'رمزان',
    few: `${number(count)} رموز`,
    many: `${number(count)} رمزًا`,
    other: `${number(count)} رمز`,
  });
export const dynamicCode = 'رمز ديناميكي';
export const deletedAt = (time: string) => `وقت الحذف: ${isolate(time)}`;
export const daysLeft = (count: number) =>
  plural(count, {
    zero: 'بقي أقل من يوم',
    one: 'بقي يوم واحد',
    two: 'بقي يومان',
    few: `بقيت ${number(count)} أيام`,
    many: `بقي ${number(count)} يومًا`,
    other: `بقي ${number(count)} يوم`,
  });
export const restore = 'استعادة';
export const restoreCode = (name: string) => `استعادة ${isolate(name)}`;
export const restoredTitle = 'تمت استعادة الرمز';
export const restored = (name: string) => `عاد ${isolate(name)} إلى رموزك.`;
export const restoreFailed = 'تعذّرت استعادة الرمز. يُرجى إعادة المحاولة.';
export const deleteForGood = 'حذف نهائي';
export const deleteCodeForGood = (name: string) => `حذف ${isolate(name)} نهائيًا`;
export const deleteForGoodTitle = (name: string) => `حذف «${isolate(name)}» نهائيًا؟`;
export const deleteForGoodText = 'لا يمكن استعادة الرمز ولا سجلّه.';
export const deleteLinkText =
  'ستتوقف النسخ المطبوعة عن العمل نهائيًا، ولا يمكن استعادة الرابط القصير ولا سجلّ عمليات المسح.';
export const deleteFailed = 'تعذّر الحذف. يُرجى إعادة المحاولة.';
export const emptyBin = 'إفراغ السلة';
export const emptyTitle = (count: number) =>
  plural(count, {
    zero: 'لا رموز للحذف',
    one: 'حذف رمز واحد نهائيًا؟',
    two: 'حذف رمزين نهائيًا؟',
    few: `حذف ${number(count)} رموز نهائيًا؟`,
    many: `حذف ${number(count)} رمزًا نهائيًا؟`,
    other: `حذف ${number(count)} رمز نهائيًا؟`,
  });
export const emptyText =
  'ستتوقف النسخ المطبوعة من الرموز الديناميكية عن العمل نهائيًا، ولا يمكن استعادة الروابط القصيرة ولا سجلّات عمليات المسح.';
export const showMore = 'عرض المزيد';
export const cancel = 'إلغاء';
