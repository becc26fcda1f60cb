import { isolate, number, plural } from './format.ts';

export const previewFailed = 'تعذّر تحميل المعاينة.';

export const contentType = 'نوع المحتوى';
export const downloadTemplate = 'تنزيل النموذج';
export const chooseList = 'اختيار قائمة أو إفلاتها هنا';
export const reading = 'جارٍ القراءة…';
export const fileHint = (maxRows: number) =>
  `${isolate('Excel (.xlsx)')} أو CSV أو جهات اتصال ${isolate('(.vcf)')}، والحد الأقصى لعدد الصفوف ${number(maxRows)}`;
export const chooseOther = 'اختيار قائمة أخرى';
export const fileLabel = 'القائمة (ملف Excel أو CSV)';
export const pasteRows = 'أو لصق صفوف';
export const rowsLabel = 'صفوف قائمتك';
export const rowsExample = 'الطاولة\tعنوان الويب\nالطاولة 1\texample.com/1';
export const pastedRows = 'صفوف ملصقة';
export const sheet = 'ورقة العمل';
export const listRemoved = (name: string) => `تمت إزالة ${isolate(name)}.`;
export const undo = 'تراجع';
export const listNotKept = 'لا يمكن لهذا المتصفح الاحتفاظ بهذه القائمة، وستُفقد عند مغادرة الصفحة.';
export const result = (codeCount: number, badRowCount: number) =>
  `عدد الرموز: ${number(codeCount)}، والصفوف التي بها مشكلات: ${number(badRowCount)}`;
export const yourList = 'قائمتك';

export const notRead = (name: string) => `تعذّرت قراءة «${isolate(name)}».`;
export const readFailed = 'تعذّرت قراءة هذه القائمة. يُرجى التحقق من الاتصال بالإنترنت.';
export const labelsFailed =
  'تعذّر تحميل خط التسميات. يُرجى التحقق من الاتصال بالإنترنت وإعادة المحاولة.';
export const onlyHeadings = 'لا تحتوي القائمة إلا على عناوين الأعمدة، من دون صفوف بيانات.';
export const fileEmpty = 'هذا الملف فارغ.';
export const tooManyRows = (rows: number, max: number) =>
  `عدد صفوف هذه القائمة ${number(rows)}، والحد الأقصى ${number(max)}. يُرجى تقسيمها إلى قوائم أصغر.`;
export const fileTooLarge = (megabytes: number) =>
  `حجم هذا الملف أكبر من ${number(megabytes)} ميغابايت. يُرجى تقسيمه إلى ملفات أصغر.`;
export const pdf = `هذا ملف PDF. يُرجى فتحه في برنامج الجداول وحفظه بصيغة ${isolate('.xlsx')} أو CSV.`;
export const oldWorkbook = `هذا المصنّف بصيغة Excel القديمة (${isolate('.xls')}). يُرجى فتحه في برنامج الجداول وحفظه بصيغة ${isolate('.xlsx')} أو CSV.`;
export const binaryWorkbook = `هذا مصنّف ثنائي (${isolate('.xlsb')}). يُرجى فتحه في برنامج الجداول وحفظه بصيغة ${isolate('.xlsx')} أو CSV.`;
export const openDocument = `هذا ملف OpenDocument. يُرجى فتحه في برنامج الجداول وحفظه بصيغة ${isolate('.xlsx')} أو CSV.`;
export const numbersFile =
  'هذا ملف Numbers. يُرجى تصديره بصيغة Excel أو CSV من قائمة «ملف»، ثم «تصدير إلى».';
export const notSpreadsheet = `هذا الملف ليس جدول بيانات. يُرجى اختيار ملف ${isolate('.xlsx')} أو CSV.`;
/** For a page of the web or XML whose name ends in .xls. */
export const webPage = `هذا الملف صفحة ويب تحمل اسم جدول بيانات. يُرجى فتحه في برنامج جداول البيانات وحفظه بصيغة ${isolate('.xlsx')} أو CSV.`;
export const workbookLocked =
  'هذا المصنّف محمي بكلمة مرور. يُرجى إزالة كلمة المرور ثم اختيار الملف من جديد.';
export const sheetLocked = 'هذا المصنّف محمي بكلمة مرور.';
export const workbookDamaged = 'هذا المصنّف تالف. يُرجى فتحه في برنامج الجداول وحفظه من جديد.';
export const workbookTooLarge = 'هذا المصنّف كبير جدًا. يُرجى نسخ القائمة إلى مصنّف جديد.';
export const addressesUnclear = (delimiter: string) =>
  `ليس واضحًا أين تنتهي العناوين. يُرجى إضافة عناوين للأعمدة فوق القائمة: «رابط» إذا كان كل صف عنوان ويب واحدًا، أو مثلًا «رابط${delimiter}طاولة» إذا كانت هناك أعمدة أخرى.`;
export const lettersUnknown = `تعذّرت قراءة بعض الحروف في هذا الملف. يُرجى حفظ القائمة في برنامج الجداول بصيغة «CSV UTF-8» أو ${isolate('.xlsx')}.`;
export const readAs = (encoding: string) =>
  `تمت القراءة بترميز ${isolate(encoding)}. إذا ظهرت حروف غير صحيحة، فيُرجى حفظ القائمة بصيغة «CSV UTF-8» أو ${isolate('.xlsx')}.`;
