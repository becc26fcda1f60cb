export const shapeStandard = '標準';
export const shapeDots = '丸ドット';
export const shapeRounded = '角丸';
export const shapeExtraRounded = '大きな角丸';
export const shapeClassy = 'エレガント';
export const shapeClassyRounded = 'エレガント（角丸）';
export const shapeFaceted = 'ファセット';
export const shapeVerticalBars = '縦線';
export const shapeHorizontalBars = '横線';
export const shapeCircles = '円';
export const shapeSoftSquares = 'やわらかい四角';
export const shapeSmallSquares = '小さい四角';
export const shapeSquircles = 'スクワークル';
export const shapeLeaf = 'リーフ';
export const shapeHexagon = '六角形';
export const shapeDiamond = 'ひし形';
export const shapePlus = 'プラス';
export const shapeStar = '星';
export const shapeHeart = 'ハート';

export const eyeFrameStandard = '四角';
export const eyeFrameWindow = '窓';
export const eyeFrameRounded = '角丸';
export const eyeFrameExtraRounded = '大きな角丸';
export const eyeFrameCircle = '円';
export const eyeFrameSquircle = 'スクワークル';
export const eyeFrameSoft = 'ソフト';
export const eyeFrameCut = '角カット';
export const eyeFrameLeaf = 'リーフ';
export const eyeFramePetal = '花びら';
export const eyeFramePointed = 'とがり';
export const eyeFrameTeardrop = 'しずく';
export const eyeFrameBeads = 'ビーズ';

export const eyeBallStandard = '四角';
export const eyeBallRounded = '角丸';
export const eyeBallCircle = '円';
export const eyeBallSquircle = 'スクワークル';
export const eyeBallCut = '角カット';
export const eyeBallHexagon = '六角形';
export const eyeBallDiamond = 'やわらかいひし形';
export const eyeBallLeaf = 'リーフ';
export const eyeBallPetal = '花びら';
export const eyeBallPointed = 'とがり';
export const eyeBallTeardrop = 'しずく';
export const eyeBallFlower = '花';
export const eyeBallStar = '星';
export const eyeBallPentagon = '五角形';

export const frameLabelBelow = '下にラベル';
export const frameLabelAbove = '上にラベル';
export const frameBubble = '吹き出し';
export const frameCard = 'カード';
export const frameCardAbove = 'カード（文字は上）';
export const frameOutline = '枠線';
export const frameBrackets = 'ファインダー';
export const frameTextBelow = '下に文字';

export const presetClassic = 'クラシック';
export const presetInk = 'インク';
export const presetEvergreen = 'エバーグリーン';
export const presetOcean = 'オーシャン';
export const presetSunset = 'サンセット';
export const presetPlum = 'プラム';
export const presetEspresso = 'エスプレッソ';
export const presetBlueprint = 'ブループリント';

export const earlier = (name: string) => `${name}（旧版）`;

// Texts in the frames of examples: at most 32 characters, and Latin letters, which need no further font
export const exampleMenu = 'MENU';
export const exampleSummer = 'SCAN ME';
export const exampleTrail = 'TRAIL MAP';
export const exampleReview = 'REVIEW';
export const exampleMachine = 'MANUAL';
export const exampleWifi = 'FREE WI-FI';

export const logoUnreadable = 'このロゴは読み込めません。別の画像を選択してください。';
