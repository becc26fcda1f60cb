import { isolate } from './format.ts';

// In the page about signing in
export const title = 'البريد الإلكتروني';
export const text = 'يُستخدم هذا العنوان لتسجيل دخولك، ونرسل إليه رابطًا عند نسيان كلمة المرور.';
export const textWithoutMail = 'يُستخدم هذا العنوان لتسجيل دخولك.';
export const unverified =
  'لم يُؤكَّد هذا العنوان بعد. يُرجى طلب إرسال رابط وفتحه. حتى ذلك الحين يمكن أن يحتوي حسابك على رمز ديناميكي واحد.';
export const sendLink = 'إرسال الرابط';
export const sentAgain = (address: string) =>
  `أرسلنا رابطًا إلى ${isolate(address)}، وهو صالح لمدة سبعة أيام. لم تصل أي رسالة؟ يُرجى البحث في مجلد الرسائل غير المرغوب فيها.`;
export const notSent = 'تعذّر إرسال الرسالة. يُرجى إعادة المحاولة.';
export const pending = (address: string) =>
  `أرسلنا رابطًا إلى ${isolate(address)}. يتغيّر العنوان عند تأكيده هناك خلال 24 ساعة.`;
export const cancelChange = 'إلغاء التغيير';
export const changeCancelled = 'يبقى العنوان كما هو.';
export const notCancelled = 'تعذّر إلغاء التغيير. يُرجى إعادة المحاولة.';
export const newAddress = 'البريد الإلكتروني الجديد';
export const sameAddress = 'هذا هو عنوانك الحالي. يُرجى إدخال عنوان آخر.';
export const codeHint = 'أو أحد رموز الاسترداد';
export const change = 'تغيير العنوان';
export const changeByLink = 'نرسل رابطًا إلى العنوان الجديد، ويتغيّر عنوانك عند تأكيده هناك.';
export const changeAtOnce =
  'لا يرسل هذا الخادم رسائل بريد، لذا يتغيّر العنوان فورًا. يُرجى التحقق من كتابته، فبه يتم تسجيل دخولك.';
export const mailed = (address: string) =>
  `أرسلنا رابطًا إلى ${isolate(address)}. لم تصل أي رسالة؟ يُرجى البحث في مجلد الرسائل غير المرغوب فيها.`;
export const changed = 'تم تغيير بريدك الإلكتروني';
export const notChanged = 'تعذّر تغيير البريد الإلكتروني. يُرجى إعادة المحاولة.';

// The page that confirms an address
export const verifyTitle = (site: string) => `تأكيد البريد الإلكتروني | ${isolate(site)}`;
export const verifyDescription = 'تأكيد البريد الإلكتروني لحسابك بالرابط الذي وصل إليك.';
export const verifyHeading = 'تأكيد البريد الإلكتروني';
export const verifyText = 'يُرجى التأكيد فقط إذا كان إنشاء هذا الحساب أو طلب هذا التغيير منك.';
export const verifyButton = 'تأكيد العنوان';
export const confirmed = (address: string) => `تم تأكيد ${isolate(address)}.`;
export const notConfirmed = 'تعذّر تأكيد العنوان. يُرجى إعادة المحاولة.';
export const alreadyConfirmed = 'إذا تم تأكيد العنوان قبل قليل، فلا حاجة إلى أي إجراء آخر.';

// The page that restores the previous address
export const restoreTitle = (site: string) => `استعادة البريد الإلكتروني | ${isolate(site)}`;
export const restoreDescription =
  'التراجع عن تغيير البريد الإلكتروني لحسابك بالرابط الذي وصل إليك.';
export const restoreHeading = 'استعادة البريد الإلكتروني';
export const restoreText =
  'يستعيد حسابك عنوانه السابق، ويتم تسجيل الخروج من جميع الأجهزة. بعد ذلك تُعيَّن كلمة مرور جديدة.';
export const restoreButton = 'استعادة العنوان';
export const notRestored = 'تعذّرت استعادة العنوان. يُرجى إعادة المحاولة.';
export const alreadyRestored =
  'إذا سبق استخدامه قبل قليل، فقد تمت استعادة عنوانك: لتعيين كلمة مرور جديدة، يُرجى اختيار «هل نسيت كلمة المرور؟» <link>في نافذة تسجيل الدخول</link>.';

// Both pages
export const linkIncomplete =
  'هذا الرابط غير مكتمل. يُرجى نسخ العنوان كاملًا من الرسالة التي تحتويه.';