/** The label of a choice; the guess is one of its options. */
export const encoding = 'ترميز الأحرف';
/** `encoding` is the guess, `examples` are words of the list, and `count` is the number of its cells with such letters. */
export const guessedLetters = (encoding: string, examples: string, count: number) =>
  `تمت القراءة بترميز ${isolate(encoding)}، وهو تخمين. يُرجى مراجعة هذه الكلمات: ${isolate(examples)}. عدد الخلايا التي فيها مثل هذه الحروف: ${number(count)}.`;

export const columns = 'الأعمدة';
export const whichColumn = (field: string) =>
  `ما العمود الذي يحتوي على «${isolate(field)}»؟ يُرجى اختياره أدناه.`;
/** Stands before the question above. */
export const severalFit = 'تحتوي عدة أعمدة على عناوين ويب.';
export const columnUse = (heading: string, use: string) => `${isolate(heading)}: ${isolate(use)}`;
export const unusedColumns = (headings: readonly string[]) =>
  `غير مستخدمة: ${headings.map((heading) => isolate(heading)).join('، ')}`;
export const done = 'تم';
export const change = 'تغيير';
export const emptyCell = 'فارغة';
export const columnUsedAs = (heading: string) => `استخدام «${isolate(heading)}» بصفته`;
export const notUsed = 'غير مستخدم';
export const labelColumn = 'التسمية أسفل الرمز';
export const fileNameColumn = 'اسم الملف';
export const hasHeadings = 'الصف الأول يحتوي على عناوين الأعمدة';
export const hasHeadingsHint = 'يُرجى إيقاف هذا الخيار إذا كانت القائمة تبدأ بالرمز الأول مباشرة.';

export const problems = 'المشكلات';
export const badRows = (count: number) =>
  plural(count, {
    zero: 'لا صفوف بها مشكلات',
    one: 'صف واحد به مشكلة',
    two: 'صفّان بهما مشكلات',
    few: `${number(count)} صفوف بها مشكلات`,
    many: `${number(count)} صفًّا بها مشكلات`,
    other: `${number(count)} صف بها مشكلات`,
  });
export const badRowsHint = 'تُستبعد الصفوف التي فيها مشكلات إلى أن تُصحَّح في قائمتك.';

export const row = (row: number) => `الصف ${number(row)}`;
export const cellFault = (heading: string, value: string, fault: string) =>
  `${heading}: «${value}». ${fault}`;
export const quotesDiffer =
  'في هذا الصف علامة اقتباس بلا نظير. يُرجى إضافة العلامة الناقصة أو إزالتها.';
export const tooManyCells =
  'خلايا هذا الصف أكثر من أعمدة القائمة. يجب وضع النصوص التي تحتوي على فاصلة أو فاصلة منقوطة بين علامتي اقتباس.';
export const cellFailed = (cell: string, error: string) =>
  `تحتوي الخلية ${isolate(cell)} على الخطأ ${isolate(error)}. يُرجى تصحيحه في جدول البيانات.`;
export const codeFailed = 'تعذّر إنشاء هذا الرمز.';

// What to look at although each row becomes a code
export const checks = 'يُرجى المراجعة قبل الطباعة';
/** Beside the number of rows with problems. */
export const checkCount = (count: number) => `أمور تحتاج إلى مراجعة: ${number(count)}`;
/** A question with the two buttons that follow. */
export const hiddenRows = (count: number) =>
  plural(count, {
    zero: `لا صفوف مخفية (${number(count)})`,
    one: `صف مخفي واحد (${number(count)})`,
    two: `صفان مخفيان (${number(count)})`,
    few: `${number(count)} صفوف مخفية`,
    many: `${number(count)} صفًا مخفيًا`,
    other: `${number(count)} صف مخفي`,
  });
export const useThem = 'استخدامها';
export const leaveThemOut = 'استبعادها';
/** Below the button that makes codes, until the question is answered. */
export const hiddenRowsFirst = 'يُرجى أولًا تحديد ما إذا كانت الصفوف المخفية ستصبح رموزًا.';
/** After the answer; a button to change it follows. */
export const hiddenRowsUsed = (count: number) => `عدد الصفوف المخفية المستخدمة: ${number(count)}.`;
export const hiddenRowsLeftOut = (count: number) =>
  `عدد الصفوف المخفية المستبعدة: ${number(count)}.`;
/** Rows such as “Total”. A button to change it follows. */
export const totalRowsLeftOut = (rows: string) => `صفوف مجاميع لا تصبح رموزًا: ${isolate(rows)}.`;
export const totalRowsUsed = (rows: string) => `صفوف مجاميع مستخدمة: ${isolate(rows)}.`;
export const columnsUnread = (count: number, max: number) =>
  `تُقرأ أول ${number(max)} عمود فقط. عدد الأعمدة بعدها: ${number(count)}.`;
