import { isolate, number, plural } from './format.ts';

export const style = 'النمط';

export const design = 'التصميم';
export const looksTab = 'قوالب';
export const coloursTab = 'الألوان';
export const logoTab = 'الشعار';
export const frameTab = 'الإطار';
export const shapeTab = 'الشكل';
export const advancedTab = 'متقدم';

export const looks = 'القوالب';
export const styleApplied = (name: string) => `تم تطبيق النمط «${isolate(name)}»`;
export const styleCopied = (title: string) => `تم نسخ النمط من «${isolate(title)}»`;
export const designReset = 'تمت إعادة ضبط التصميم';
export const designReplaced = 'تم استبدال تصميمك.';
export const undoDesign = 'تراجع';
export const resetDesign = 'إعادة ضبط التصميم';

export const surpriseMe = 'فاجئني';
export const surprised = 'قالب جديد';
export const surpriseNone = 'لم يُعثر على قالب يُقرأ جيدًا. صغّر الشعار ثم حاول مرة أخرى.';
export const quickColour = 'اللون';
export const quickAccent = 'لون التمييز';
export const corners = 'الزوايا';
export const ownColours = 'الألوان الأصلية';
export const copyStyleLabel = 'نسخ نمط رمز آخر';
export const copyStyleFrom = 'نسخ النمط من…';

export const myStyles = 'أنماطي';
export const editStyles = 'تعديل';
export const stylesDone = 'تم';
export const saveAsMyStyle = 'حفظ ضمن أنماطي';
export const stylesFull = (most: number) =>
  `بلغت الأنماط المحفوظة الحد الأقصى (${number(most)}). لحفظ نمط جديد، يجب حذف أحدها.`;
export const noStyles =
  'يمكن حفظ الألوان والأشكال والشعار والإطار باسم معيّن لاستخدامها في رموز أخرى. تبقى الأنماط حتى إغلاق علامة التبويب هذه، ويتيح تسجيل الدخول الاحتفاظ بها كحزم للعلامة التجارية.';
export const styleName = 'اسم النمط';
export const styleNameExample = 'قائمة الخريف';
export const saveStyle = 'حفظ النمط';
export const cancelStyle = 'إلغاء';
export const styleNameMissing = 'يُرجى إدخال اسم.';
export const noRoomForStyle =
  'لا تتوفر في هذا المتصفح مساحة لنمط آخر. يُرجى حذف أحد الأنماط ثم إعادة المحاولة.';
export const nameOfStyle = (name: string) => `اسم ${isolate(name)}`;
export const deleteStyle = (name: string) => `حذف ${isolate(name)}`;
export const styleDeleted = 'تم حذف النمط';
export const undoDelete = 'تراجع';

export const dotColour = 'لون النقاط';
export const solid = 'موحّد';
export const linear = 'خطّي';
export const radial = 'شعاعي';
export const dotsColour = 'النقاط';
export const centreColour = 'المركز';
export const edgeColour = 'الحافة';
export const startColour = 'البداية';
export const endColour = 'النهاية';
export const direction = 'الاتجاه';
export const angle = (degrees: number) => `${number(degrees)}°`;
export const background = 'الخلفية';
export const transparent = 'شفافة';
export const backgroundTransparent = 'الخلفية: شفافة';
export const transparentNote = 'يحتاج الرمز الشفاف إلى سطح فاتح اللون وبلا نقوش خلفه.';
export const cornerFramesColour = 'إطارات الزوايا';
export const cornerFramesSame = 'إطارات الزوايا: مثل النقاط';
export const cornerDotsColour = 'نقاط الزوايا';
export const cornerDotsSame = 'نقاط الزوايا: مثل النقاط';
export const sameAsDots = 'مثل النقاط';
export const chooseColour = 'اختيار لون';
export const chooseColourOf = (field: string) => `${field}: اختيار لون`;
export const colourPicker = (field: string) => `${field}، منتقي الألوان`;
export const colourInvalid = 'يُرجى إدخال لون بصيغة مثل \u2068#0a6e4f\u2069.';

