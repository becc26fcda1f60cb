import { isolate, number, plural } from './format.ts';

export * from './first/scan.ts';

export const checking = 'جارٍ الفحص…';
export const checkUnavailable = 'تعذّر تحميل فحص المسح، لكن ما زال بإمكانك تنزيل الرمز.';
export const verdictScore = (verdict: string, score: number) => `${verdict} · ${number(score)}`;
export const verdictScoreCause = (verdict: string, score: number, cause: string) =>
  `${verdict} · ${number(score)}: ${cause}`;
export const verdictCause = (verdict: string, cause: string) => `${verdict}: ${cause}`;
export const openReport = (headline: string) => `${headline}. فتح تقرير المسح`;
export const notReadable = 'قد لا تتعرّف الهواتف على هذا الرمز أو قد تخطئ في قراءته.';
export const logoLeftOut = (level: string) => `حُذف الشعار: لا مكان له عند المستوى ${level}`;
export const fileNotRead =
  'فُتح هذا الملف وقورن برمزك، لكن تعذّر تحميل محركات المسح لقراءته. يُرجى اختباره بهاتفك قبل طباعته.';
export const doesNotScan = 'يتعذّر مسح هذا الرمز';
export const onlyPhones = 'لا يقرأ هذا الرمز سوى الهواتف';
export const someMayNotScan = (count: number, total: number) =>
  `قد يتعذّر مسح ${number(count)} من أصل ${number(total)} من الرموز`;
export const onlyPhonesText = 'لم تقرأه التطبيقات وصفحات الويب وأجهزة المسح القديمة.';
export const invertedTitle = 'فاتح على داكن.';
export const contrastTitle = 'تباين ضعيف جدًا.';
export const quietZoneTitle = 'هامش صغير جدًا.';
export const logoTitle = 'شعار كبير جدًا.';
export const densityTitle = 'رمز كثيف جدًا بالنسبة إلى حجمه.';
export const cornerFramesTitle = 'إطارات زوايا غير مألوفة.';
export const cornerDotsTitle = 'نقاط زوايا غير مألوفة.';
export const shapeTitle = 'أشكال رفيعة جدًا.';
export const clashTitle = 'مزيج صعب من الأشكال والألوان.';
export const codeCauses = '\u2068<code></code>\u2069: <causes></causes>';
export const causeList = (causes: readonly string[]) => causes.join('، ');
export const moreCodes = (count: number) =>
  plural(count, {
    zero: '… ولا شيء آخر.',
    one: '… ورمز واحد آخر.',
    two: '… ورمزان آخران.',
    few: `… و${number(count)} رموز أخرى.`,
    many: `… و${number(count)} رمزًا آخر.`,
    other: `… و${number(count)} رمز آخر.`,
  });
export const openToFix = 'يمكن فتح أي رمز لإصلاحه.';
export const fixAndDownload = (fix: string) => `${fix} ثم التنزيل`;
export const savedButHard = (cause: string | undefined) =>
  cause === undefined ? 'تم الحفظ، لكن قراءته صعبة' : `تم الحفظ، لكن قراءته صعبة: ${cause}`;
export const fixAndSaveAgain = (fix: string) => `${fix} والحفظ من جديد`;
export const downloadAnyway = 'التنزيل على أي حال';
export const backToDesign = 'العودة إلى التصميم';
export const cancelDownload = 'إلغاء';
export const reportTitle = 'تقرير المسح';
export const reportHeadline = (headline: string) => `${headline}.`;
export const sentences = (first: string, second: string) => `${first} ${second}`;
export const testsPassed = (passed: number, total: number) =>
  `قرأته جميع المحركات المختبَرة في ${number(passed)} من أصل ${number(total)} من الاختبارات.`;
export const test = 'الاختبار';
export const phonesColumn = 'الهواتف';
export const appsColumn = 'تطبيقات، ويب';
export const olderColumn = 'قديمة';
export const cleanPictures = 'صور واضحة';
export const difficultConditions = 'في ظروف صعبة';
export const otherSizes = 'بأحجام أخرى';
export const read = 'تمت القراءة';
export const notRead = 'تعذّرت القراءة';
export const notTested = 'لم يُختبر';
export const dashNote =
  'تعني الشرطة أن المحرك لم يُختبر، أو أنه لا يستطيع في هذه الصورة حتى قراءة المربعات العادية. في الظروف الصعبة لا تُختبر إلا محركات الهواتف.';
