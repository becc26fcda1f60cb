export const shapeStandard = 'مربعات قياسية';
export const shapeDots = 'نقاط مستديرة';
export const shapeRounded = 'حواف مستديرة';
export const shapeExtraRounded = 'حواف أكثر استدارة';
export const shapeClassy = 'أنيق';
export const shapeClassyRounded = 'أنيق مستدير';
export const shapeFaceted = 'مصقول الأوجه';
export const shapeVerticalBars = 'أشرطة عمودية';
export const shapeHorizontalBars = 'أشرطة أفقية';
export const shapeCircles = 'دوائر';
export const shapeSoftSquares = 'مربعات ناعمة';
export const shapeSmallSquares = 'مربعات صغيرة';
export const shapeSquircles = 'مربعات دائرية';
export const shapeLeaf = 'ورقة شجر';
export const shapeHexagon = 'سداسي';
export const shapeDiamond = 'معيّن';
export const shapePlus = 'علامة زائد';
export const shapeStar = 'نجمة';
export const shapeHeart = 'قلب';

export const eyeFrameStandard = 'مربع';
export const eyeFrameWindow = 'نافذة';
export const eyeFrameRounded = 'حواف مستديرة';
export const eyeFrameExtraRounded = 'حواف أكثر استدارة';
export const eyeFrameCircle = 'دائرة';
export const eyeFrameSquircle = 'مربع دائري';
export const eyeFrameSoft = 'ناعم';
export const eyeFrameCut = 'زوايا مقصوصة';
export const eyeFrameLeaf = 'ورقة شجر';
export const eyeFramePetal = 'بتلة';
export const eyeFramePointed = 'مدبّب';
export const eyeFrameTeardrop = 'قطرة';
export const eyeFrameBeads = 'خرز';

export const eyeBallStandard = 'مربع';
export const eyeBallRounded = 'حواف مستديرة';
export const eyeBallCircle = 'دائرة';
export const eyeBallSquircle = 'مربع دائري';
export const eyeBallCut = 'زوايا مقصوصة';
export const eyeBallHexagon = 'سداسي';
export const eyeBallDiamond = 'معيّن ناعم';
export const eyeBallLeaf = 'ورقة شجر';
export const eyeBallPetal = 'بتلة';
export const eyeBallPointed = 'مدبّب';
export const eyeBallTeardrop = 'قطرة';
export const eyeBallFlower = 'زهرة';
export const eyeBallStar = 'نجمة';
export const eyeBallPentagon = 'خماسي';

export const frameLabelBelow = 'تسمية في الأسفل';
export const frameLabelAbove = 'تسمية في الأعلى';
export const frameBubble = 'فقاعة كلام';
export const frameCard = 'بطاقة';
export const frameCardAbove = 'بطاقة والنص أعلاها';
export const frameOutline = 'إطار خارجي';
export const frameBrackets = 'أقواس في الزوايا';
export const frameTextBelow = 'نص في الأسفل';

export const presetClassic = 'كلاسيكي';
export const presetInk = 'حبر';
export const presetEvergreen = 'أخضر دائم';
export const presetOcean = 'محيط';
export const presetSunset = 'غروب';
export const presetPlum = 'برقوق';
export const presetEspresso = 'إسبريسو';
export const presetBlueprint = 'مخطط هندسي';

export const earlier = (name: string) => `${name} (السابق)`;

// Texts in the frames of examples: at most 32 characters, and Latin letters, which need no further font
export const exampleMenu = 'MENU';
export const exampleSummer = 'SCAN ME';
export const exampleTrail = 'TRAIL MAP';
export const exampleReview = 'REVIEW';
export const exampleMachine = 'MANUAL';
export const exampleWifi = 'FREE WI-FI';

export const logoUnreadable = 'تتعذّر قراءة هذا الشعار. يُرجى اختيار صورة أخرى.';