export const yourLogo = 'شعارك';
export const chooseLogo = 'اختيار شعار';
export const replaceLogo = 'استبدال الشعار';
export const removeLogo = 'إزالة الشعار';
export const logoReading = 'جارٍ القراءة…';
export const logoNote = 'بصيغة PNG أو JPEG أو WebP أو SVG. يبقى الشعار في متصفحك ما لم يُحفظ الرمز.';
export const logoTooDense = 'لا يتسع هذا الرمز لشعار. يُرجى رفع مستوى تصحيح الأخطاء ضمن «متقدم».';
export const logoSize = 'الحجم';
export const logoShare = (percent: number) =>
  `${number(percent / 100, { style: 'percent' })} من العرض`;
export const logoSizeHint = (percent: number) =>
  `${number(percent / 100, { style: 'percent' })} كحد أقصى. إذا كان أكبر من ذلك، فقد يتعذّر مسح الرمز.`;
export const logoMargin = 'هامش الشعار';
export const logoMarginDots = (dots: number) =>
  plural(dots, {
    zero: `${number(dots)} نقطة`,
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${number(dots)} نقاط`,
    many: `${number(dots)} نقطة`,
    other: `${number(dots)} نقطة`,
  });
export const logoType = 'يُرجى اختيار صورة بصيغة PNG أو JPEG أو WebP أو SVG.';
export const logoFileSize = `يُرجى اختيار صورة لا يتجاوز حجمها ${number(20)} ميغابايت.`;
export const logoNotOpened = 'تعذّر فتح الصورة. يُرجى التحقق من الاتصال ثم اختيارها من جديد.';
export const logoNoCanvas = 'لا يستطيع هذا المتصفح رسم الصور. يُرجى تجربة متصفح آخر.';
export const logoIcons = 'أيقونات';
export const logoColours = 'استخدم ألوانه';

export const frame = 'الإطار';
export const noFrame = 'بلا إطار';
/** Printed in a new frame. Latin letters need no further font, so it also works offline. */
export const frameExample = 'Scan me';
export const frameText = 'النص';
export const frameTextHint = (characters: number) =>
  `الحد الأقصى لعدد الأحرف: ${number(characters)}.`;
export const frameCannotShow = (characters: string) =>
  `يُرجى استخدام أحرف أخرى. لا يمكن أن يعرض الإطار: ${isolate(characters)}`;
export const frameCannotShowLetters = (characters: string) =>
  `يُرجى استخدام أحرف أخرى. لا يمكن أن يعرض الإطار: ${isolate(characters)}. يمكن أن يعرض الإطار الحروف اللاتينية واليونانية والسيريلية والأرمينية والجورجية والعبرية والعربية، وكذلك الهندية والبنغالية والتاميلية والتايلاندية والصينية واليابانية والكورية.`;
export const frameColour = 'لون الإطار';
export const frameTextColour = 'لون النص';

export const dotShape = 'النقاط';
export const cornerFrameShape = 'إطارات الزوايا';
export const cornerDotShape = 'نقاط الزوايا';

export const margin = 'الهامش (المنطقة الهادئة)';
export const marginDots = (dots: number) =>
  plural(dots, {
    zero: `${number(dots)} نقطة`,
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${number(dots)} نقاط`,
    many: `${number(dots)} نقطة`,
    other: `${number(dots)} نقطة`,
  });
export const marginMeets = 'مطابق للمعيار.';
export const marginBelow = (standard: number) =>
  `الحد الأدنى للهامش وفق المعيار، بالنقاط: ${number(standard)}. إذا كان أقل، فيجب ترك مساحة بيضاء حول الرمز عند الطباعة.`;
export const marginBelowFramed = (standard: number, least: number) =>
  `الحد الأدنى للهامش وفق المعيار، بالنقاط: ${number(standard)}. أما الحد الأدنى للمسافة بين الرمز والإطار فهو ${number(least)}.`;
export const errorCorrection = 'تصحيح الأخطاء';
export const level = (letter: string, percent: number) =>
  `${isolate(letter)} · ${number(percent / 100, { style: 'percent' })}`;
export const levelHint =
  'مقدار التلف الذي يظل الرمز معه قابلًا للقراءة. كلما ارتفع المستوى زادت كثافة الرمز.';
export const levelReached = (letter: string) =>
  `يتسع الحجم نفسه للمستوى ${isolate(letter)}، ولذلك يستخدمه هذا الرمز.`;
export const levelFixed = (type: string, letter: string) =>
  `${isolate(type)}: يشترط المعيار المستوى ${isolate(letter)}.`;
