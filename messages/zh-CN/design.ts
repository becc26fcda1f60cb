export const shapeStandard = '标准';
export const shapeDots = '圆点';
export const shapeRounded = '圆角';
export const shapeExtraRounded = '大圆角';
export const shapeClassy = '典雅';
export const shapeClassyRounded = '典雅圆角';
export const shapeFaceted = '切面';
export const shapeVerticalBars = '竖条';
export const shapeHorizontalBars = '横条';
export const shapeCircles = '圆形';
export const shapeSoftSquares = '柔和方块';
export const shapeSmallSquares = '小方块';
export const shapeSquircles = '方圆形';
export const shapeLeaf = '叶形';
export const shapeHexagon = '六边形';
export const shapeDiamond = '菱形';
export const shapePlus = '十字';
export const shapeStar = '星形';
export const shapeHeart = '心形';

export const eyeFrameStandard = '方形';
export const eyeFrameWindow = '窗格';
export const eyeFrameRounded = '圆角';
export const eyeFrameExtraRounded = '大圆角';
export const eyeFrameCircle = '圆形';
export const eyeFrameSquircle = '方圆形';
export const eyeFrameSoft = '柔和';
export const eyeFrameCut = '切角';
export const eyeFrameLeaf = '叶形';
export const eyeFramePetal = '花瓣';
export const eyeFramePointed = '尖角';
export const eyeFrameTeardrop = '水滴';
export const eyeFrameBeads = '串珠';

export const eyeBallStandard = '方形';
export const eyeBallRounded = '圆角';
export const eyeBallCircle = '圆形';
export const eyeBallSquircle = '方圆形';
export const eyeBallCut = '切角';
export const eyeBallHexagon = '六边形';
export const eyeBallDiamond = '柔和菱形';
export const eyeBallLeaf = '叶形';
export const eyeBallPetal = '花瓣';
export const eyeBallPointed = '尖角';
export const eyeBallTeardrop = '水滴';
export const eyeBallFlower = '花形';
export const eyeBallStar = '星形';
export const eyeBallPentagon = '五边形';

export const frameLabelBelow = '下方标签';
export const frameLabelAbove = '上方标签';
export const frameBubble = '对话气泡';
export const frameCard = '卡片';
export const frameCardAbove = '卡片，文字在上';
export const frameOutline = '描边';
export const frameBrackets = '取景框';
export const frameTextBelow = '下方文字';

export const presetClassic = '经典';
export const presetInk = '墨色';
export const presetEvergreen = '常青';
export const presetOcean = '海洋';
export const presetSunset = '日落';
export const presetPlum = '梅紫';
export const presetEspresso = '浓缩咖啡';
export const presetBlueprint = '蓝图';

export const earlier = (name: string) => `${name}（旧版）`;

// Texts in the frames of examples: at most 32 characters, and Latin letters, which need no further font
export const exampleMenu = 'MENU';
export const exampleSummer = 'SCAN ME';
export const exampleTrail = 'TRAIL MAP';
export const exampleReview = 'REVIEW';
export const exampleMachine = 'MANUAL';
export const exampleWifi = 'FREE WI-FI';

export const logoUnreadable = '无法读取此Logo，请选择其他图片。';
