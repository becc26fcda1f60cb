import { isolate, number } from './format.ts';

export * from './first/links.ts';

export const target = 'الوجهة';
export const newTargetHint = 'يمكن تغييرها في أي وقت، حتى بعد طباعة الرمز.';
export const slug = 'لاحقة مخصّصة';
export const randomSlug = 'عشوائية';
export const slugHint = `آخر الرابط القصير: من ${number(3)} إلى ${number(32)} من الحروف اللاتينية أو الأرقام أو الشرطات. لا يمكن تغييرها لاحقًا.`;
export const staysStatic =
  'هذا الرمز ثابت وربما طُبع، لذا يبقى كما هو. النسخة الديناميكية رمز جديد له نقش خاص به.';
export const makeCopy = 'إنشاء نسخة ديناميكية';
export const codesUsed = (used: number, max: number) =>
  `الرموز الديناميكية المستخدمة: ${number(used)} من ${number(max)}`;
export const codesUsedUpOfPlan = (used: number, max: number, larger: string) =>
  `الرموز الديناميكية المستخدمة: ${number(used)} من ${number(max)}. ستظل جميعها تعمل ويمكن تعديلها. لإنشاء رمز آخر، يُرجى حذف أحدها أو الانتقال إلى ${isolate(larger)} من الإعدادات.`;
export const codesUsedUp = (used: number, max: number) =>
  `الرموز الديناميكية المستخدمة: ${number(used)} من ${number(max)}. ستظل جميعها تعمل ويمكن تعديلها. لإنشاء رمز آخر، يُرجى حذف أحدها.`;
export const reserveFailed = 'تعذّر حجز رمز';
export const utmTags = 'وسوم UTM';
export const utmHint =
  'تُضاف إلى الوجهة لتتعرّف أدوات التحليل لديك على الرمز. تبقى الوسوم الموجودة في الوجهة كما هي.';
export const passQuery = 'تمرير المعلمات';
export const passQueryHint =
  'يُضاف إلى الوجهة ما يلي علامة ? في الرابط القصير المفتوح، مثل \u200e?\u2060table=7. تبقى المعلمات الموجودة في الوجهة كما هي.';
export const noTags = 'بلا وسوم';
export const tagsAdded = (count: number) => `الوسوم المضافة: ${number(count)}`;
export const sourceExample = 'poster';
export const mediumExample = 'print';
export const campaignExample = 'summer-2026';
export const shortLink = 'رابط قصير';
export const copy = 'نسخ الرابط';
export const copied = 'تم النسخ';
export const scans = 'عمليات المسح';
export const targetHint =
  'تُنشر عند الضغط على Enter أو الانتقال إلى حقل آخر، وتنتقل إليها الرموز المطبوعة في غضون ثانية.';
export const saveFailed = 'تعذّر الحفظ. يُرجى إعادة المحاولة.';
export const addressIncomplete = `يُرجى إدخال عنوان ويب مثل ${isolate('example.com/menu')}.`;
export const addressInvalid = `هذا ليس عنوان ويب. يُرجى إدخال عنوان مثل ${isolate('example.com/menu')}.`;
export const disabledNotice =
  'عطّلنا هذا الرمز لأنه قد يكون ضارًا. إذا كان ذلك عن طريق الخطأ، فيُرجى مراسلتنا من صفحة «التواصل معنا».';
export const pause = 'إيقاف مؤقت';
export const paused = 'موقوف مؤقتًا';
export const active = 'نشط';
export const pausedNotice = 'هذا الرمز موقوف مؤقتًا: تظهر رسالة لكل من يمسحه بدلًا من الوجهة.';
export const pauseCode = 'إيقاف هذا الرمز مؤقتًا';
export const pauseHint =
  'تظهر رسالة لكل من يمسحه بدلًا من الوجهة. إذا تُرك الحقل فارغًا، تظهر الرسالة العادية.';
export const pauseText = 'رسالة للزوار';
export const pauseTextExample = 'نعود يوم الاثنين.';
export const schedule = 'الجدول الزمني';
export const noSchedule = 'بلا جدول زمني';
export const scheduleFrom = (start: string) => `من ${isolate(start)}`;
export const scheduleUntil = (end: string) => `حتى ${isolate(end)}`;
export const scheduleFromUntil = (start: string, end: string) =>
  `من ${isolate(start)} حتى ${isolate(end)}`;
export const start = 'البداية';
export const startHint = (zone: string) =>
  `بتوقيتك (${isolate(zone)}). إذا تُرك الحقل فارغًا، يبدأ الآن.`;
export const end = 'النهاية';
export const endHint = 'إذا تُرك الحقل فارغًا، فلا نهاية.';
export const endBeforeStart = 'يجب أن تكون النهاية بعد البداية.';
export const timeIncomplete = 'يُرجى إدخال التاريخ والوقت.';
export const yearDigits = 'يُرجى إدخال السنة بأربعة أرقام.';
export const fallback = 'الوجهة خارج هذه الأوقات';
export const fallbackHint = 'العنوان الذي يُوجَّه إليه الزوار. إذا تُرك الحقل فارغًا، يظهر لهم إشعار.';