export const stoppedEarly = 'يتوقف الفحص مبكرًا عندما تتعذّر قراءة الرمز من صورة واضحة.';
export const printTips = (count: number) =>
  plural(count, {
    zero: `لا نصائح للطباعة`,
    one: `نصيحة واحدة للطباعة`,
    two: `نصيحتان للطباعة`,
    few: `${number(count)} نصائح للطباعة`,
    many: `${number(count)} نصيحة للطباعة`,
    other: `${number(count)} نصيحة للطباعة`,
  });
export const levelAdvice = (level: string, dots: number, insteadOf: number, percent: number) =>
  `عند المستوى ${isolate(level)} يصبح عدد النقاط في عرض هذا الرمز ${number(dots)} بدلًا من ${number(insteadOf)}، فيزداد عرض كل نقطة عند الطباعة بنسبة ${number(percent / 100, { style: 'percent' })}.`;
export const levelApplied = (dots: number) => `أصبح عدد النقاط في عرض هذا الرمز ${number(dots)}.`;
export const makeDotsLarger = 'تكبير النقاط';
export const undoLevel = (level: string) => `تراجع (العودة إلى المستوى ${isolate(level)})`;
export const marginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    zero: `لا يوجد هامش، وعدد نقاطه المطلوب وفق المعيار ${number(standard)}: يُرجى ترك مساحة بيضاء حول الرمز أو إضافة هامش.`,
    one: `عرض الهامش نقطة واحدة، والمطلوب وفق المعيار ${number(standard)}: يُرجى ترك مساحة بيضاء حول الرمز أو توسيع الهامش.`,
    two: `عرض الهامش نقطتان، والمطلوب وفق المعيار ${number(standard)}: يُرجى ترك مساحة بيضاء حول الرمز أو توسيع الهامش.`,
    few: `عرض الهامش ${number(dots)} نقاط، والمطلوب وفق المعيار ${number(standard)}: يُرجى ترك مساحة بيضاء حول الرمز أو توسيع الهامش.`,
    many: `عرض الهامش ${number(dots)} نقطة، والمطلوب وفق المعيار ${number(standard)}: يُرجى ترك مساحة بيضاء حول الرمز أو توسيع الهامش.`,
    other: `عرض الهامش ${number(dots)} نقطة، والمطلوب وفق المعيار ${number(standard)}: يُرجى ترك مساحة بيضاء حول الرمز أو توسيع الهامش.`,
  });
export const framedMarginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    zero: `لا يوجد هامش داخل الإطار، وعدد نقاطه المطلوب وفق المعيار ${number(standard)}: يُرجى إضافة هامش.`,
    one: `عرض الهامش داخل الإطار نقطة واحدة، والمطلوب وفق المعيار ${number(standard)}: يُرجى توسيع الهامش.`,
    two: `عرض الهامش داخل الإطار نقطتان، والمطلوب وفق المعيار ${number(standard)}: يُرجى توسيع الهامش.`,
    few: `عرض الهامش داخل الإطار ${number(dots)} نقاط، والمطلوب وفق المعيار ${number(standard)}: يُرجى توسيع الهامش.`,
    many: `عرض الهامش داخل الإطار ${number(dots)} نقطة، والمطلوب وفق المعيار ${number(standard)}: يُرجى توسيع الهامش.`,
    other: `عرض الهامش داخل الإطار ${number(dots)} نقطة، والمطلوب وفق المعيار ${number(standard)}: يُرجى توسيع الهامش.`,
  });
export const marginApplied = (dots: number) =>
  plural(dots, {
    zero: 'أصبح الرمز بلا هامش، كما يتطلب المعيار.',
    one: 'أصبح عرض الهامش نقطة واحدة، كما يتطلب المعيار.',
    two: 'أصبح عرض الهامش نقطتين، كما يتطلب المعيار.',
    few: `أصبح عرض الهامش ${number(dots)} نقاط، كما يتطلب المعيار.`,
    many: `أصبح عرض الهامش ${number(dots)} نقطة، كما يتطلب المعيار.`,
    other: `أصبح عرض الهامش ${number(dots)} نقطة، كما يتطلب المعيار.`,
  });
export const widenMargin = (dots: number) => `توسيع الهامش إلى ${number(dots)}`;
export const undoMargin = (dots: number) => `تراجع (العودة إلى ${number(dots)})`;
