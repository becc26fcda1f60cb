import { isolate, number } from './format.ts';

export const title = 'إنشاء رموز QR احترافية في ثوانٍ';
export const intro =
  'تكفي كتابة رابط للحصول على رمز فحصته أربعة محركات مسح. مجانًا، دون تسجيل ودون علامة مائية، ولا تنتهي صلاحية الرموز الثابتة أبدًا.';
export const startFree = 'البدء مجانًا';
export const viewExamples = 'عرض الأمثلة';

export const tryIt = 'تجربة';
export const tryNeedsScripts =
  'تحتاج تجربة الرمز هنا إلى JavaScript، وهو معطّل في متصفحك. يُرجى تفعيله وإعادة تحميل الصفحة.';
export const link = 'رابطك';
export const look = 'المظهر';
export const squares = 'مربعات';
export const dots = 'نقاط مستديرة';
export const tooPale = 'باهت جدًا';
export const enginesWait = 'تفحص أربعة محركات مسح الرمز مع كل تغيير، وتوضّح ما به من مشكلات.';
export const styleAndDownload = 'التصميم والتنزيل';

export const product = 'المنتج';
export const generatorPicture =
  'صفحة الإنشاء: في جانب عنوان قائمة طعام، وفي الجانب الآخر رمزها الجاهز مع زر التنزيل، والرموز المحفوظة في الشريط الجانبي';
export const phonePicture = 'صفحة الإنشاء على هاتف، وفيها نموذج بطاقة الاتصال';

export const features = 'كل ما يلزم قبل الطباعة';
export const designTitle = 'تصميم احترافي';
export const designText =
  'ألوان وأشكال وتدرجات، وشعارك، وإطار بعبارة تحثّ على المسح، وفحص مباشر يؤكد أن الرمز ما زال قابلًا للمسح.';
export const contentTitle = 'محتوى متنوع';
export const contentText =
  'عناوين ويب وبطاقات اتصال، وWi-Fi، وفعاليات، ومدفوعات، ورسائل وغيرها، كلٌّ منها مرمَّز وفق معياره. وتصل الحروف العربية والرموز التعبيرية كما كُتبت.';
export const exportTitle = 'تصدير سهل';
export const exportText =
  'PNG وJPEG وWebP بالبكسل أو بالمليمتر؛ وSVG وPDF وEPS للطباعة، وPDF وEPS بالحبر الأسود وحده أيضًا. نقرة واحدة تكفي لتنزيل PNG.';
export const trackingTitle = 'تحليلات المسح';
export const trackingText =
  'لا تُتتبَّع عمليات مسح الرمز الثابت. أما الرمز الديناميكي فيُحصي عمليات مسحه حسب اليوم والبلد والجهاز دون تخزين عنوان IP، ويمكن تغيير وجهته بعد الطباعة.';
export const outputTitle = 'جودة عالية';
export const outputText = `صور نقطية حتى ${number(8192)} بكسل، كل نقطة فيها على وحدات بكسل كاملة، أو ملفات متجهية واضحة بأي حجم. وأعلى مستوى لتصحيح الأخطاء يتجاوز خدشًا أو بقعة قهوة.`;
export const securityTitle = 'الأمان';
export const securityText =
  'تُنشأ الرموز الثابتة في متصفحك ولا تحتاج إلى خوادمنا. الاستثناء الوحيد: الرمز الذي يؤدي إلى App Store وGoogle Play معًا يفتح أولًا صفحة في موقعنا.';

export const reasons = 'رموز تظل تعمل';
export const dynamicTitle = 'تغيير الرمز بعد طباعته';
export const dynamicText = (codes: number) =>
  `يُفتح الرمز الديناميكي عبر رابط قصير. يمكن تغيير وجهته، أو إيقافه مؤقتًا، أو تحديد تاريخ لانتهائه، والاطلاع على عمليات مسحه حسب اليوم والبلد والجهاز. عدد الرموز الديناميكية في الحساب المجاني: ${number(codes)}.`;
export const signUpFree = 'إنشاء حساب مجاني';
export const bulkTitle = 'جدول بيانات كامل دفعة واحدة';
export const bulkText = `تحويل ما يصل إلى ${number(5000)} صف إلى ملف ZIP من الرموز، يُختبر كل منها قبل تنزيله. وتبقى قائمتك في متصفحك ما لم تُحفظ الرموز في حسابك.`;
export const makeInBulk = 'إنشاء مجمّع للرموز';
export const leaveTitle = 'كل بياناتك قابلة للنقل';
export const leaveText =
  'يمكن تصدير الرموز والوجهات وعمليات المسح في ملف واحد. ويمكن لخادم آخر يشغّل هذا البرنامج استيراد الرموز، حتى المطبوعة منها.';
export const seePlans = 'عرض الخطط';
export const openSourceTitle = 'برنامج حر';
export const openSourceText = (site: string) =>
  `${isolate(site)} مفتوح المصدر بموجب رخصة MIT. يمكن تشغيله على خادمك الخاص وبروابطك القصيرة، وتعديل أي شيء فيه.`;
export const askUs = 'التواصل معنا';

export const enginesFigure = 'محركات مسح تفحص رمزك قبل تنزيله';
export const sizesFigure = `أحجام يختبر بها كل محرك رمزك، من ${number(3)} إلى ${number(14)} بكسل لكل نقطة`;
export const dotsFigure =
  'من سهولة قراءة المربعات العادية: يقرأ محركانا المخصصان لكاميرات الهواتف النقاط المستديرة بجميع هذه الأحجام';
export const requestsFigure = 'طلب إلى شركات أخرى دون موافقتك';

export const lastTitle = 'رمزك الأول يبدأ هنا';
export const lastText = 'مجانًا، دون حساب، ويبقى لك دائمًا.';
