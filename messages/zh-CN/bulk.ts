import { isolate, number, plural } from './format.ts';

export const previewFailed = '无法加载预览。';

export const contentType = '内容类型';
export const downloadTemplate = '下载模板';
export const chooseList = '选择列表文件，或拖放到此处';
export const reading = '正在读取…';
export const fileHint = (maxRows: number) =>
  `Excel（.xlsx）、CSV或联系人（.vcf），最多${number(maxRows)}行`;
export const chooseOther = '选择其他列表';
export const fileLabel = '列表（Excel或CSV文件）';
export const pasteRows = '或粘贴表格行';
export const rowsLabel = '列表中的行';
export const rowsExample = '餐桌\t网址\n1号桌\texample.com/1';
export const pastedRows = '粘贴的行';
export const sheet = '工作表';
export const listRemoved = (name: string) => `已移除${isolate(name)}。`;
export const undo = '撤销';
export const listNotKept = '此浏览器无法保留此列表，离开页面后列表将会丢失。';
export const result = (codes: number, badRows: number) => {
  const good = plural(codes, { other: `${number(codes)}个二维码` });
  const bad = plural(badRows, { other: `${number(badRows)}行有问题` });
  return `${good}，${bad}`;
};
export const yourList = '您的列表';

export const notRead = (name: string) => `未能读取“${isolate(name)}”。`;
export const readFailed = '无法读取此列表，请检查网络连接。';
export const labelsFailed = '无法加载标签字体。请检查网络连接，然后重试。';
export const onlyHeadings = '列表只有标题行，没有数据。';
export const fileEmpty = '此文件为空。';
export const tooManyRows = (rows: number, max: number) =>
  `此列表有${number(rows)}行，上限为${number(max)}行。请拆分为多个较小的列表。`;
export const fileTooLarge = (megabytes: number) =>
  `此文件超过${number(megabytes)}\u00a0MB，请拆分为多个较小的文件。`;
export const pdf = '这是PDF文件。请用电子表格软件打开，另存为.xlsx或CSV。';
export const oldWorkbook =
  '此工作簿为旧版Excel格式（.xls）。请用电子表格软件打开，另存为.xlsx或CSV。';
export const binaryWorkbook = '这是二进制工作簿（.xlsb）。请用电子表格软件打开，另存为.xlsx或CSV。';
export const openDocument = '这是OpenDocument文件。请用电子表格软件打开，另存为.xlsx或CSV。';
export const numbersFile = '这是Numbers表格文件。请通过“文件”>“导出为”将其导出为Excel或CSV。';
export const notSpreadsheet = '此文件不是电子表格，请选择.xlsx或CSV文件。';
/** For a page of the web or XML whose name ends in .xls. */
export const webPage = '此文件是以电子表格命名的网页。请在电子表格程序中打开，并另存为.xlsx或CSV。';
export const workbookLocked = '此工作簿受密码保护。请移除密码后重新选择文件。';
export const sheetLocked = '此工作簿受密码保护。';
export const workbookDamaged = '此工作簿已损坏。请用电子表格软件打开并重新保存。';
export const workbookTooLarge = '此工作簿过大，请将列表复制到新的工作簿。';
export const addressesUnclear = (delimiter: string) =>
  `无法确定网址在何处结束。请在列表上方添加标题：如果每行只有一个网址，请填写“网址”；如果还有其他列，请填写类似“网址${delimiter}餐桌”的标题。`;
export const lettersUnknown =
  '此文件中有些文字无法读取。请在电子表格软件中将列表另存为“CSV UTF-8”或.xlsx。';
export const readAs = (encoding: string) =>
  `已按${isolate(encoding)}读取。如果出现乱码，请将列表另存为“CSV UTF-8”或.xlsx。`;
/** The label of a choice; the guess is one of its options. */
export const encoding = '编码';
/** `encoding` is the guess, `examples` are words of the list, and `count` is the number of its cells with such letters. */
export const guessedLetters = (encoding: string, examples: string, count: number) =>
  `已按推测的编码${isolate(encoding)}读取。请检查这些词：${isolate(examples)}。含此类字符的单元格：${number(count)}个。`;

export const columns = '列';
export const whichColumn = (field: string) => `哪一列是“${field}”？请在下方选择。`;
/** Stands before the question above. */
export const severalFit = '有多列包含网址。';
export const columnUse = (heading: string, use: string) => `${isolate(heading)}：${use}`;
export const unusedColumns = (headings: readonly string[]) =>
  `未使用：${headings.map((heading) => isolate(heading)).join('、')}`;
export const done = '完成';
export const change = '更改';
export const emptyCell = '空';
export const columnUsedAs = (heading: string) => `“${isolate(heading)}”用作`;
export const notUsed = '不使用';
export const labelColumn = '二维码下方的标签';
export const fileNameColumn = '文件名';
export const hasHeadings = '首行为标题';
export const hasHeadingsHint = '如果列表的首行就是二维码内容，请关闭此项。';

export const problems = '问题';
export const badRows = (count: number) => plural(count, { other: `${number(count)}行有问题` });
export const badRowsHint = '有问题的行在列表中修正之前，不会生成二维码。';

export const row = (row: number) => `第${number(row)}行`;
export const cellFault = (heading: string, value: string, fault: string) =>
  `${heading}：“${value}”。${fault}`;
