import { isolate, number, plural } from './format.ts';

// The page about signing in
export const pageTitle = (site: string) => `تسجيل الدخول والأمان | ${isolate(site)}`;
export const pageDescription = 'كيفية تسجيل الدخول إلى حسابك وحمايته.';
export const back = 'جميع الرموز';
export const heading = 'تسجيل الدخول والأمان';
export const reason = 'تعرض هذه الصفحة كيفية حماية حسابك.';
export const pageLink = 'تسجيل الدخول والأمان';

// The second step of signing in
export const stepText = (address: string) =>
  `يُرجى إدخال الرمز الذي يعرضه تطبيق المصادقة للحساب ${isolate(address)}.`;
export const stepTextAlone = 'يُرجى إدخال الرمز الذي يعرضه تطبيق المصادقة.';
export const stepRecoveryText = 'يُرجى إدخال أحد رموز الاسترداد. يعمل كل رمز مرة واحدة.';
export const codeLabel = 'الرمز من التطبيق';
export const recoveryCodeLabel = 'رمز الاسترداد';
export const codeMissing = 'يُرجى إدخال الرمز';
export const rememberDevice = `تذكُّر هذا الجهاز لمدة ${number(30)} يومًا`;
export const useRecoveryCode = 'استخدام رمز استرداد';
export const useApp = 'استخدام تطبيق المصادقة';
export const continueSignIn = 'متابعة';
export const checking = 'جارٍ التحقق…';
export const stepBack = 'رجوع';
export const codeNotChecked = 'تعذّر التحقق من الرمز. يُرجى إعادة المحاولة.';

// Two-step sign-in
export const twoStepTitle = 'تسجيل الدخول بخطوتين';
export const twoStepText =
  'بعد كلمة المرور يُستخدم هاتفك أو مفتاح مرور، ولا تكفي كلمة المرور وحدها لدخول حسابك.';
export const twoStepOffer =
  'يمكن طلب رمز تحقّق من هاتفك بعد كلمة المرور، فلا تكفي كلمة المرور وحدها لدخول حسابك.';
export const appTitle = 'تطبيق المصادقة';
export const appOff = `يعرض تطبيق على هاتفك رمزًا جديدًا كل ${number(30)} ثانية.`;
export const appOn = 'يُطلب رمز من تطبيقك عند تسجيل الدخول.';
export const setUpApp = 'إعداد تطبيق';
export const removeApp = 'إزالة التطبيق';
export const sectionNotLoaded = 'تعذّر تحميل هذا القسم.';
export const changeFailed = 'تعذّر إجراء التغيير. يُرجى إعادة المحاولة.';
export const cancel = 'إلغاء';

// Setting up an authenticator app
export const scanText =
  'يُرجى مسح هذا الرمز بتطبيق مصادقة على هاتفك، ثم إدخال الرمز الذي يعرضه التطبيق.';
export const scanLabel = 'رمز QR لتطبيق المصادقة';
export const keyText = 'إذا تعذّر المسح، فيمكن كتابة هذا المفتاح في التطبيق:';
export const copyKey = 'نسخ المفتاح';
export const openInApp = 'الفتح في تطبيق مصادقة';
export const copied = 'تم النسخ';
export const notCopied = 'تعذّر النسخ. يُرجى تحديد النص ونسخه يدويًا.';
export const turnOn = 'تفعيل';
export const turnedOnTitle = 'تم تفعيل تسجيل الدخول بخطوتين';
export const turnedOn = 'تم تسجيل خروجك من جميع الأجهزة الأخرى.';
export const codesNotShown =
  'تم تفعيل تسجيل الدخول بخطوتين، لكن تعذّر عرض رموز الاسترداد. يُرجى إنشاء رموز جديدة.';

// The password again, before a change
export const confirmText = 'يُرجى إدخال كلمة المرور للمتابعة.';
export const password = 'كلمة المرور';
export const passwordMissing = 'يُرجى إدخال كلمة المرور';
export const removeText =
  'يُرجى إدخال كلمة المرور لإزالة تطبيق المصادقة. بعد ذلك تكفي كلمة المرور وحدها لتسجيل الدخول، وتُحذف رموز الاسترداد.';
