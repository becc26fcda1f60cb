import { isolate, number, plural } from './format.ts';

// The row of the template
export const templateTitle = 'قائمة الطعام، الطاولة 1';
export const templateFolder = 'المطعم';
export const templateTags = 'قائمة الطعام، داخلي';

// Columns
export const targetColumn = 'الوجهة';
export const slugColumn = 'لاحقة مخصّصة';
export const titleColumn = 'العنوان الظاهر';
export const folderColumn = 'المجلد';
export const tagsColumn = 'الوسوم';
export const keyColumn = 'المعرّف';

// What is wrong with a cell
export const cellMissing = 'هذه الخلية فارغة.';
export const cellTooLong = (max: number) => `الحد الأقصى لعدد الأحرف هنا: ${number(max)}.`;
export const tooManyTags = (max: number) => `الحد الأقصى لعدد الوسوم في الصف: ${number(max)}.`;
export const folderTooDeep =
  'لا يمكن تداخل المجلدات إلا بمستوى واحد. يُرجى كتابة المجلد ثم شرطة مائلة ثم المجلد الفرعي.';
export const slugFixed = (slug: string) =>
  `لهذا الرمز بالفعل اللاحقة ${isolate(slug)}، ولا يمكن تغييرها. يُرجى ترك الخلية فارغة أو إدخال ${isolate(slug)}.`;
export const sameKey =
  'يوجد صف آخر في هذه القائمة بالقيمة نفسها في العمود الذي يميّز الصفوف. يُرجى استخدام كل قيمة مرة واحدة فقط.';
export const inBin = 'هذا الرمز في سلة المحذوفات. يُرجى استعادته أو حذفه نهائيًا.';
export const sameKeyAs = (row: number) =>
  `الصف ${number(row)} له القيمة نفسها في العمود الذي يميّز الصفوف. يُرجى استخدام كل قيمة مرة واحدة فقط.`;
export const sameSlugAs = (row: number) =>
  `الصف ${number(row)} له اللاحقة نفسها. يُرجى استخدام كل لاحقة مرة واحدة فقط.`;

// Before the upload
export const intro = 'يصبح كل صف رابطًا قصيرًا. يمكن تغيير وجهات الرموز لاحقًا برفع القائمة من جديد.';
export const accountNeeded = (codes: number, pro: string, proCodes: number) =>
  `تتطلب الرموز الديناميكية حسابًا. الحد الأقصى في الحساب المجاني: ${number(codes)}، وفي خطة ${isolate(pro)}: ${number(proCodes)}. تبقى قائمتك هنا أثناء تسجيل الدخول.`;
export const signIn = 'إنشاء حساب أو تسجيل الدخول';
export const keyChoice = 'التعرّف على الصفوف حسب';
export const keyHint =
  'عند رفع القائمة من جديد، يحدّث الصف ذو القيمة نفسها رمزه بدلًا من إنشاء رمز جديد.';
export const noKey = 'عدم التعرّف على الصفوف';
export const noKeyHint = 'عند رفع القائمة من جديد، ينشئ كل صف رمزًا جديدًا.';
export const emptyCells = 'لا تغيّر الخلايا الفارغة شيئًا في الرمز.';
export const checkList = 'فحص القائمة';
export const checking = (done: number, total: number) =>
  `جارٍ الفحص: ${number(done)} من ${number(total)}…`;
export const willCreate = (count: number) => `الروابط القصيرة الجديدة: ${number(count)}`;
export const willChange = (count: number) => `الرموز التي ستتغير: ${number(count)}`;
export const willStay = (count: number) => `الرموز التي لن تتغير: ${number(count)}`;
export const willFail = (count: number) => `الصفوف التي ستُستبعد بسبب مشكلات: ${number(count)}`;
export const overLimit = (room: number, left: number) =>
  `عدد الرموز الديناميكية المتبقية في خطتك: ${number(room)}. الصفوف التي ستُستبعد: ${number(left)}.`;
export const planFull = (left: number) =>
  `لم تعد خطتك تتسع لرموز ديناميكية أخرى. الصفوف التي ستُستبعد: ${number(left)}. لإتاحة مكان، يُرجى حذف بعض الرموز.`;
export const planFullUpgrade = (left: number) =>
  `لم تعد خطتك تتسع لرموز ديناميكية أخرى. الصفوف التي ستُستبعد: ${number(left)}. لإتاحة مكان، يُرجى حذف بعض الرموز أو الترقية من الإعدادات.`;
export const newAccount = (codes: number, changes: number, until: string) =>
  `حسابك جديد. حتى ${isolate(until)} يكون الحد الأقصى في الساعة: ${number(codes)} من الرموز الديناميكية الجديدة و${number(changes)} من تغييرات الوجهة. عند بلوغ الحد يتوقف الرفع مؤقتًا، ويمكن متابعته لاحقًا.`;
export const createLinks = (count: number) =>
  plural(count, {
    zero: 'لا روابط قصيرة لإنشائها',
    one: 'إنشاء رابط قصير واحد',
    two: 'إنشاء رابطين قصيرين',
    few: `إنشاء ${number(count)} روابط قصيرة`,
    many: `إنشاء ${number(count)} رابطًا قصيرًا`,
    other: `إنشاء ${number(count)} رابط قصير`,
  });
export const changeCodes = (count: number) =>
  plural(count, {
    zero: 'لا رموز لتغييرها',
    one: 'تغيير رمز واحد',
    two: 'تغيير رمزين',
    few: `تغيير ${number(count)} رموز`,
    many: `تغيير ${number(count)} رمزًا`,
    other: `تغيير ${number(count)} رمز`,
  });
export const saveRows = (count: number) =>
  plural(count, {
    zero: 'لا صفوف لحفظها',
    one: 'حفظ صف واحد',
    two: 'حفظ صفّين',
    few: `حفظ ${number(count)} صفوف`,
    many: `حفظ ${number(count)} صفًّا`,
    other: `حفظ ${number(count)} صف`,
  });
export const continueUnchanged = 'المتابعة إلى التنزيل';
export const back = 'رجوع';

// During the upload
export const uploadFailed = 'تعذّر رفع القائمة. يُرجى إعادة المحاولة.';
export const rowsSaved = 'الصفوف المحفوظة';
export const pause = 'إيقاف مؤقت';
export const pausing = 'جارٍ الإيقاف المؤقت…';
export const runsElsewhere =
  'يجري رفع قائمة في علامة تبويب أخرى. يمكن المتابعة هناك أو الانتظار حتى يكتمل الرفع.';
export const resume = 'متابعة';
export const forget = 'تجاهل الباقي';
export const waiting = 'تعذّر الوصول إلى الخادم. جارٍ إعادة المحاولة…';
export const notKept =
  'لا يمكن لهذا المتصفح حفظ تقدّم الرفع. يُرجى إبقاء الصفحة مفتوحة إلى أن يكتمل.';
export const paused = (name: string, done: number, total: number) =>
  `رفع ${isolate(name)} متوقف مؤقتًا. الصفوف المحفوظة: ${number(done)} من ${number(total)}.`;

// After the upload
export const created = (count: number) => `الروابط القصيرة التي أُنشئت: ${number(count)}`;
export const changed = (count: number) => `الرموز التي تغيّرت: ${number(count)}`;
export const unchanged = (count: number) => `الرموز المحدّثة من قبل: ${number(count)}`;
export const failed = (count: number) => `الصفوف المستبعدة: ${number(count)}.`;
export const failedFaulty = (count: number) =>
  `الصفوف المستبعدة: ${number(count)}. يُرجى تصحيح الأخطاء ورفع القائمة من جديد.`;
