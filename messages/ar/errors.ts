import { isolate, number, plural } from './format.ts';

export const signedOut = 'تم تسجيل خروجك. يُرجى تسجيل الدخول من جديد.';
export const wrongLogin = 'البريد الإلكتروني أو كلمة المرور غير صحيحة.';
export const registrationFailed =
  'تعذّر إنشاء الحساب. إذا كان لديك حساب بالفعل، فيُرجى تسجيل الدخول.';
export const wrongPassword = 'كلمة المرور الحالية غير صحيحة.';
export const resetLinkUsed =
  'انتهت صلاحية هذا الرابط أو سبق استخدامه. إذا عُيّنت به كلمة مرور للتو، فيُرجى تسجيل الدخول.';
export const addressLinkUsed = 'انتهت صلاحية هذا الرابط أو سبق استخدامه.';
export const addressTaken = 'هذا البريد الإلكتروني تابع لحساب آخر.';
export const addressUnverified =
  'يُرجى تأكيد بريدك الإلكتروني لإنشاء أكثر من رمز ديناميكي واحد. يمكن إرسال الرابط من «تسجيل الدخول والأمان» في الإعدادات.';
export const passwordChanging = 'يجري تغيير كلمة المرور حاليًا. يُرجى إعادة المحاولة.';
export const manyLogins = 'عدد كبير من عمليات تسجيل الدخول حاليًا. يُرجى إعادة المحاولة بعد قليل.';

export const tooManyRequests = (seconds: number) =>
  plural(seconds, {
    zero: 'طلبات كثيرة جدًا. يُرجى إعادة المحاولة.',
    one: 'طلبات كثيرة جدًا. يُرجى إعادة المحاولة بعد ثانية واحدة.',
    two: 'طلبات كثيرة جدًا. يُرجى إعادة المحاولة بعد ثانيتين.',
    few: `طلبات كثيرة جدًا. يُرجى إعادة المحاولة بعد ${number(seconds)} ثوانٍ.`,
    many: `طلبات كثيرة جدًا. يُرجى إعادة المحاولة بعد ${number(seconds)} ثانية.`,
    other: `طلبات كثيرة جدًا. يُرجى إعادة المحاولة بعد ${number(seconds)} ثانية.`,
  });
export const tooManyAttempts = (minutes: number) =>
  plural(minutes, {
    zero: 'محاولات كثيرة جدًا. يُرجى إعادة المحاولة.',
    one: 'محاولات كثيرة جدًا. يُرجى إعادة المحاولة بعد دقيقة.',
    two: 'محاولات كثيرة جدًا. يُرجى إعادة المحاولة بعد دقيقتين.',
    few: `محاولات كثيرة جدًا. يُرجى إعادة المحاولة بعد ${number(minutes)} دقائق.`,
    many: `محاولات كثيرة جدًا. يُرجى إعادة المحاولة بعد ${number(minutes)} دقيقة.`,
    other: `محاولات كثيرة جدًا. يُرجى إعادة المحاولة بعد ${number(minutes)} دقيقة.`,
  });
export const tooMuchFeedback = 'عدد الملاحظات المرسلة كبير جدًا. يُرجى إعادة المحاولة بعد ساعة.';
export const tooManyNewCodes = (perHour: number) =>
  `الحد الأقصى للرموز الديناميكية التي يمكن لحساب جديد إنشاؤها في الساعة: ${number(perHour)}. يُرجى إعادة المحاولة بعد ساعة.`;
export const tooManyNewTargets = (perHour: number) =>
  `الحد الأقصى لتغييرات الوجهة المتاحة لحساب جديد في الساعة: ${number(perHour)}. يُرجى إعادة المحاولة بعد ساعة.`;

export const busy = 'الخادم مشغول. يُرجى إعادة المحاولة بعد بضع ثوانٍ.';
export const unavailable = 'الخدمة غير متاحة حاليًا. يُرجى إعادة المحاولة بعد قليل.';
export const shortLinkNotCreated = 'تعذّر إنشاء رابط قصير. يُرجى إعادة المحاولة.';
export const internal = 'حدث خطأ من جانبنا. يُرجى إعادة المحاولة.';

export const projectMissing = 'هذا الرمز غير موجود. ربما تم حذفه في علامة تبويب أخرى.';
export const projectChanged =
  'تم تغيير هذا الرمز في علامة تبويب أخرى أو على جهاز آخر. يُرجى إعادة تحميل الصفحة ثم إعادة المحاولة.';
export const dynamicContent =
  'لا يمكن تغيير نقش الرمز الديناميكي، فقد يكون مطبوعًا بالفعل. يمكن تغيير وجهته بدلًا من ذلك.';
export const onlyAddresses =
  'لا يمكن أن يفتح الرمز الديناميكي إلا عنوان ويب. يُرجى اختيار «رابط» نوعًا للمحتوى.';
