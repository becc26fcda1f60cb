import { isolate, number, plural } from './format.ts';

export * from './first/account.ts';

export const loginIntro = 'يتيح تسجيل الدخول الوصول إلى رموز QR المحفوظة';
export const login = 'تسجيل الدخول';
export const loggingIn = 'جارٍ تسجيل الدخول…';
export const loginQuestion = 'ليس لديك حساب؟';
export const toRegister = 'إنشاء حساب';
export const loggedInTitle = 'مرحبًا بعودتك!';
export const loggedIn = 'تم تسجيل الدخول بنجاح.';
export const registerIntro = 'لحفظ رموز QR وإدارتها';
export const register = 'إنشاء حساب';
export const registering = 'جارٍ إنشاء الحساب…';
export const registerQuestion = 'لديك حساب بالفعل؟';
export const toLogin = 'تسجيل الدخول';
export const registeredTitle = 'تم إنشاء الحساب بنجاح!';
export const registered = 'يمكنك الآن حفظ رموز QR وإدارتها.';
export const email = 'البريد الإلكتروني';
export const password = 'كلمة المرور';
export const showPassword = 'إظهار كلمة المرور';
export const commonPassword = 'يستخدم كثيرون كلمة المرور هذه، لذا يسهل تخمينها.';
export const authenticationFailed = 'تعذّرت المصادقة';
export const forgotPassword = 'هل نسيت كلمة المرور؟';
export const resetMailSent = (address: string) =>
  `إذا كان لدى ${isolate(address)} حساب، فقد أرسلنا إليه رابطًا لتعيين كلمة مرور جديدة. الرابط صالح لمدة ${number(30)} دقيقة. لم تصل أي رسالة؟ يُرجى البحث في مجلد الرسائل غير المرغوب فيها.`;
export const resetByOperator =
  'للحصول على رابط لتعيين كلمة مرور جديدة، يُرجى مراسلة <mail></mail>. وستظل رموزك تعمل.';
export const resetLinkIncomplete =
  'هذا الرابط غير مكتمل. يُرجى نسخ العنوان كاملًا من الرسالة التي تحتويه، أو طلب رابط جديد من <mail></mail>.';
export const resetSignsIn = 'سيتم تسجيل دخولك هنا وتسجيل خروجك من جميع الأجهزة الأخرى.';
export const currentPassword = 'كلمة المرور الحالية';
export const newPassword = 'كلمة المرور الجديدة';
export const confirmPassword = 'تأكيد كلمة المرور';
export const changePassword = 'تغيير كلمة المرور';
export const passwordChanged = 'تم تغيير كلمة المرور';
export const passwordNotChanged = 'تعذّر تغيير كلمة المرور';
export const signInTitle = 'يُرجى تسجيل الدخول';
export const signIn = 'تسجيل الدخول';
export const adminOnly = 'هذه الصفحة مخصّصة لمشرفي الموقع.';
export const noAccessTitle = 'لا تتوفر لك صلاحية الوصول إلى هذه الصفحة';
export const noAccess =
  'هذه الصفحة مخصّصة للمشرفين، وليس للحساب <user></user> صلاحيات مشرف. يمكن للجهة المشغّلة لهذا الموقع تغيير ذلك.';
export const useAnotherAccount = 'استخدام حساب آخر';
export const settings = 'الإعدادات';
export const logout = 'تسجيل الخروج';
export const accountOf = (email: string) => `الحساب: ${isolate(email)}`;
export const administration = 'الإدارة';
export const loggedOutTitle = 'تم تسجيل الخروج';
export const loggedOut = 'تم تسجيل خروجك بنجاح.';
export const notLoggedOut = 'تعذّر تسجيل الخروج. يُرجى إعادة المحاولة.';
export const leaveTitle = 'تسجيل الخروج وفقدان التغييرات؟';
export const leaveText = (names: string) =>
  `تعذّر حفظ هذه التغييرات: ${names}. سيؤدي تسجيل الخروج إلى حذفها من هذا الجهاز.`;
export const stay = 'البقاء';
export const leaveAndLose = (count: number) =>
  plural(count, {
    zero: 'تسجيل الخروج',
    one: 'تسجيل الخروج وفقدان تغيير واحد',
    two: 'تسجيل الخروج وفقدان تغييرين',
    few: `تسجيل الخروج وفقدان ${number(count)} تغييرات`,
    many: `تسجيل الخروج وفقدان ${number(count)} تغييرًا`,
    other: `تسجيل الخروج وفقدان ${number(count)} تغيير`,
  });
export const allSettings = 'كل الإعدادات';
export const settingsPageTitle = (site: string) => `الإعدادات | ${site}`;
export const settingsDescription = 'خطتك وملفك الشخصي وطريقة تسجيل الدخول وبياناتك.';
export const settingsReason = 'تعرض هذه الصفحة إعدادات حسابك.';
export const planTitle = 'الخطة';
export const profileTitle = 'الملف الشخصي';
export const profileText = 'عنوان بريدك الإلكتروني ومظهر هذا الموقع على هذا الجهاز.';
export const dangerTitle = 'منطقة الخطر';
export const planLimits = (saved: number, dynamic: number) =>
  `الحد الأقصى للرموز المحفوظة: ${number(saved)}، وللديناميكية منها: ${number(dynamic)}`;
export const upgradeTo = (plan: string) => `الترقية إلى ${isolate(plan)}`;
export const dataTitle = 'بياناتك';
export const dataText =
  'ملف واحد يضم رموزك ووجهاتها وعمليات مسحها. يمكن استيراد الرموز على خادم آخر يشغّل هذا البرنامج.';
