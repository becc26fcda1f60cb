import { isolate, number } from './format.ts';

export const title = 'إنشاء الرموز مجاني دائمًا.';
export const intro = 'يتيح الحساب حفظها وتعديلها. وتظل الرموز المطبوعة تعمل أيًّا كانت خطتك.';
export const price = number(0, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

export const guest = 'دون حساب';
export const guestNote = 'لا حاجة إلى حساب';
export const guestCodes = 'رموز ثابتة غير محدودة';
export const guestContent = 'جميع أنواع المحتوى، من الروابط إلى الاتصال بشبكة Wi-Fi';
export const guestDesign = 'جميع التصاميم والصيغ، دون علامة مائية';
export const guestBulk = `إنشاء مجمّع: حتى ${number(5000)} رمز من جدول بيانات`;
export const guestPrivacy =
  'تُنشأ الرموز في متصفحك، ولا تنتهي صلاحيتها أبدًا، ولا تُتتبَّع عمليات مسحها';
export const makeCode = 'إنشاء رمز';

export const freeNote = 'مجانًا دائمًا';
export const freeCodes = (codes: number, dynamic: number) =>
  `الحد الأقصى للرموز المحفوظة: ${number(codes)}، وللديناميكية منها: ${number(dynamic)}`;
export const freeChanges = 'تغيير وجهة الرموز المطبوعة والاطلاع على عمليات مسحها';
export const freeDevices = 'تعديل رموزك على أي جهاز';
export const freeDownloads = 'تنزيل رمز واحد، أو تنزيلها كلها في ملف ZIP';
export const freeExport = 'تصدير كل شيء أو حذف حسابك في أي وقت';
export const allCodes = 'جميع الرموز';
export const createAccount = 'إنشاء حساب';

export const proNote = 'مجانًا حاليًا، دون بطاقة دفع';
export const proBase = (plan: string) => `كل ما في ${isolate(plan)}`;
export const proCodes = (codes: number) =>
  `الحد الأقصى للرموز المحفوظة: ${number(codes)}، ويمكن أن تكون كلها ديناميكية`;
export const proSlugs = 'لواحق مخصّصة للروابط القصيرة';
export const proDowngrade = 'إذا انتهت خطة Pro يومًا ما، تبقى رموزك وتظل تعمل';
export const upgrade = 'الترقية من الإعدادات';
export const signUpToUpgrade = 'إنشاء حساب للترقية';

export const questions = 'الأسئلة الشائعة';
export const stopQuestion = 'هل يمكن أن يتوقف رمز مطبوع عن العمل؟';
export const stopAnswer =
  'لا يتوقف بسبب الخطة. يحتوي الرمز الثابت على الرابط نفسه، فلا يحتاج إلى حساب أو خطة، ويعمل ما دام رابطك يعمل. ولا يحتاج إلى خوادمنا أيضًا، باستثناء الرمز الذي يؤدي إلى App Store وGoogle Play معًا، فهو يفتح أولًا صفحة في موقعنا. أما الرمز الديناميكي فيمر عبر رابطنا القصير ويظل يعمل في جميع الخطط إلى أن يُوقَف مؤقتًا أو يُحذف من حسابك، أو يمضي تاريخ انتهائه، أو نعطّله بسبب إساءة الاستخدام.';
export const limitQuestion = 'ماذا لو كانت رموزي أكثر مما تسمح به خطتي؟';
export const limitAnswer = (codes: number, free: string, pro: string) =>
  `لا يضيع أي شيء. إذا تجاوز عدد رموزك ${number(codes)} في ${isolate(free)}، يظل بإمكانك فتحها وتعديلها وتنزيلها جميعًا، لكن إضافة رموز جديدة تتطلب أن يقل عدد رموزك عن ${number(codes)} أو الانتقال إلى ${isolate(pro)}.`;
export const dynamicQuestion = 'ما الرمز الديناميكي؟';
export const dynamicAnswer =
  'رمز يحتوي على رابطنا القصير بدلًا من عنوانك. يمكن تغيير وجهته بعد طباعته، وإيقافه مؤقتًا، وتحديد بداية له ونهاية، ومعرفة عدد مرات مسحه. ولا نعطّل الرموز إلا بسبب إساءة الاستخدام.';
export const watermarkQuestion = 'هل توجد علامة مائية أو حجم أصغر للرموز المجانية؟';
export const watermarkAnswer = 'لا هذا ولا ذاك. يحصل الجميع على الملف نفسه.';
export const leaveQuestion = 'هل يمكنني إلغاء حسابي في أي وقت؟';
export const leaveAnswer = 'نعم. يمكن تصدير كل شيء، ثم حذف حسابك من الإعدادات.';