export const quotesDiffer = '此行有一个引号不成对。请补上缺少的引号，或将其删除。';
export const tooManyCells = '此行的单元格数多于列表的列数。包含逗号或分号的文字请用引号括起来。';
export const cellFailed = (cell: string, error: string) =>
  `单元格${cell}包含错误${error}。请在电子表格中更正。`;
export const codeFailed = '无法生成此二维码。';

// What to look at although each row becomes a code
export const checks = '打印前请检查';
/** Beside the number of rows with problems. */
export const checkCount = (count: number) => `需检查：${number(count)}项`;
/** A question with the two buttons that follow. */
export const hiddenRows = (count: number) => plural(count, { other: `${number(count)}个隐藏行` });
export const useThem = '使用';
export const leaveThemOut = '排除';
/** Below the button that makes codes, until the question is answered. */
export const hiddenRowsFirst = '请先决定是否为隐藏行生成二维码。';
/** After the answer; a button to change it follows. */
export const hiddenRowsUsed = (count: number) => `使用的隐藏行：${number(count)}行。`;
export const hiddenRowsLeftOut = (count: number) => `排除的隐藏行：${number(count)}行。`;
/** Rows such as “Total”. A button to change it follows. */
export const totalRowsLeftOut = (rows: string) => `不生成二维码的合计行：${isolate(rows)}。`;
export const totalRowsUsed = (rows: string) => `使用的合计行：${isolate(rows)}。`;
export const columnsUnread = (count: number, max: number) =>
  `只读取前${number(max)}列。其后的列：${number(count)}列。`;
/** After a fact about a list. `rows` are numbers of rows, perhaps with an ellipsis. */
export const rowList = (rows: string) => `行：${isolate(rows)}`;
/** Codes that lack their label, or whose address may be wrong; a list of them follows. */
export const remarks = (count: number) => `需检查的二维码：${number(count)}个`;
export const remarkPages = '需检查的二维码的页';
export const remarkPage = '需检查的二维码的页';
export const previousRemarks = '上一页需检查的二维码';
export const nextRemarks = '下一页需检查的二维码';

export const preview = '预览';
export const codes = (count: number) => plural(count, { other: `${number(count)}个二维码` });
export const codeTitle = (summary: string) => `二维码：${summary}`;
export const labelledCodeTitle = (summary: string, label: string) =>
  `二维码：${summary}（${label}）`;

export const codePages = '二维码分页';
export const codePage = '二维码页码';
export const previousCodes = '上一页二维码';
export const nextCodes = '下一页二维码';
export const problemPages = '问题分页';
export const problemPage = '问题页码';
export const previousProblems = '上一页问题';
export const nextProblems = '下一页问题';
export const page = (page: number) => `第${number(page)}页`;
export const range = (first: number, last: number, total: number) =>
  `第${number(first)}–${number(last)}项，共${number(total)}项`;

export const design = '设计';
export const designOfGenerator = '与生成器相同';
export const designChosenBefore = '生成器之前的设计';
export const format = '格式';
export const check = '检测每个二维码能否扫描';
export const checkHint = '在印刷前找出无法扫描的二维码。';
export const makeZip = '生成ZIP文件';
export const makeCodes = (count: number) =>
  plural(count, { other: `生成${number(count)}个二维码` });
export const cancel = '取消';
export const downloadAgain = '重新下载';
export const startOver = '重新开始';
export const codesMade = '已生成的二维码';
export const starting = '正在开始…';
export const progress = (made: number, total: number) => `${number(made)}/${number(total)}`;
export const secondsLeft = (seconds: number) => `还需约${number(seconds)}秒`;
export const minutesLeft = (minutes: number) => `还需约${number(minutes)}分钟`;
export const cancelled = '已取消，未保存任何文件。';
export const zipFailed = '无法生成ZIP文件。请检查网络连接和磁盘剩余空间，然后重试。';
export const codesInZip = (count: number) =>
  plural(count, { other: `qr-codes.zip中包含${number(count)}个二维码。` });
export const codesPassed = (count: number) =>
  plural(count, { other: `${number(count)}个二维码通过了扫码检测。` });
export const codesUnchecked = (count: number) =>
  plural(count, { other: `${number(count)}个二维码未检测。` });
export const codesUnreadable = (count: number) =>
  plural(count, {
    other: `${number(count)}个二维码未通过检测，已放入<folder></folder>文件夹。`,
  });
export const rowsFailed = (count: number) =>
  plural(count, {
    other: `${number(count)}行未能生成二维码，原因见<file></file>。`,
  });

export const saveCodes = (count: number) =>
  plural(count, { other: `将${number(count)}个二维码保存到我的账号` });
export const saveOtherCodes = (count: number) =>
  plural(count, { other: `将其余${number(count)}个二维码保存到我的账号` });
export const nothingToSave = '没有需要保存的二维码了';
export const saving = (saved: number, total: number) =>
  `正在保存（${number(saved)}/${number(total)}）…`;
export const codesSaved = (count: number) =>
  plural(count, { other: `已保存${number(count)}个二维码。` });
export const rowsRefused = (count: number) =>
  plural(count, { other: `${number(count)}行未能保存。` });
export const saveFailed = '此二维码未能保存。';
export const untitled = '二维码';
