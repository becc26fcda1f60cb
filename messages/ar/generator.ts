import { isolate, number, plural } from './format.ts';

export * from './first/generator.ts';

export const showPassword = 'إظهار كلمة المرور';
export const levelToUse = (level: string) => `استخدام المستوى ${isolate(level)}`;
export const makeDynamic = 'تحويل الرمز إلى ديناميكي';
export const moreFields = 'حقول إضافية';
export const moreCardFields = 'الجوال والعنوان والملاحظة';
export const whatWeRecord = 'ما الذي يُسجَّل عند التنزيل';
export const copyLink = 'نسخ رابط هذا الرمز';
export const shareLink = 'مشاركة رابط هذا الرمز';
export const copyLinkWithoutPassword = 'نسخ الرابط دون كلمة المرور';
export const shareLinkWithoutPassword = 'مشاركة الرابط دون كلمة المرور';
export const linkCopied = 'تم نسخ الرابط';
export const linkOpens = 'يفتح الرابط هذا المحتوى وهذا التصميم.';
export const linkNotCopied = 'تعذّر نسخ الرابط. يُرجى إعادة المحاولة.';
export const linkNotShared = 'تعذّرت مشاركة الرابط. يُرجى إعادة المحاولة.';
export const linkTooLong = 'أطول من أن يوضع في رابط';
export const shortenForLink = 'استخدم شعارًا أبسط أو احذفه، أو اختصر المحتوى.';
export const readyToShare = 'جاهز للمشاركة';
export const shareNow = 'مشاركة';
export const copied = 'تم النسخ';
export const imageCopied = 'الصورة الآن في الحافظة.';
export const printFrom = (width: string) => `الطباعة: ${width} فأكثر`;
export const savedSection = 'تم الحفظ';
export const savedFile = (file: string) => `تم حفظ ${isolate(file)}`;
export const printAtLeast = (width: string) =>
  `يجب ألا يقل عرض الرمز المطبوع عن ${isolate(width)}. يُرجى اختباره بهاتفك قبل طباعته.`;
export const copySavedImage = 'نسخ الصورة';
export const shareFile = 'مشاركة';
export const copyingRefused = 'لم يسمح المتصفح بالنسخ. يُرجى استخدام الملف المحفوظ بدلًا من ذلك.';
export const fileNotShared = 'تعذّرت مشاركة الملف. يُرجى استخدام الملف المحفوظ بدلًا من ذلك.';
export const accountBenefit = (codes: number) =>
  plural(codes, {
    zero: 'يتيح الحساب المجاني إنشاء رموز ديناميكية يمكن تغيير وجهتها بعد الطباعة.',
    one: 'يتيح الحساب المجاني حفظ رمز واحد وتعديله لاحقًا، وإنشاء رموز ديناميكية يمكن تغيير وجهتها بعد الطباعة.',
    two: 'يتيح الحساب المجاني حفظ رمزين وتعديلهما لاحقًا، وإنشاء رموز ديناميكية يمكن تغيير وجهتها بعد الطباعة.',
    few: `يتيح الحساب المجاني حفظ ${number(codes)} رموز وتعديلها لاحقًا، وإنشاء رموز ديناميكية يمكن تغيير وجهتها بعد الطباعة.`,
    many: `يتيح الحساب المجاني حفظ ${number(codes)} رمزًا وتعديلها لاحقًا، وإنشاء رموز ديناميكية يمكن تغيير وجهتها بعد الطباعة.`,
    other: `يتيح الحساب المجاني حفظ ${number(codes)} رمز وتعديلها لاحقًا، وإنشاء رموز ديناميكية يمكن تغيير وجهتها بعد الطباعة.`,
  });
export const signUp = 'إنشاء حساب مجاني';
export const seeInUse = 'شاهده قيد الاستخدام';
export const onScreen = 'شاشة';
export const onTableTent = 'حامل طاولة';
export const onPoster = 'ملصق من مسافة 3 م';
export const onLabel = 'ملصق صغير 25 مم';
export const downloadPicture = 'تنزيل الصورة';
export const illustration = 'رسم توضيحي: الرمز في هذه الصورة أصغر من أن يُمسح.';
export const pictureNotMade = 'تعذّر إنشاء الصورة. يُرجى المحاولة مرة أخرى.';