export const removeTextKept =
  'يُرجى إدخال كلمة المرور لإزالة تطبيق المصادقة. بعد ذلك يُطلب مفتاح مرور بعد كلمة المرور.';
export const turnedOffTitle = 'تمت إزالة تطبيق المصادقة';
export const turnedOff = 'تكفي الآن كلمة المرور وحدها لتسجيل الدخول. وقد حُذفت رموز الاسترداد.';
export const turnedOffKept = 'يبقى تسجيل الدخول بخطوتين مفعَّلًا باستخدام مفتاح مرور.';

// Recovery codes
export const recoveryTitle = 'رموز الاسترداد';
export const recoveryText = 'يتيح أحد هذه الرموز تسجيل الدخول بدون هاتفك. يعمل كل رمز مرة واحدة.';
export const recoveryLeft = (count: number) =>
  plural(count, {
    zero: `لم يتبقَّ أي رمز.`,
    one: `تبقّى رمز واحد.`,
    two: `تبقّى رمزان.`,
    few: `تبقّت ${number(count)} رموز.`,
    many: `تبقّى ${number(count)} رمزًا.`,
    other: `تبقّى ${number(count)} رمز.`,
  });
export const newCodes = 'إنشاء رموز استرداد جديدة';
export const newCodesText = 'تحلّ رموز الاسترداد الجديدة محل القديمة التي تتوقف عن العمل.';
export const codesTitle = 'رموز الاسترداد الجديدة';
export const codesText =
  'يُرجى حفظها في مكان آمن يمكن الوصول إليه بدون هاتفك. لن تُعرض إلا هذه المرة.';
export const copyCodes = 'نسخ';
export const downloadCodes = 'تنزيل';
export const codesSaved = 'تم حفظ الرموز';
export const codesFileTitle = (site: string, address: string) =>
  `رموز الاسترداد في ${isolate(site)}، ${isolate(address)}`;

// In place of the administrators' pages
export const adminTitle = 'يجب إعداد تسجيل الدخول بخطوتين أولًا';
export const adminText = 'يشترط هذا الموقع ذلك على المشرفين.';
export const adminButton = 'إعداد';

// Errors
export const wrongCode = 'هذا الرمز خاطئ أو لم يعد صالحًا. يُرجى تجربة رمز آخر.';
export const tooManyCodes = (minutes: number) =>
  plural(minutes, {
    zero: `رموز خاطئة كثيرة جدًا. يُرجى إعادة المحاولة بعد لحظات أو استخدام رمز استرداد.`,
    one: `رموز خاطئة كثيرة جدًا. يُرجى إعادة المحاولة بعد دقيقة أو استخدام رمز استرداد.`,
    two: `رموز خاطئة كثيرة جدًا. يُرجى إعادة المحاولة بعد دقيقتين أو استخدام رمز استرداد.`,
    few: `رموز خاطئة كثيرة جدًا. يُرجى إعادة المحاولة بعد ${number(minutes)} دقائق أو استخدام رمز استرداد.`,
    many: `رموز خاطئة كثيرة جدًا. يُرجى إعادة المحاولة بعد ${number(minutes)} دقيقة أو استخدام رمز استرداد.`,
    other: `رموز خاطئة كثيرة جدًا. يُرجى إعادة المحاولة بعد ${number(minutes)} دقيقة أو استخدام رمز استرداد.`,
  });
export const signInExpired =
  'استغرق تسجيل الدخول وقتًا طويلًا أو أُدخلت رموز خاطئة كثيرة. يُرجى إدخال كلمة المرور مرة أخرى.';
export const setUpExpired = 'انتهت صلاحية هذا الإعداد. يُرجى البدء من جديد.';
export const confirmationNeeded = 'يُرجى إدخال كلمة المرور للمتابعة.';
export const factorRequired =
  'يحتاج مشرفو هذا الموقع إلى تسجيل الدخول بخطوتين. يمكن إعداده في صفحة «تسجيل الدخول والأمان».';
export const factorExists = 'تم إعداد تطبيق مصادقة من قبل. يُرجى إزالته قبل إعداد تطبيق آخر.';
export const factorMissing = 'تسجيل الدخول بخطوتين غير مفعّل. يُرجى إعداده أولًا.';