/** After a fact about a list. `rows` are numbers of rows, perhaps with an ellipsis. */
export const rowList = (rows: string) => `الصفوف: ${isolate(rows)}`;
/** Codes that lack their label, or whose address may be wrong; a list of them follows. */
export const remarks = (count: number) => `رموز تحتاج إلى مراجعة: ${number(count)}`;
export const remarkPages = 'صفحات الرموز التي تحتاج إلى مراجعة';
export const remarkPage = 'صفحة الرموز التي تحتاج إلى مراجعة';
export const previousRemarks = 'الرموز السابقة التي تحتاج إلى مراجعة';
export const nextRemarks = 'الرموز التالية التي تحتاج إلى مراجعة';

export const preview = 'المعاينة';
export const codes = (count: number) =>
  plural(count, {
    zero: 'لا رموز',
    one: 'رمز واحد',
    two: 'رمزان',
    few: `${number(count)} رموز`,
    many: `${number(count)} رمزًا`,
    other: `${number(count)} رمز`,
  });
export const codeTitle = (summary: string) => `رمز QR: ${summary}`;
export const labelledCodeTitle = (summary: string, label: string) =>
  `رمز QR: ${summary} (${label})`;

export const codePages = 'صفحات الرموز';
export const codePage = 'صفحة الرموز';
export const previousCodes = 'الرموز السابقة';
export const nextCodes = 'الرموز التالية';
export const problemPages = 'صفحات المشكلات';
export const problemPage = 'صفحة المشكلات';
export const previousProblems = 'المشكلات السابقة';
export const nextProblems = 'المشكلات التالية';
export const page = (page: number) => `الصفحة ${number(page)}`;
export const range = (first: number, last: number, total: number) =>
  `من ${number(first)} إلى ${number(last)} من أصل ${number(total)}`;

export const design = 'التصميم';
export const designOfGenerator = 'كما في صفحة الإنشاء';
export const designChosenBefore = 'تصميم سابق من صفحة الإنشاء';
export const format = 'الصيغة';
export const check = 'التحقق من إمكانية مسح كل رمز';
export const checkHint = 'يكشف الرموز التي يتعذّر مسحها قبل طباعتها.';
export const makeZip = 'إنشاء ملف ZIP';
export const makeCodes = (count: number) =>
  plural(count, {
    zero: 'إنشاء رموز',
    one: 'إنشاء رمز واحد',
    two: 'إنشاء رمزين',
    few: `إنشاء ${number(count)} رموز`,
    many: `إنشاء ${number(count)} رمزًا`,
    other: `إنشاء ${number(count)} رمز`,
  });
export const cancel = 'إلغاء';
export const downloadAgain = 'التنزيل مجددًا';
export const startOver = 'البدء من جديد';
export const codesMade = 'الرموز المُنشأة';
export const starting = 'جارٍ البدء…';
export const progress = (made: number, total: number) => `${number(made)} من ${number(total)}`;
export const secondsLeft = (seconds: number) => `المتبقي نحو ${number(seconds)} ث`;
export const minutesLeft = (minutes: number) => `المتبقي نحو ${number(minutes)} د`;
export const cancelled = 'تم الإلغاء، ولم يُحفظ أي ملف.';
export const zipFailed =
  'تعذّر إنشاء ملف ZIP. يُرجى التحقق من الاتصال ومن المساحة الخالية على القرص، ثم إعادة المحاولة.';
export const codesInZip = (count: number) =>
  `عدد الرموز في ${isolate('qr-codes.zip')}: ${number(count)}.`;
export const codesPassed = (count: number) => `عدد الرموز التي اجتازت فحص المسح: ${number(count)}.`;
export const codesUnchecked = (count: number) => `عدد الرموز التي لم تُفحص: ${number(count)}.`;
export const codesUnreadable = (count: number) =>
  `عدد الرموز التي لم تجتز الفحص: ${number(count)}، وهي في المجلد \u2068<folder></folder>\u2069.`;
export const rowsFailed = (count: number) =>
  `عدد الصفوف التي تعذّر تحويلها إلى رموز: ${number(count)}، والأسباب مذكورة في \u2068<file></file>\u2069.`;

export const saveCodes = (count: number) =>
  plural(count, {
    zero: 'حفظ الرموز في حسابي',
    one: 'حفظ رمز واحد في حسابي',
    two: 'حفظ رمزين في حسابي',
    few: `حفظ ${number(count)} رموز في حسابي`,
    many: `حفظ ${number(count)} رمزًا في حسابي`,
    other: `حفظ ${number(count)} رمز في حسابي`,
  });
export const saveOtherCodes = (count: number) => `حفظ باقي الرموز (${number(count)}) في حسابي`;
export const nothingToSave = 'لم يبقَ ما يُحفظ';
export const saving = (saved: number, total: number) =>
  `جارٍ الحفظ: ${number(saved)} من ${number(total)}…`;
export const codesSaved = (count: number) => `عدد الرموز المحفوظة: ${number(count)}.`;
export const rowsRefused = (count: number) => `عدد الصفوف التي تعذّر حفظها: ${number(count)}.`;
export const saveFailed = 'تعذّر حفظ هذا الرمز.';
export const untitled = 'رمز QR';
