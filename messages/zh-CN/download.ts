import { number } from './format.ts';

export * from './first/download.ts';

export const moreOptions = '更多选项…';
export const format = '格式';
export const rasterFormats = '<kind>位图</kind> <use>适合网页和Office</use>';
export const vectorFormats = '<kind>矢量图</kind> <use>适合印刷</use>';
export const blackOnly = '单色黑（K）';
export const blackOnlyHint = '适合胶版印刷，彩色会变为灰色。';
export const preparing = '正在准备…';
export const downloadFormat = (format: string) => `下载${format}`;
export const createAndDownloadFormat = (format: string) => `创建并下载${format}`;
export const savedTestIt = '已保存。请用手机扫码测试该文件。';
export const copied = '已复制';
export const copyImage = '复制图片';
export const copySvg = '复制SVG';
export const somethingWrong = '出错了，请重试。';
export const sizeIn = '尺寸单位';
export const pixels = '像素';
export const millimetres = '毫米';
export const longerSidePx = '长边（像素）';
export const longerSideMm = '长边（毫米）';
export const resolutionDpi = '分辨率（DPI）';
export const upToPx = (most: number) => `最大${number(most)}。`;
export const vectorHint = '矢量文件，任意尺寸都清晰。';
export const densityStored = '会写入文件。';
export const densityNotStored = (format: string) => `${format}文件无法存储此信息。`;
export const thatIsPx = (px: number, codeWidth: string) =>
  `相当于${number(px)}像素。二维码本身宽${codeWidth}。`;
export const thatIsPxOutside = (px: number, least: number, most: number) =>
  `相当于${number(px)}像素，必须在${number(least)}到${number(most)}之间。`;
export const enterWholeNumber = (least: number, most: number) =>
  `请输入${number(least)}到${number(most)}之间的整数。`;
export const enterNumber = (least: number, most: number) =>
  `请输入${number(least)}到${number(most)}之间的数字。`;
export const whatSize = '印多大合适？';
export const iKnowThe = '已知条件';
export const scanningDistance = '扫码距离';
export const printSize = '印刷尺寸';
export const distanceMetres = '距离（米）';
export const codeWidthMm = '二维码宽度（毫米）';
export const printerDpi = '打印机分辨率（DPI）';
export const enterBoth = '请输入30至2,400\u00a0DPI的分辨率，以及大于0的距离或宽度。';
export const applyLength = (length: string) => `设为${length}`;
export const mm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}毫米`;
export const cm = (value: number) => `${number(value, { maximumFractionDigits: 2 })}厘米`;
export const metres = (value: number) => `${number(value, { maximumFractionDigits: 2 })}米`;
export const printWidth = (distance: string, width: string) =>
  `要在${distance}外扫码，印刷宽度应为${width}。`;
export const distanceSetsWidth = (dot: string, dots: number) =>
  `此宽度取决于距离：在该距离下，手机要求每个码点达到${dot}，而此二维码的宽度为${number(dots)}个码点。`;
export const distanceSetsWidthShorten = (dot: string, dots: number) =>
  `此宽度取决于距离：在该距离下，手机要求每个码点达到${dot}，而此二维码的宽度为${number(dots)}个码点。缩短内容可以印得更小。`;
export const fewerDotsHelp =
  '对于这样密集的二维码，减少码点比加大宽度更有效：请选择较低的纠错等级、缩短内容，或改为只包含短链接的动态码。';
export const printerSetsWidth = (dpi: number, least: number, dot: string) =>
  `此宽度取决于打印机：每个码点至少需要${number(least)}个打印点，在${number(dpi, { maximumFractionDigits: 2 })}\u00a0DPI下宽${dot}。提高分辨率可以印得更小。`;
export const dotsSetWidth = (leastDot: string, dots: number) =>
  `此宽度取决于码点：码点小于${leastDot}时会粘连，而此二维码的宽度为${number(dots)}个码点。缩短内容可以印得更小。`;
export const smallestWidth = (width: string) =>
  `这是建议的最小宽度：部分手机无法近距离对焦，因而无法识别宽度小于${width}的二维码。`;
export const tooNarrow = (width: string, leastWidth: string) =>
  `${width}太窄，印刷宽度不要小于${leastWidth}。`;
export const resolutionTooLow = (
  dpi: number,
  printerDots: number,
  least: number,
  leastDpi: number,
) =>
  `打印机分辨率过低：在${number(dpi, { maximumFractionDigits: 2 })}\u00a0DPI下，每个码点只有${number(printerDots, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}个打印点，而实际需要${number(least)}个。请以${number(leastDpi, { useGrouping: false })}\u00a0DPI或更高的分辨率打印，或缩短内容。`;
export const dotsTooSmall = (dot: string) =>
  `码点太小：只有${dot}时会粘连。请印得宽一些，或缩短内容。`;
export const narrowerThanFocus = (width: string) =>
  `部分手机无法近距离对焦，因而无法识别宽度小于${width}的二维码。`;
export const scanDistance = (width: string, distance: string) =>
  `宽度为${width}时，最远可在${distance}外扫码。`;
export const dotsLimitDistance = (dot: string) =>
  `距离受码点大小限制：每个码点宽${dot}，离得更远就会在手机镜头中变模糊。要从更远处扫码，请印得宽一些，或缩短内容。`;
export const keepClear = (margin: string, size: string, px: number) =>
  `四周各留出${margin}空白。整个文件的尺寸为${size}，即${number(px)}像素。`;
export const tooManyPixels = '这超出了此格式的上限，请选择SVG或PDF。';