export const exportEverything = 'تصدير كل شيء';
export const preparingExport = 'جارٍ تحضير التصدير…';
export const preparingExportSize = (size: string) => `جارٍ تحضير التصدير… ${isolate(size)}`;
export const exportSaved = (file: string, size: string) =>
  `تم حفظ ${isolate(file)} (${isolate(size)}).`;
export const exportFailed = 'تعذّر التصدير. يُرجى إعادة المحاولة.';
export const importFromFile = 'استيراد من ملف';
export const fileToImport = 'الملف المراد استيراده';
export const readingFile = 'جارٍ قراءة الملف…';
export const importing = (current: number, total: number) =>
  `جارٍ استيراد الرمز ${number(current)} من ${number(total)}…`;
export const fileUnreadable = 'تعذّرت قراءة الملف. يُرجى إعادة المحاولة.';
export const fileTooLarge = 'هذا الملف أكبر من أن يُستورد.';
export const notAnExport =
  'هذا الملف ليس ملف تصدير لحساب. يُرجى اختيار ملف \u2068.json\u2069 الناتج عن التصدير.';
export const imported = (count: number) =>
  plural(count, {
    zero: 'لم يُستورد أي رمز.',
    one: 'تم استيراد رمز واحد.',
    two: 'تم استيراد رمزين.',
    few: `تم استيراد ${number(count)} رموز.`,
    many: `تم استيراد ${number(count)} رمزًا.`,
    other: `تم استيراد ${number(count)} رمز.`,
  });
export const importedBefore = (count: number) =>
  plural(count, {
    zero: 'لم يكن أي رمز في حسابك من قبل.',
    one: 'كان رمز واحد في حسابك من قبل.',
    two: 'كان رمزان في حسابك من قبل.',
    few: `كانت ${number(count)} رموز في حسابك من قبل.`,
    many: `كان ${number(count)} رمزًا في حسابك من قبل.`,
    other: `كان ${number(count)} رمز في حسابك من قبل.`,
  });
export const importedElsewhere = (count: number) =>
  plural(count, {
    zero: 'لا يستخدم أي رمز عنوان خادم آخر.',
    one: 'يستخدم رمز واحد عنوان خادم آخر، وسيعمل عندما يشير ذلك العنوان إلى هذا الخادم.',
    two: 'يستخدم رمزان عنوان خادم آخر، وسيعملان عندما يشير ذلك العنوان إلى هذا الخادم.',
    few: `تستخدم ${number(count)} رموز عنوان خادم آخر، وستعمل عندما يشير ذلك العنوان إلى هذا الخادم.`,
    many: `يستخدم ${number(count)} رمزًا عنوان خادم آخر، وستعمل عندما يشير ذلك العنوان إلى هذا الخادم.`,
    other: `يستخدم ${number(count)} رمز عنوان خادم آخر، وستعمل عندما يشير ذلك العنوان إلى هذا الخادم.`,
  });
export const someNotImported = 'تعذّر استيراد ما يلي:';
export const notImportedList = 'ما تعذّر استيراده';
export const codeNumber = (position: number) => `الرمز ${number(position)}`;
export const fieldProblem = (field: string, problem: string) => `${isolate(field)}: ${problem}`;
export const codeProblem = (problem: string) => `الرمز: ${problem}`;
export const codeNotImported = 'تعذّر استيراد هذا الرمز.';
export const moreNotImported = (count: number) =>
  plural(count, {
    zero: 'لا شيء آخر',
    one: 'رمز واحد آخر',
    two: 'رمزان آخران',
    few: `${number(count)} رموز أخرى`,
    many: `${number(count)} رمزًا آخر`,
    other: `${number(count)} رمز آخر`,
  });
export const importStopped = 'لم يُستورد لأن الاستيراد توقّف.';
export const deleteAccount = 'حذف الحساب';
export const deleteTitle = 'تأكيد حذف الحساب';
export const deleteText =
  'لا يمكن التراجع عن هذا الإجراء. سيُحذف حسابك نهائيًا وتُزال بياناتك من خوادمنا.';
export const deleteDynamicCodes = (count: number) =>
  plural(count, {
    zero: 'ليست لديك رموز ديناميكية. تظل الرموز الثابتة تعمل.',
    one: 'سيتوقف رمزك الديناميكي عن العمل نهائيًا، بما في ذلك جميع نسخه المطبوعة. تظل الرموز الثابتة تعمل.',
    two: 'سيتوقف رمزاك الديناميكيان عن العمل نهائيًا، بما في ذلك جميع نسخهما المطبوعة. تظل الرموز الثابتة تعمل.',
    few: `ستتوقف رموزك الديناميكية (${number(count)}) عن العمل نهائيًا، بما في ذلك جميع نسخها المطبوعة. تظل الرموز الثابتة تعمل.`,
    many: `ستتوقف رموزك الديناميكية (${number(count)}) عن العمل نهائيًا، بما في ذلك جميع نسخها المطبوعة. تظل الرموز الثابتة تعمل.`,
    other: `ستتوقف رموزك الديناميكية (${number(count)}) عن العمل نهائيًا، بما في ذلك جميع نسخها المطبوعة. تظل الرموز الثابتة تعمل.`,
  });
export const cancel = 'إلغاء';
export const accountDeletedTitle = 'تم حذف الحساب';
export const accountDeleted = 'تم حذف حسابك بنجاح.';
export const accountNotDeleted = 'تعذّر حذف الحساب';
export const loginFailed = 'تعذّر تسجيل الدخول';
export const registrationFailed = 'تعذّر إنشاء الحساب';
export const passwordResetFailed = 'تعذّر إرسال الرابط. يُرجى إعادة المحاولة.';
export const passwordChangeFailed = 'تعذّر تغيير كلمة المرور';
export const deletionFailed = 'تعذّر حذف الحساب';
export const subscriptionFailed = 'تعذّر الاشتراك';
