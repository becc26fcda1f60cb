import { isolate, number, plural } from './format.ts';

export * from './first/download.ts';

export const moreOptions = 'خيارات أخرى…';
export const format = 'الصيغة';
export const rasterFormats = '<kind>صور نقطية</kind> <use>للويب وبرامج Office</use>';
export const vectorFormats = '<kind>رسوم متجهة</kind> <use>للطباعة</use>';
export const blackOnly = 'أسود فقط (K)';
export const blackOnlyHint = 'لطباعة الأوفست. تتحوّل الألوان إلى الرمادي.';
export const preparing = 'جارٍ التحضير…';
export const downloadFormat = (format: string) => `تنزيل ${isolate(format)}`;
export const createAndDownloadFormat = (format: string) => `إنشاء وتنزيل ${isolate(format)}`;
export const savedTestIt = 'تم الحفظ. يُرجى اختبار الملف بهاتفك.';
export const copied = 'تم النسخ';
export const copyImage = 'نسخ الصورة';
export const copySvg = 'نسخ SVG';
export const somethingWrong = 'حدث خطأ ما. يُرجى إعادة المحاولة.';
export const sizeIn = 'وحدة الحجم';
export const pixels = 'بكسل';
export const millimetres = 'مليمتر';
export const longerSidePx = 'الضلع الأطول بالبكسل';
export const longerSideMm = 'الضلع الأطول بالمليمتر';
export const resolutionDpi = 'الدقة (DPI)';
export const upToPx = (most: number) => `${number(most)} كحد أقصى.`;
export const vectorHint = 'ملف متجهي: واضح بأي حجم.';
export const densityStored = 'تُحفظ في الملف.';
export const densityNotStored = (format: string) => `لا يمكن حفظها في ملفات ${isolate(format)}.`;
export const thatIsPx = (px: number, codeWidth: string) =>
  `يعادل ذلك ${number(px)} بكسل. عرض الرمز نفسه ${isolate(codeWidth)}.`;
export const thatIsPxOutside = (px: number, least: number, most: number) =>
  `يعادل ذلك ${number(px)} بكسل، ويجب أن يكون بين ${number(least)} و${number(most)}.`;
export const enterWholeNumber = (least: number, most: number) =>
  `يُرجى إدخال عدد صحيح بين ${number(least)} و${number(most)}.`;
export const enterNumber = (least: number, most: number) =>
  `يُرجى إدخال عدد بين ${number(least)} و${number(most)}.`;
