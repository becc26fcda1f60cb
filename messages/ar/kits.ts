/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number, plural } from './format.ts';

export const kitMissing =
  'حزمة العلامة التجارية هذه غير موجودة. ربما تم حذفها في علامة تبويب أخرى.';
export const logoMissing = 'هذا الشعار غير موجود. ربما تم حذفه في علامة تبويب أخرى.';
export const kitChanged =
  'تم تغيير حزمة العلامة التجارية هذه في علامة تبويب أخرى أو على جهاز آخر. يُرجى التحقق منها ثم إعادة المحاولة.';
export const kitExists = 'توجد حزمة علامة تجارية بهذا الاسم. يُرجى اختيار اسم آخر.';
export const tooManyKits = (max: number) =>
  `الحد الأقصى لحزم العلامة التجارية هو ${number(max)}. يُرجى حذف واحدة لإفساح المجال.`;
export const tooManyLogos = (max: number) =>
  `الحد الأقصى للشعارات هو ${number(max)}. يُرجى حذف واحد لإفساح المجال.`;
export const kits = 'حزم العلامة التجارية';
export const saveAsKit = 'حفظ كحزمة علامة تجارية…';
export const kitName = 'اسم حزمة العلامة التجارية';
export const nameMissing = 'يُرجى إدخال اسم.';
export const saveKit = 'حفظ حزمة العلامة التجارية';
export const cancel = 'إلغاء';
export const edit = 'تعديل';
export const done = 'تم';
export const noKits =
  'يمكن حفظ الألوان والأشكال والشعار والإطار في حزمة علامة تجارية لاستخدامها في رموز أخرى على جميع أجهزتك.';
export const notSaved = 'تعذّر حفظ التغيير. يُرجى إعادة المحاولة.';
export const notLoaded = 'تعذّر تحميل حزم العلامة التجارية.';
export const kitApplied = (name: string) => `تم تطبيق حزمة العلامة التجارية «${isolate(name)}»`;
export const designReplaced = 'حلّت محل تصميم هذا الرمز.';
export const undo = 'تراجع';
export const updateKit = (name: string) => `تحديث «${isolate(name)}»`;
export const beginWith = (name: string) => `للاستخدام في الرموز الجديدة: ${isolate(name)}`;
export const forNewCodes = 'للاستخدام في الرموز الجديدة';
export const renameKit = (name: string) => `إعادة تسمية ${isolate(name)}`;
export const saveName = 'حفظ الاسم';
export const deleteKit = (name: string) => `حذف ${isolate(name)}`;
export const deleteKitTitle = (name: string) => `حذف حزمة العلامة التجارية «${isolate(name)}»؟`;
export const deleteKitText = (codes: number) =>
  plural(codes, {
    zero: 'لا يستخدمها أي رمز.',
    one: 'يستخدمها رمز واحد. يحتفظ بمظهره، لكنه لن يُحدَّث مع الحزمة بعد ذلك.',
    two: 'يستخدمها رمزان. يحتفظان بمظهرهما، لكنهما لن يُحدَّثا مع الحزمة بعد ذلك.',
    few: `تستخدمها ${number(codes)} رموز. تحتفظ بمظهرها، لكنها لن تُحدَّث مع الحزمة بعد ذلك.`,
    many: `يستخدمها ${number(codes)} رمزًا. تحتفظ بمظهرها، لكنها لن تُحدَّث مع الحزمة بعد ذلك.`,
    other: `يستخدمها ${number(codes)} رمز. تحتفظ بمظهرها، لكنها لن تُحدَّث مع الحزمة بعد ذلك.`,
  });
export const deleteThisKit = 'حذف الحزمة';
export const kitDeleted = (name: string) => `تم حذف حزمة العلامة التجارية «${isolate(name)}»`;
export const codesKeepLook = 'تحتفظ الرموز التي تستخدمها بمظهرها.';
export const kitUpdated = (name: string) => `تم تحديث حزمة العلامة التجارية «${isolate(name)}»`;
export const applyToCodes = 'هل تُطبَّق التغييرات على الرموز الحالية؟';
export const codesWouldChange = (count: number) =>
  plural(count, {
    zero: 'لا يختلف أي رمز عن الحزمة:',
    one: 'يختلف رمز واحد عن الحزمة وسيتغير:',
    two: 'يختلف رمزان عن الحزمة وسيتغيران:',
    few: `تختلف ${number(count)} رموز عن الحزمة وستتغير:`,
    many: `يختلف ${number(count)} رمزًا عن الحزمة وستتغير:`,
    other: `يختلف ${number(count)} رمز عن الحزمة وستتغير:`,
  });
export const downloaded = 'نُزِّل في هذا المتصفح';
export const printedCopies = 'تظل النسخ المطبوعة تعمل وتحتفظ بمظهرها السابق.';
export const apply = 'تطبيق على الرموز';
export const kitLook = (name: string) => `حزمة العلامة التجارية: ${isolate(name)}`;
export const tryAgain = 'إعادة المحاولة';
export const myLogos = 'شعاراتي';
export const logoNote =
  'بصيغة PNG أو JPEG أو WebP أو SVG. يُحفظ الشعار في حسابك لاستخدامه في رموزك الأخرى.';
export const noLogos = 'تُحفظ هنا الشعارات المرفوعة لاستخدامها في رموزك الأخرى.';
export const keepLogo = 'إضافة إلى شعاراتي';
export const logosNotLoaded = 'تعذّر تحميل شعاراتك.';
export const unnamedLogo = 'شعار';
export const logoChosen = (name: string) => `تم اختيار الشعار «${isolate(name)}»`;
export const logoReplaced = 'حلّ محل شعار هذا الرمز.';
export const deleteLogo = (name: string) => `حذف الشعار ${isolate(name)}`;
export const logoDeleted = (name: string) => `تم حذف الشعار «${isolate(name)}»`;
export const codesKeepLogo = 'تحتفظ به الرموز التي تستخدمه.';
export const kitsPageTitle = (site: string) => `حزم العلامة التجارية | ${site}`;
export const kitsPageDescription = 'حزم العلامة التجارية في حسابك.';
export const kitsIntro =
  'تصاميم خاصة بك. لتطبيق إحداها على رموز محفوظة، حدّد الرموز في القائمة واختر «تطبيق تصميم».';
export const kitsReason = 'يُرجى تسجيل الدخول لعرض حزم العلامة التجارية.';
export const openGenerator = 'فتح صفحة إنشاء الرمز';
export const usedBy = (codes: number) =>
  plural(codes, {
    zero: `لا يستخدمها أي رمز`,
    one: `يستخدمها رمز واحد`,
    two: `يستخدمها رمزان`,
    few: `تستخدمها ${number(codes)} رموز`,
    many: `يستخدمها ${number(codes)} رمزًا`,
    other: `يستخدمها ${number(codes)} رمز`,
  });
export const notUsed = 'لا يستخدمها أي رمز بعد';
export const fromCode = 'من رمز';
export const searchDesigns = 'البحث في التصاميم';
