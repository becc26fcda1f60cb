import { isolate, number } from './format.ts';

export * from './first/pages.ts';

export const landingTitle = (site: string) => `إنشاء رمز QR احترافي في ثوانٍ | ${isolate(site)}`;
export const landingDescription =
  'إنشاء رمز QR مجانًا لرابط أو جهة اتصال أو شبكة Wi-Fi أو فعالية أو دفعة، وطباعته بأي حجم. دون تسجيل، ولا تنتهي صلاحية الرمز الثابت أبدًا.';
export const pricingTitle = (site: string) => `الأسعار | ${isolate(site)}`;
export const pricingDescription = (codes: number, dynamic: number, proCodes: number, pro: string) =>
  `الرموز الثابتة مجانية وغير محدودة، ودون تسجيل. الحد الأقصى للرموز المحفوظة في الحساب المجاني ${number(codes)}، وللديناميكية منها ${number(dynamic)}، وفي ${isolate(pro)} ${number(proCodes)}.`;
export const examplesTitle = (site: string) => `أمثلة على رموز QR | ${isolate(site)}`;
export const examplesDescription =
  'رموز QR لقوائم الطعام وبطاقات العمل والملصقات واللافتات وغيرها. يمكن مسحها من الشاشة، أو فتحها في صفحة الإنشاء وتعديلها.';
export const bulkTitle = (site: string) => `الإنشاء المجمّع لرموز QR | ${isolate(site)}`;
export const bulkDescription = `تحويل ما يصل إلى ${number(5000)} صف من Excel إلى ملف ZIP من رموز QR، يفحص كلًّا منها محركا مسح. تبقى قائمتك في متصفحك ما لم تُحفظ الرموز.`;
export const scansTitle = (site: string) => `عمليات المسح | ${isolate(site)}`;
export const scansDescription = 'عدد مرات مسح رموز QR الديناميكية، وأوقاتها وأماكنها.';
export const contactTitle = (site: string) => `التواصل معنا | ${isolate(site)}`;
export const contactDescription = (site: string) =>
  `التواصل مع فريق ${isolate(site)}: أسئلة، أو أفكار، أو رمز يتعذّر مسحه، أو مشكلة أمنية.`;
export const reportTitle = (site: string) => `الإبلاغ عن رمز | ${isolate(site)}`;
export const reportDescription =
  'الإبلاغ عن رمز QR من رموزنا يؤدي إلى تصيّد احتيالي أو برامج ضارة أو محتوى مزعج أو غير ذلك من المواقع الضارة.';
export const resetTitle = (site: string) => `كلمة مرور جديدة | ${isolate(site)}`;
export const resetDescription = 'اختيار كلمة مرور جديدة لحسابك.';
export const storesTitle = (site: string) => `الحصول على التطبيق | ${isolate(site)}`;
export const storesDescription = 'يفتح التطبيق في متجر التطبيقات على هاتفك.';
export const notFoundTitle = (site: string) => `الصفحة غير موجودة | ${isolate(site)}`;
export const notFoundDescription = 'هذه الصفحة غير موجودة.';
export const notCreated = 'تعذّر الإنشاء';
export const dynamicCreated = 'أُنشئ الرمز الديناميكي';
export const staticKept = 'إنه رمز جديد، ويبقى الرمز الثابت كما كان.';
export const bulkHeading = 'الإنشاء المجمّع لرموز QR';
export const bulkIntro =
  'تحويل جدول بيانات إلى ملف ZIP من الرموز، يفحص كلًّا منها محركا مسح. تبقى قائمتك في هذا المتصفح ما لم تُحفظ الرموز في حسابك.';
export const scansHeading = 'عمليات المسح';
export const scansReason = 'تعرض هذه الصفحة عدد مرات مسح رموزك الديناميكية.';
export const contactHeading = 'التواصل معنا';
export const writeTitle = 'مراسلتنا';
export const writeText =
  'تصل رسائل <mail></mail> إلى شخص حقيقي. ويفيدنا أن نعرف ما الذي سيُطبع وأين سيُمسح الرمز.';
export const scanTitle = 'رمز يتعذّر مسحه';
export const scanText =
  'يُرجى إرفاق الملف وصورة للنسخة المطبوعة، وذكر الهاتف المستخدم. يوضّح <guide>دليل التوافق</guide> الأسباب المعتادة: حجم صغير جدًا، أو هامش صغير جدًا، أو تباين ضعيف جدًا.';
export const abuseTitle = 'الإبلاغ عن إساءة الاستخدام';
export const abuseText =
  'إذا كان رمز يحمل رابطنا القصير يؤدي إلى تصيّد احتيالي أو برامج ضارة أو محتوى مزعج، فيُرجى <report>الإبلاغ عنه</report>. لا حاجة إلى حساب.';
export const feedbackTitle = 'ملاحظات أثناء العمل';
export const feedbackText = 'بعد تسجيل الدخول، يفتح زر «الملاحظات» في كل صفحة نموذجًا قصيرًا.';
export const company = 'بيانات الشركة متاحة في <imprint>بيانات الناشر</imprint>.';
export const reportHeading = 'الإبلاغ عن رمز';
export const reportIntro =
  'هل أدى رمز QR يحمل رابطنا القصير إلى موقع ضار؟ يقرأ شخص حقيقي كل بلاغ ويعطّل الرموز الضارة. لا حاجة إلى حساب.';
export const reportThanks = 'شكرًا على بلاغك';
export const reportNext =
  'إذا كان هذا أحد رموزنا، فسنفحصه. إذا أُدخلت كلمة مرور أو دُفع مبلغ، فيجب تغيير كلمة المرور والاتصال بالبنك الآن دون انتظار ردّنا.';
export const reportAnother = 'الإبلاغ عن رمز آخر';
export const resetHeading = 'اختيار كلمة مرور جديدة';
export const storesHeading = 'الحصول على التطبيق';
export const storesChoose = 'يُرجى اختيار متجر التطبيقات.';
export const storesIncomplete =
  'هذا الرابط غير مكتمل: لا يحدّد أي تطبيق. يُرجى مسح الرمز مجددًا، أو البحث عن التطبيق في متجر التطبيقات.';
export const storesNeedScripts =
  'تحتاج هذه الصفحة إلى JavaScript للعثور على التطبيق. يُرجى تفعيله وإعادة تحميل الصفحة، أو البحث عن التطبيق في متجر التطبيقات.';
export const notFoundHeading = 'هذه الصفحة غير موجودة';
export const notFoundText =
  'ربما كُتب العنوان بشكل غير صحيح أو نُقلت الصفحة. يمكن بدلًا من ذلك <make>إنشاء رمز QR</make>.';
