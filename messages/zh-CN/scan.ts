import { number, plural } from './format.ts';

export * from './first/scan.ts';

export const checking = '正在检测…';
export const checkUnavailable = '无法加载扫码检测，但仍可下载二维码。';
export const verdictScore = (verdict: string, score: number) => `${verdict} · ${number(score)}`;
export const verdictScoreCause = (verdict: string, score: number, cause: string) =>
  `${verdict} · ${number(score)}：${cause}`;
export const verdictCause = (verdict: string, cause: string) => `${verdict}：${cause}`;
export const openReport = (headline: string) => `${headline}。打开扫码检测报告`;
export const notReadable = '手机可能找不到此二维码，或识别出错误的内容。';
export const logoLeftOut = (level: string) => `已省略 Logo：${level} 级没有空间`;
export const fileNotRead =
  '此文件已打开并与二维码比对，但无法加载识别引擎进行识别。印刷前，请先用手机扫码测试。';
export const doesNotScan = '此二维码无法扫描';
export const onlyPhones = '此二维码只有手机能识别';
export const someMayNotScan = (count: number, total: number) =>
  `${number(total)}个二维码中有${number(count)}个可能无法扫描`;
export const onlyPhonesText = '应用、网页和旧款扫码设备未能识别。';
export const invertedTitle = '深底浅码。';
export const contrastTitle = '对比度过低。';
export const quietZoneTitle = '边距过小。';
export const logoTitle = 'Logo过大。';
export const densityTitle = '相对于尺寸过于密集。';
export const cornerFramesTitle = '码眼外框形状特殊。';
export const cornerDotsTitle = '码眼内点形状特殊。';
export const shapeTitle = '形状过细。';
export const clashTitle = '难以识别的形状与颜色组合。';
export const codeCauses = '<code></code>：<causes></causes>';
export const causeList = (causes: readonly string[]) => causes.join('、');
export const moreCodes = (count: number) => `……另有${number(count)}个。`;
export const openToFix = '打开相应的二维码即可修正。';
export const fixAndDownload = (fix: string) => `${fix}并下载`;
export const savedButHard = (cause: string | undefined) =>
  cause === undefined ? '已保存，但难以读取' : `已保存，但难以读取：${cause}`;
export const fixAndSaveAgain = (fix: string) => `${fix}并重新保存`;
export const downloadAnyway = '仍要下载';
export const backToDesign = '返回设计';
export const cancelDownload = '取消';
export const reportTitle = '扫码检测报告';
export const reportHeadline = (headline: string) => `${headline}。`;
export const sentences = (first: string, second: string) => `${first}${second}`;
export const testsPassed = (passed: number, total: number) =>
  `共${number(total)}项测试，其中${number(passed)}项被所有参测引擎成功识别。`;
export const test = '测试';
export const phonesColumn = '手机';
export const appsColumn = '应用、网页';
export const olderColumn = '旧款设备';
export const cleanPictures = '清晰图片';
export const difficultConditions = '恶劣条件';
export const otherSizes = '其他尺寸';
export const read = '已识别';
export const notRead = '未识别';
export const notTested = '未测试';
export const dashNote =
  '横线表示未用该引擎测试，或该引擎在此图中连普通方形码点也无法识别。在恶劣条件下只测试手机引擎。';
export const stoppedEarly = '如果清晰图片中的二维码无法识别，检测会提前结束。';
export const printTips = (count: number) =>
  plural(count, {
    other: `${number(count)}条打印建议`,
  });
export const levelAdvice = (level: string, dots: number, insteadOf: number, percent: number) =>
  `使用${level}级时，此二维码的宽度从${number(insteadOf)}个码点减少到${number(dots)}个，每个码点的印刷宽度增加${number(percent / 100, { style: 'percent' })}。`;
export const levelApplied = (dots: number) => `此二维码现在的宽度为${number(dots)}个码点。`;
export const makeDotsLarger = '放大码点';
export const undoLevel = (level: string) => `撤销（恢复为${level}级）`;
export const marginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    other: `边距为${number(dots)}个码点，而标准要求${number(standard)}个。请在二维码四周留白，或加大边距。`,
  });
export const framedMarginAdvice = (dots: number, standard: number) =>
  plural(dots, {
    other: `边框内的边距为${number(dots)}个码点，而标准要求${number(standard)}个。请加大边距。`,
  });
export const marginApplied = (dots: number) =>
  plural(dots, { other: `边距现在为${number(dots)}个码点，符合标准要求。` });
export const widenMargin = (dots: number) => `加大到${number(dots)}个码点`;
export const undoMargin = (dots: number) => `撤销（恢复为${number(dots)}个码点）`;
