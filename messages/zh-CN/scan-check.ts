import { number } from './format.ts';

export const readsEverywhere = '各类设备均可识别';
export const readsEverywhereFrom = (modulePx: number) =>
  `每个码点${number(modulePx)}像素起，各类设备均可识别`;
export const readsWell = '识别良好';
export const webPagesMayMiss = '网页可能无法识别';
export const hardToRead = '较难识别';
export const doesNotScan = '无法扫描';
export const checkedOnWhite = '已在白色背景上检测。透明二维码在深色背景上无法识别。';
export const makeReadable = '一键修正';

export const phonesRead = '手机可以识别，应用和网页可能无法识别。';
export const appsRead = '手机、应用和网页可以识别，旧款扫码设备可能无法识别。';
export const allRead = '手机、应用、网页和旧款扫码设备都可以识别。';
export const allReadFrom = (modulePx: number) =>
  `手机、应用和网页可以识别；每个码点不小于${number(modulePx)}像素时，旧款扫码设备也可以识别。`;

export const inverted = '深底浅码';
export const invertedText = '许多扫码设备只寻找浅色背景上的深色二维码，看不到反色的二维码。';
export const fixInverted = '交换颜色';
export const contrast = '对比度过低';
export const contrastText = '二维码与背景的明暗几乎相同，光线不足时摄像头无法区分。';
export const fixContrast = '加深颜色';
export const quietZone = '边距过小';
export const quietZoneText =
  '扫码设备依靠四周的浅色边距找到二维码。放在深色页面或桌面上时，此二维码没有边距。';
export const fixQuietZone = '添加边距';
export const logo = 'Logo过大';
export const logoText = 'Logo遮挡的部分超出了纠错的承受范围，几乎没有余量再应对污渍和印刷瑕疵。';
export const fixLogo = '缩小Logo';
export const density = '相对于尺寸过于密集';
export const densityText = '图案过细，摄像头无法分辨。请放大二维码，或缩短内容。';
export const fixDensity = '改用较疏的图案';
export const eyeFrame = '码眼外框形状特殊';
export const eyeFrameText = '许多应用和网页会在三个角上寻找方形外框，无法识别这种形状。';
export const fixEyeFrame = '改用方形码眼外框';
export const eyeBall = '码眼内点形状特殊';
export const eyeBallText = '许多应用和网页会在外框内寻找方块，无法识别这种形状。';
export const fixEyeBall = '改用方形码眼内点';
export const shape = '形状过细';
export const shapeText = '形状覆盖的背景太少，在相机中二维码会显得很淡。';
export const fixShape = '改用更饱满的形状';
export const unknownCause = '难以识别的形状与颜色组合';
export const unknownCauseText = '这种形状与颜色的组合很难识别。';
export const fixUnknownCause = '改用普通方块';

export const trialNear = '近距离';
export const trialFile = '文件本身';
export const trialCamera = '低对比度';
export const trialWidth = (modulePx: number) => `每个码点${number(modulePx)}像素`;
export const trialSlightlyBlurred = '略微失焦';
export const trialBlurred = '失焦';
export const trialGrain = (share: number) => `昏暗环境，噪点${number(share, { style: 'percent' })}`;
export const trialTilted = (degrees: number) => `倾斜${number(degrees)}°`;