export const projectLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  `الحد الأقصى للرموز المحفوظة في ${isolate(plan)} هو ${number(count)}. يُرجى حذف بعضها، أو الانتقال إلى ${isolate(larger)} لرفع الحد إلى ${number(more)}.`;
export const projectLimit = (count: number, plan: string) =>
  `الحد الأقصى للرموز المحفوظة في ${isolate(plan)} هو ${number(count)}. لحفظ رموز جديدة، يُرجى حذف بعضها.`;

export const linkMissing = 'هذا الرمز الديناميكي غير موجود. ربما تم حذفه في علامة تبويب أخرى.';
export const linkDisabled =
  'عطّلنا هذا الرمز لأنه قد يكون ضارًا. إذا كان ذلك عن طريق الخطأ، فيُرجى مراسلتنا من صفحة «التواصل معنا».';
export const endBeforeStart = 'يجب أن تكون النهاية بعد البداية.';
export const dynamicLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  `الحد الأقصى للرموز الديناميكية في ${isolate(plan)} هو ${number(count)}. ستظل رموزك الحالية تعمل. يمكن الانتقال إلى ${isolate(larger)} لرفع الحد إلى ${number(more)}، أو إنشاء رمز ثابت.`;
export const dynamicLimit = (count: number, plan: string) =>
  `الحد الأقصى للرموز الديناميكية في ${isolate(plan)} هو ${number(count)}. ستظل رموزك الحالية تعمل. لإنشاء رموز جديدة، يُرجى حذف بعضها.`;
export const slugNeedsPlan = (plan: string) =>
  `اللواحق المخصّصة متاحة في ${isolate(plan)}. يُرجى الترقية من الإعدادات، أو إنشاء الرمز دون لاحقة مخصّصة.`;
export const slugTaken = 'هذه اللاحقة المخصّصة مستخدمة بالفعل. يُرجى اختيار لاحقة أخرى.';
export const codeDeleted = (code: string) =>
  `كان الرابط القصير ${isolate(code)} تابعًا لرمز محذوف ولا يمكن استخدامه مجددًا. يُرجى إنشاء رمز جديد بدلًا منه.`;
export const codeInUse = (code: string) =>
  `يستخدم رمز آخر على هذا الخادم الرابط القصير ${isolate(code)} بالفعل. يُرجى إنشاء رمز جديد بدلًا منه.`;
export const symbolWithoutCode = (code: string) =>
  `محتوى هذا الرمز لا يطابق رابطه القصير ${isolate(code)}. يُرجى تصدير الحساب مجددًا، ثم استيراد الملف الجديد.`;

// Reports of scans
export const periodReversed =
  'يُرجى اختيار فترة أخرى: يجب ألا يكون تاريخ البداية بعد تاريخ النهاية.';
export const periodTooLong = 'هذه الفترة أطول من أن تُعرض في رسم بياني. يُرجى اختيار فترة أقصر.';
export const dayUnknown = (day: string) => `${isolate(day)} ليس تاريخًا صحيحًا. يُرجى اختيار يوم آخر.`;
export const zoneUnknown = (zone: string) =>
  `لا يعرف الخادم المنطقة الزمنية ${isolate(zone)}. يُرجى ضبط منطقة أخرى على جهازك، مثل ${isolate('Europe/Berlin')}.`;

export const targetMissing = 'يُرجى إدخال عنوان ويب.';
export const targetTooLong = (max: number) =>
  `الحد الأقصى لعدد أحرف عنوان الويب: ${number(max, { useGrouping: false })}.`;
export const targetTooLongEncoded = (max: number, length: number) =>
  `هذا العنوان أطول مما يسمح به الرمز الديناميكي: بعد ترميز الأحرف الخاصة يصبح عدد أحرفه ${number(length, { useGrouping: false })}، والحد الأقصى ${number(max, { useGrouping: false })}.`;
export const targetCharacters = 'يحتوي العنوان على أحرف غير مرئية. يُرجى كتابته من جديد.';
export const targetBackslash = `لا يمكن أن يحتوي عنوان الويب على شرطة مائلة عكسية. يُرجى استخدام ${isolate('/')} بدلًا منها.`;
export const targetScheme = `يجب أن يبدأ العنوان بـ${isolate('https://')} أو ${isolate('http://')}.`;
export const targetPassword = `يُرجى حذف الاسم وكلمة المرور قبل علامة ${isolate('@')}.`;
export const targetHost = `يُرجى إدخال عنوان ويب مثل ${isolate('https://example.com/menu')}.`;
export const targetLoop =
  'لا يمكن أن تكون وجهة الرمز الديناميكي هذا الموقع، لأن ذلك يسبب حلقة لا تنتهي.';
export const targetNotPublic =
  'لا يمكن أن تكون وجهة الرمز الديناميكي إلا موقعًا عامًا. أما الرمز الثابت فيمكن أن يحتوي على أي عنوان.';
export const targetBlocked = (host: string) =>
  `${isolate(host)} مدرج في قائمة المواقع الضارة. إذا كان ذلك عن طريق الخطأ، فيُرجى مراسلتنا من صفحة «التواصل معنا».`;
