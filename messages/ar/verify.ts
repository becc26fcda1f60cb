import { isolate, number, plural } from './format.ts';

export const title = (site: string) => `التحقق من حزمة الطوارئ | ${isolate(site)}`;
export const description =
  'تحقق مما إذا كانت حزمة الطوارئ أصلية وكاملة. يجري التحقق في متصفحك ولا يُرسَل أي شيء.';
export const heading = 'التحقق من حزمة الطوارئ';
export const intro =
  'بفضل حزمة الطوارئ تظل الرموز المطبوعة تعمل حتى بعد زوال الخادم الذي أنشأها. تتحقق هذه الصفحة مما إذا كانت الحزمة أصلية وكاملة. لا يغادر أي شيء متصفحك.';

// The choice of a kit
export const drop = 'إفلات الحزمة هنا';
export const dropHint = 'مجلد أو ملف ZIP، أو مجلد يضم عدة حزم';
export const chooseFolder = 'اختيار مجلد';
export const chooseZip = 'اختيار ملف ZIP';
export const keyLabel = 'المفتاح المنشور (اختياري)';
export const keyHint =
  'البصمة التي نشرها المشغّل، أو نص ملفه public-key.pem. من دونها تُظهر الصفحة ما إذا كانت الحزمة كاملة، لكنها لا تُظهر من أنشأها.';
export const keyInvalid =
  'يجب إدخال بصمة من 64 خانة (أرقام وأحرف من a إلى f)، أو النص الكامل لملف public-key.pem.';

// While it works
export const reading = 'جارٍ قراءة الملفات…';
export const checking = 'جارٍ التحقق من الحزمة';
export const checked = (done: number, total: number) =>
  `${number(done)} من ${plural(total, { zero: `${number(total)} ملف`, one: 'ملف واحد', two: 'ملفين', few: `${number(total)} ملفات`, many: `${number(total)} ملفًا`, other: `${number(total)} ملف` })}`;

// Why nothing could be checked
export const noKit =
  'لا توجد حزمة هنا. تحتوي الحزمة على الملفات manifest.json وmanifest.sig وpublic-key.pem.';
export const noZip = 'تتعذّر قراءة ملف ZIP هذا. يمكن فك ضغطه ثم اختيار مجلده بدلًا منه.';
export const tooLarge =
  'ملف ZIP هذا أكبر مما يستطيع المتصفح معالجته. يمكن فك ضغطه ثم اختيار مجلده بدلًا منه.';
export const notRead = 'تعذّرت قراءة الملفات. يُرجى المحاولة مرة أخرى.';
export const needsHttps = 'لا يمكن لهذه الصفحة التحقق من الحزم إلا على عنوان يبدأ بـ https.';

// The results
export const results = 'النتائج';
export const genuine = 'أصلية وكاملة';
export const genuineText = 'كل ملف كما وقّعه المشغّل، ولا ينقص أي ملف ولم يُضَف أي ملف.';
export const complete = 'كاملة ولم تتغير';
export const completeText =
  'كل ملف كما كان عند التوقيع، ولا ينقص أي ملف ولم يُضَف أي ملف. لمعرفة صاحب التوقيع، تُقارَن البصمة بالبصمة التي نشرها المشغّل.';
export const otherKey = 'موقّعة بمفتاح آخر';
export const otherKeyText =
  'لم تُوقَّع الحزمة بالمفتاح المُدخَل. لا ينبغي استخدامها إلا إذا أكد المشغّل بصمتها.';
export const changed = 'جرى تغييرها';
export const changedText = 'لا ينبغي استخدام هذه الحزمة، فهي تختلف عما جرى توقيعه:';
export const unsigned = 'التوقيع غير صالح';
export const unsignedText =
  'تغيرت قائمة الملفات بعد توقيعها، أو أن التوقيع أو المفتاح تالف. لا ينبغي استخدام هذه الحزمة.';
export const unknownForm = 'صيغة غير معروفة';
export const unknownFormText =
  'الحزمة موقّعة، لكن إصدارًا أحدث أنشأها. ينبغي التحقق منها على خادم يعمل بذلك الإصدار.';

// Facts about a kit
export const host = 'عنوان الرموز';
export const made = 'تاريخ الإنشاء';
export const codes = 'الرموز';
export const form = 'النوع';
export const publicForm = 'عامة: لا تسرد الرموز';
export const plainForm = 'للمشغّل: ينبغي الحفاظ على سريتها';
export const fingerprint = 'بصمة المفتاح';
export const chain = 'الحزمة السابقة';
export const follows = (name: string) => `${isolate(name)}، موجودة بين هذه الملفات ومطابقة`;
export const notHere = (hash: string) => `غير موجودة هنا. قيمة SHA-256 لبيانها هي ${isolate(hash)}`;
export const firstKit = 'لا توجد: هذه هي الأولى';

// What is wrong with a kit
export const fileChanged = (path: string) => `جرى تغيير ${isolate(path)}.`;
export const fileMissing = (path: string) => `الملف ${isolate(path)} مفقود.`;
export const fileUnreadable = (path: string) => `تتعذّر قراءة ${isolate(path)}.`;
export const fileAdded = (path: string) => `جرت إضافة ${isolate(path)}.`;
export const pagesAdded = (count: number) =>
  plural(count, {
    zero: 'لم تُضَف أي صفحة.',
    one: 'أُضيفت صفحة رمز واحد.',
    two: 'أُضيفت صفحتا رمزين.',
    few: `أُضيفت صفحات ${number(count)} رموز.`,
    many: `أُضيفت صفحات ${number(count)} رمزًا.`,
    other: `أُضيفت صفحات ${number(count)} رمز.`,
  });
export const wrongCount = 'عدد الرموز في قائمة الصفحات لا يطابق العدد الموقّع.';
export const more = (count: number) =>
  plural(count, {
    zero: 'ولا شيء غير ذلك.',
    one: 'ومشكلة أخرى.',
    two: 'ومشكلتان أخريان.',
    few: `و${number(count)} مشكلات أخرى.`,
    many: `و${number(count)} مشكلة أخرى.`,
    other: `و${number(count)} مشكلة أخرى.`,
  });
export const outside = (count: number) =>
  plural(count, {
    zero: 'لا توجد ملفات خارج الحزم.',
    one: 'لم يجرِ التحقق من ملف واحد خارج الحزم.',
    two: 'لم يجرِ التحقق من ملفين خارج الحزم.',
    few: `لم يجرِ التحقق من ${number(count)} ملفات خارج الحزم.`,
    many: `لم يجرِ التحقق من ${number(count)} ملفًا خارج الحزم.`,
    other: `لم يجرِ التحقق من ${number(count)} ملف خارج الحزم.`,
  });