export const whatSize = 'ما الحجم المناسب للطباعة؟';
export const iKnowThe = 'القيمة المعروفة';
export const scanningDistance = 'مسافة المسح';
export const printSize = 'حجم الطباعة';
export const distanceMetres = 'المسافة بالمتر';
export const codeWidthMm = 'عرض الرمز بالمليمتر';
export const printerDpi = 'دقة الطابعة (DPI)';
export const enterBoth = `يُرجى إدخال دقة من ${number(30)} إلى ${isolate(`${number(2400)} DPI`)}، ومسافة أو عرض أكبر من ${number(0)}.`;
export const applyLength = (length: string) => `استخدام ${isolate(length)}`;
export const mm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0مم`;
export const cm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0سم`;
export const metres = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00a0م`;
export const printWidth = (distance: string, width: string) =>
  `للمسح من مسافة ${isolate(distance)}، يُطبع الرمز بعرض ${isolate(width)}.`;
export const distanceSetsWidth = (dot: string, dots: number) =>
  `تحدّد المسافة هذا العرض: فمن هذا البُعد يحتاج الهاتف إلى نقاط بعرض ${isolate(dot)}، وعدد النقاط في عرض هذا الرمز ${number(dots)}.`;
export const distanceSetsWidthShorten = (dot: string, dots: number) =>
  `تحدّد المسافة هذا العرض: فمن هذا البُعد يحتاج الهاتف إلى نقاط بعرض ${isolate(dot)}، وعدد النقاط في عرض هذا الرمز ${number(dots)}. تقصير المحتوى يتيح طباعته بحجم أصغر.`;
export const fewerDotsHelp =
  'في رمز بهذه الكثافة، يفيد تقليل النقاط أكثر من زيادة العرض: يُرجى اختيار مستوى أقل لتصحيح الأخطاء، أو تقصير المحتوى، أو جعل الرمز ديناميكيًا ليحتوي على رابط قصير فقط.';
export const printerSetsWidth = (dpi: number, least: number, dot: string) =>
  plural(least, {
    zero: `تحدّد الطابعة هذا العرض: فعند ${isolate(`${number(dpi, { maximumFractionDigits: 2 })} DPI`)} يبلغ عرض كل مربع من الرمز ${isolate(dot)}. الدقة الأعلى تتيح طباعة أصغر.`,
    one: `تحدّد الطابعة هذا العرض: فكل مربع من الرمز يحتاج إلى نقطة طباعة واحدة، وعرضها ${isolate(dot)} عند ${isolate(`${number(dpi, { maximumFractionDigits: 2 })} DPI`)}. الدقة الأعلى تتيح طباعة أصغر.`,
    two: `تحدّد الطابعة هذا العرض: فكل مربع من الرمز يحتاج إلى نقطتي طباعة، وعرضهما ${isolate(dot)} عند ${isolate(`${number(dpi, { maximumFractionDigits: 2 })} DPI`)}. الدقة الأعلى تتيح طباعة أصغر.`,
    few: `تحدّد الطابعة هذا العرض: فكل مربع من الرمز يحتاج إلى ${number(least)} نقاط طباعة، وعرضها معًا ${isolate(dot)} عند ${isolate(`${number(dpi, { maximumFractionDigits: 2 })} DPI`)}. الدقة الأعلى تتيح طباعة أصغر.`,
    many: `تحدّد الطابعة هذا العرض: فكل مربع من الرمز يحتاج إلى ${number(least)} نقطة طباعة، وعرضها معًا ${isolate(dot)} عند ${isolate(`${number(dpi, { maximumFractionDigits: 2 })} DPI`)}. الدقة الأعلى تتيح طباعة أصغر.`,
    other: `تحدّد الطابعة هذا العرض: فكل مربع من الرمز يحتاج إلى ${number(least)} نقطة طباعة، وعرضها معًا ${isolate(dot)} عند ${isolate(`${number(dpi, { maximumFractionDigits: 2 })} DPI`)}. الدقة الأعلى تتيح طباعة أصغر.`,
  });
export const dotsSetWidth = (leastDot: string, dots: number) =>
  `تحدّد النقاط هذا العرض: فإذا قلّ عرضها عن ${isolate(leastDot)} تداخلت، وعدد النقاط في عرض هذا الرمز ${number(dots)}. تقصير المحتوى يتيح طباعته بحجم أصغر.`;
export const smallestWidth = (width: string) =>
  `هذا أصغر عرض يُنصح به: فبعض الهواتف لا تستطيع ضبط التركيز من مسافة قريبة تكفي لقراءة رموز يقل عرضها عن ${isolate(width)}.`;
export const tooNarrow = (width: string, leastWidth: string) =>
  `العرض ${isolate(width)} ضيّق جدًا: يجب ألا يقل عرض الرمز المطبوع عن ${isolate(leastWidth)}.`;
export const resolutionTooLow = (
  dpi: number,
  printerDots: number,
  least: number,
  leastDpi: number,
) =>
  `دقة الطابعة منخفضة جدًا: عند ${isolate(`${number(dpi, { maximumFractionDigits: 2 })} DPI`)} لا يتجاوز عرض كل مربع من الرمز ${number(printerDots, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} من نقاط الطباعة بينما يحتاج إلى ${number(least)}. يُرجى الطباعة بدقة ${isolate(`${number(leastDpi, { useGrouping: false })} DPI`)} أو أعلى، أو تقصير المحتوى.`;
export const dotsTooSmall = (dot: string) =>
  `النقاط صغيرة جدًا: تتداخل عندما يكون عرضها ${isolate(dot)}. يُرجى الطباعة بعرض أكبر أو تقصير المحتوى.`;
export const narrowerThanFocus = (width: string) =>
  `بعض الهواتف لا تستطيع ضبط التركيز من مسافة قريبة تكفي لقراءة رموز يقل عرضها عن ${isolate(width)}.`;
export const scanDistance = (width: string, distance: string) =>
  `بعرض ${isolate(width)} يمكن مسح الرمز من مسافة تصل إلى ${isolate(distance)}.`;
export const dotsLimitDistance = (dot: string) =>
  `النقاط تحدّ من المسافة: عرضها ${isolate(dot)}، ومن مسافة أبعد لا تظهر واضحة في كاميرا الهاتف. لزيادة المسافة، يُرجى الطباعة بعرض أكبر أو تقصير المحتوى.`;
export const keepClear = (margin: string, size: string, px: number) =>
  `يجب ترك مسافة فارغة قدرها ${isolate(margin)} من كل جانب. حجم الملف كاملًا ${isolate(size)}، أي ${number(px)} بكسل.`;
export const tooManyPixels = 'هذا أكبر مما تسمح به هذه الصيغة: يُرجى اختيار SVG أو PDF.';
