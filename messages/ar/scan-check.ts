import { number } from './format.ts';

export const readsEverywhere = 'يُقرأ في كل مكان';
export const readsEverywhereFrom = (modulePx: number) =>
  `يُقرأ في كل مكان بدءًا من ${number(modulePx)} بكسل للنقطة`;
export const readsWell = 'يُقرأ جيدًا';
export const webPagesMayMiss = 'قد لا تقرؤه صفحات الويب';
export const hardToRead = 'تصعب قراءته';
export const doesNotScan = 'يتعذّر مسحه';
export const checkedOnWhite = 'تم الفحص على خلفية بيضاء. لا يمكن قراءة رمز شفاف على خلفية داكنة.';
export const makeReadable = 'جعل الرمز مقروءًا';

export const phonesRead = 'تقرؤه الهواتف، وقد لا تقرؤه التطبيقات وصفحات الويب.';
export const appsRead = 'تقرؤه الهواتف والتطبيقات وصفحات الويب، وقد لا تقرؤه أجهزة المسح القديمة.';
export const allRead = 'تقرؤه الهواتف والتطبيقات وصفحات الويب وأجهزة المسح القديمة.';
export const allReadFrom = (modulePx: number) =>
  `تقرؤه الهواتف والتطبيقات وصفحات الويب، وتقرؤه أجهزة المسح القديمة بدءًا من ${number(modulePx)} بكسل للنقطة.`;

export const inverted = 'فاتح على داكن';
export const invertedText =
  'تبحث أجهزة مسح كثيرة عن رمز داكن على خلفية فاتحة، ولا ترى شيئًا في الرمز المعكوس.';
export const fixInverted = 'تبديل الألوان';
export const contrast = 'تباين ضعيف جدًا';
export const contrastText =
  'درجة سطوع الرمز وخلفيته متقاربة جدًا، فلا تميّز الكاميرا بينهما في الإضاءة الضعيفة.';
export const fixContrast = 'استخدام ألوان أغمق';
export const quietZone = 'هامش صغير جدًا';
export const quietZoneText =
  'تجد أجهزة المسح الرمز بفضل الهامش الفاتح حوله. على صفحة أو طاولة داكنة يكون هذا الرمز بلا هامش.';
export const fixQuietZone = 'إضافة هامش';
export const logo = 'شعار كبير جدًا';
export const logoText =
  'يحجب الشعار من الرمز أكثر مما يحتمله تصحيح الأخطاء، فلا يبقى إلا القليل لتعويض الأوساخ ورداءة الطباعة.';
export const fixLogo = 'تصغير الشعار';
export const density = 'كثيف جدًا بالنسبة إلى حجمه';
export const densityText =
  'نقاط الرمز أدق من أن تميّزها الكاميرا. يُرجى تكبير الرمز أو تقصير محتواه.';
export const fixDensity = 'تقليل كثافة الرمز';
export const eyeFrame = 'إطارات زوايا غير مألوفة';
export const eyeFrameText =
  'تبحث تطبيقات وصفحات ويب كثيرة عن إطارات مربعة في ثلاث زوايا، ولا تتعرّف على هذا الشكل.';
export const fixEyeFrame = 'استخدام إطارات زوايا مربعة';
export const eyeBall = 'نقاط زوايا غير مألوفة';
export const eyeBallText =
  'تبحث تطبيقات وصفحات ويب كثيرة عن مربع داخل كل إطار، ولا تتعرّف على هذا الشكل.';
export const fixEyeBall = 'استخدام نقاط زوايا مربعة';
export const shape = 'أشكال رفيعة جدًا';
export const shapeText = 'لا تغطي الأشكال من الخلفية ما يكفي، فيبدو الرمز باهتًا للكاميرا.';
export const fixShape = 'استخدام أشكال أكثر امتلاءً';
export const unknownCause = 'مزيج صعب من الأشكال والألوان';
export const unknownCauseText = 'يصعب مسح هذا المزيج من الأشكال والألوان.';
export const fixUnknownCause = 'استخدام مربعات عادية';

export const trialNear = 'من مسافة قريبة';
export const trialFile = 'الملف نفسه';
export const trialCamera = 'تباين ضعيف';
export const trialWidth = (modulePx: number) => `نقاط بعرض ${number(modulePx)} بكسل`;
export const trialSlightlyBlurred = 'صورة ضبابية قليلًا';
export const trialBlurred = 'صورة ضبابية';
export const trialGrain = (share: number) =>
  `في إضاءة خافتة، تشويش ${number(share, { style: 'percent' })}`;
export const trialTilted = (degrees: number) => `بميل ${number(degrees)}°`;
