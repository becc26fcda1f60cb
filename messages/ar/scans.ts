import { isolate, number, plural } from './format.ts';

export const loading = 'جارٍ تحميل عمليات المسح…';

export const code = 'الرمز';
export const allCodes = 'جميع الرموز';
export const thisCode = 'هذا الرمز';
export const codeOption = (title: string, slug: string) => `${isolate(title)} (${isolate(slug)})`;
export const period = 'الفترة';
export const last7Days = `آخر ${number(7)} أيام`;
export const last30Days = `آخر ${number(30)} يومًا`;
export const last90Days = `آخر ${number(90)} يومًا`;
export const last12Months = `آخر ${number(12)} شهرًا`;
export const allTime = 'كل الفترات';
export const customPeriod = 'فترة مخصّصة';
export const from = 'من تاريخ';
export const to = 'إلى تاريخ';

export const noScans = 'لا عمليات مسح في هذه الفترة';
export const noScansHint =
  'عند مسح أحد رموزك الديناميكية، تظهر العملية هنا خلال ثوانٍ. ويمكن أيضًا اختيار فترة أخرى أعلاه.';
export const noCodes = 'ليس لديك أي رمز ديناميكي بعد';
export const noCodesHint =
  'تُحتسب عمليات المسح للرموز الديناميكية فقط. بعد إنشاء رمز ديناميكي، يظهر هنا عدد مرات مسحه وأوقاتها وأماكنها.';
export const createCode = 'إنشاء رمز';
export const codeWithoutScans = 'لا عمليات مسح لهذا الرمز';
export const codeWithoutScansHint =
  'هذا الرمز محذوف أو ثابت. تُحتسب عمليات المسح للرموز الديناميكية فقط.';
export const showAllCodes = 'عرض جميع الرموز';

export const scans = 'عمليات المسح';
export const visitors = 'الزوار';
export const today = 'اليوم';
export const live = 'مباشر';
export const sinceFirstScan = 'منذ أول عملية مسح';
export const noneDayBefore = 'لا شيء في اليوم السابق';
export const noneBefore = (days: number) =>
  plural(days, {
    zero: 'لا شيء من قبل',
    one: 'لا شيء في اليوم السابق',
    two: 'لا شيء في اليومين السابقين',
    few: `لا شيء في الأيام الـ${number(days)} السابقة`,
    many: `لا شيء في الأيام الـ${number(days)} السابقة`,
    other: `لا شيء في الأيام الـ${number(days)} السابقة`,
  });
export const changeToDayBefore = (change: string) => `${isolate(change)} مقارنةً باليوم السابق`;
export const changeToBefore = (change: string, days: number) =>
  plural(days, {
    zero: `${isolate(change)} مقارنةً بما سبق`,
    one: `${isolate(change)} مقارنةً باليوم السابق`,
    two: `${isolate(change)} مقارنةً باليومين السابقين`,
    few: `${isolate(change)} مقارنةً بالأيام الـ${number(days)} السابقة`,
    many: `${isolate(change)} مقارنةً بالأيام الـ${number(days)} السابقة`,
    other: `${isolate(change)} مقارنةً بالأيام الـ${number(days)} السابقة`,
  });

export const scansOverTime = 'عمليات المسح عبر الزمن';
export const scanCount = (count: number) =>
  plural(count, {
    zero: 'لا عمليات مسح',
    one: 'عملية مسح واحدة',
    two: 'عمليتا مسح',
    few: `${number(count)} عمليات مسح`,
    many: `${number(count)} عملية مسح`,
    other: `${number(count)} عملية مسح`,
  });
export const visitorCount = (count: number) =>
  plural(count, {
    zero: 'لا زوار',
    one: 'زائر واحد',
    two: 'زائران',
    few: `${number(count)} زوار`,
    many: `${number(count)} زائرًا`,
    other: `${number(count)} زائر`,
  });
export const targetChangeCount = (count: number) =>
  plural(count, {
    zero: 'لا تغييرات في الوجهة',
    one: 'تغيير واحد للوجهة',
    two: 'تغييران للوجهة',
    few: `${number(count)} تغييرات للوجهة`,
    many: `${number(count)} تغييرًا للوجهة`,
    other: `${number(count)} تغيير للوجهة`,
  });
export const peak = (count: number, time: string) => `الذروة: ${number(count)} (${isolate(time)})`;
export const soFar = 'حتى الآن';
export const startSoFar = (start: string) => `${isolate(start)} <note>(حتى الآن)</note>`;
export const targetChanged = 'تغيّرت الوجهة';
export const targetChangedTo = 'تغيّرت الوجهة إلى <target></target>';
export const showAsTable = 'عرض في جدول';
export const time = 'الوقت';
export const hourOfDay = (day: string, hour: string, offset: string) =>
  `${isolate(day)}، ${isolate(hour)} (${isolate(offset)})`;

export const codes = 'الرموز';
export const change = 'التغيّر';
export const newCode = 'جديد';
export const showMore = (count: number) => `عرض المزيد (${number(count)})`;
export const mostScanned = (shown: number, total: number) =>
  `هذه أكثر الرموز مسحًا، وعددها ${number(shown)}. يمكن اختيار أي رمز آخر من رموزك (${number(total)}) أعلاه.`;

export const countries = 'البلدان';
export const country = 'البلد';
export const devices = 'الأجهزة';
export const device = 'الجهاز';
export const mobile = 'هاتف';
export const tablet = 'جهاز لوحي';
export const desktop = 'كمبيوتر';
export const tv = 'تلفاز';
export const systems = 'أنظمة التشغيل';
export const system = 'نظام التشغيل';
export const browsers = 'المتصفحات';
export const browser = 'المتصفح';
export const referrers = 'الصفحات المُحيلة';
export const page = 'الصفحة';
export const camera = 'الكاميرا أو تطبيق مسح';
export const share = 'النسبة';
export const other = 'أخرى';
export const unknown = 'غير معروف';

export const busiestTimes = 'أوقات الذروة';
export const hour = (hour: number) => `${number(hour)}:${number(0, { minimumIntegerDigits: 2 })}`;
export const scansOfHour = (count: number, day: string, hour: number) =>
  `${day}، من ${number(hour)}:${number(0, { minimumIntegerDigits: 2 })} إلى ${number(hour + 1)}:${number(0, { minimumIntegerDigits: 2 })}. عدد عمليات المسح: ${number(count)}`;

export const footnote = (bots: number, previews: number) =>
  `لا تُحتسب زيارات الروبوتات ومعاينات التطبيقات ضمن عمليات المسح (في هذه الفترة: الروبوتات ${number(bots)}، والمعاينات ${number(previews)}). يُحتسب الزائر مرة واحدة لكل رمز في اليوم الواحد (UTC)، وإذا عاد في يوم آخر يُحتسب من جديد. لا يُخزَّن أي عنوان IP. البلدان: <link>IP Geolocation by DB-IP</link>.`;
