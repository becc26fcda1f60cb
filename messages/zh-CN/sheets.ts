import { isolate, number } from './format.ts';

export const printOnLabels = '打印到标签纸';
export const intro = (codes: number) =>
  `将${number(codes)}个二维码制成矢量PDF，用于标签纸、卡片或卷筒标签打印机。`;
export const notLoaded = '无法加载预览。';

export const layout = '标签纸';
export const groupA4 = 'A4';
export const groupLetter = '美国信纸（Letter）';
export const groupRolls = '卷筒标签打印机';
export const groupOwn = '我的规格';
export const sizeMm = (width: number, height: number) => `${number(width)} × ${number(height)}毫米`;
export const sizeIn = (width: number, height: number) => `${number(width)} × ${number(height)}英寸`;
export const diameterMm = (diameter: number) => `${number(diameter)}毫米`;
export const labelsOf = (count: number, size: string) => `${number(count)}枚标签，${size}`;
export const roundLabelsOf = (count: number, size: string) => `${number(count)}枚圆形标签，${size}`;
export const cardsOf = (count: number, size: string) => `${number(count)}张卡片，${size}`;
export const tentsOf = (count: number, size: string) => `${number(count)}个三角台卡，${size}`;
export const rollOf = (size: string) => `卷筒，${size}`;
export const fits = (product: string) => `适用于${isolate(product)}`;

export const addOwn = '添加自定义规格';
export const ownFull = (most: number) =>
  `您已保存${number(most)}个规格。如需添加新规格，请先删除一个。`;
export const editOwn = '编辑规格';
export const deleteOwn = '删除此规格';
export const ownDeleted = '规格已删除';
export const undo = '撤销';
export const ownTitle = '自定义规格（毫米）';
export const paper = '纸张';
export const paperSheet = '单张';
export const paperRoll = '卷筒';
export const pageWidth = '页面宽度';
export const pageHeight = '页面高度';
export const columns = '列数';
export const rows = '行数';
export const labelWidth = '标签宽度';
export const labelHeight = '标签高度';
export const cornerRadius = '圆角半径';
export const marginLeft = '左边距';
export const marginTop = '上边距';
export const pitchX = '相邻标签左边缘的距离';
export const pitchY = '相邻标签上边缘的距离';
export const saveLayout = '保存规格';
export const cancel = '取消';
export const notStored = '规格未保存';
export const layoutNotStored = '此浏览器无法保存规格，关闭此窗口后将丢失。';

export const enterMillimetres = (least: number, most: number) =>
  `请输入${number(least)}到${number(most)}毫米。`;
export const enterCount = (least: number, most: number) =>
  `请输入${number(least)}到${number(most)}之间的整数。`;
export const tooManyLabels = (most: number) => `每页最多${number(most)}枚标签。`;
export const radiusTooLarge = (most: number) => `不能超过短边的一半：${number(most)}毫米。`;
export const labelsOverlap = (least: number) => `标签重叠，请至少输入${number(least)}毫米。`;
export const tooWideForPage = (end: number, page: number) =>
  `标签排到了${number(end)}毫米处，而页面宽度只有${number(page)}毫米。`;
export const tooHighForPage = (end: number, page: number) =>
  `标签排到了${number(end)}毫米处，而页面高度只有${number(page)}毫米。`;

export const startAt = '起始标签';
export const startHint = '适用于用过一部分的标签纸，也可以直接点击页面上的标签。';
export const startHere = (place: number) => `从第${number(place)}枚标签开始`;
export const copies = '每个二维码的份数';
export const labelLimit = (copies: number, labels: number) =>
  `请输入1到${number(copies)}：一个文件最多包含${number(labels)}个标签。`;
export const enterNumber = (least: number, most: number) =>
  `请输入${number(least)}到${number(most)}。`;
export const showTitle = '标题';
export const showText = '第二行文字';
export const example = (text: string) => `例如“${isolate(text)}”`;
export const cropMarks = '裁切线';
export const cropMarksHint = '页面边缘的细线，标出裁切位置。';

export const preview = '第一页';
export const summary = (labels: number, pages: number) =>
  `${number(labels)}枚标签，共${number(pages)}页`;
export const dotsAdvice = (dotMm: number, distanceCm: number) =>
  `码点宽${number(dotMm)}毫米时，手机最远可在${number(distanceCm)}厘米外识别第一个二维码。`;
export const dotsTooFine = (dotMm: number, leastMm: number) =>
  `第一个二维码的码点仅宽${number(dotMm)}毫米，而手机需要${number(leastMm)}毫米。请选择更大的标签，或缩短内容。`;

export const downloadPdf = '下载PDF';
export const downloadAgain = '再次下载';
export const testPage = '下载测试页';
export const testPageHint =
  '测试页含每枚标签的轮廓和两把标尺。请按100%打印，不要选“适合页面”，再与标签纸对齐比较。';
export const preparing = '正在准备…';
export const checking = (done: number, total: number) =>
  `正在检测第${number(done)}个，共${number(total)}个`;
export const drawing = (done: number, total: number) =>
  `正在绘制第${number(done)}页，共${number(total)}页`;
export const progressLabel = '进度';
export const cancelled = '已取消，未保存任何文件。';
export const failed = '无法生成PDF。请检查网络连接后重试。';
export const saved = (labels: number) =>
  `已保存。${number(labels)}个二维码全部通过扫码检测。请按100%打印，不要选“适合页面”。`;
export const savedAnyway = '已保存。请按100%打印，不要选“适合页面”。';

export const problems = (count: number, total: number) =>
  `${number(total)}个二维码中有${number(count)}个存在问题`;
export const doesNotScan = (causes: readonly string[]) => `无法识别：${causes.join('、')}`;
export const dotsTooSmall = (dotMm: number, leastMm: number) =>
  `码点仅宽${number(dotMm)}毫米，手机需要${number(leastMm)}毫米。`;
export const cannotPrint = (characters: string) => `无法打印以下字符：${isolate(characters)}`;
export const moreProblems = (count: number) => `……另有${number(count)}个`;
export const downloadAnyway = '仍要下载';
export const downloadRest = '下载其余二维码';
export const notChecked = '无法检测二维码。请确认已连接网络后重试，或跳过检测直接下载PDF。';
export const tryAgain = '重试';
export const downloadUnchecked = '不检测直接下载';

export const rulerNote = (mm: number) => `按100%打印时，两把标尺都正好长${number(mm)}毫米。`;
export const outlineNote = '轮廓应与标签完全对齐。';
export const pdfTitle = '二维码标签';
export const testPageTitle = '标签测试页';

export const printer = '打印机校正';
export const printerHint = '无';
export const shiftRight = '向右（毫米）';
export const shiftDown = '向下（毫米）';
export const scalePercent = '大小（%）';
export const correctionHint =
  '打印测试页，测量偏差，然后输入相反的值。负数表示向左和向上移动。保存在此设备上。';
export const leavesPage = '使用此校正时，标签会超出页面，无法完整打印。';
export const correctionNote = (x: number, y: number, scale: number) =>
  `向右移动 ${number(x)} 毫米，向下移动 ${number(y)} 毫米，大小 ${number(scale)}%`;
