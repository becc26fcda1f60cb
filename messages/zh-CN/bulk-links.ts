import { isolate, number, plural } from './format.ts';

// The row of the template
export const templateTitle = '菜单 1号桌';
export const templateFolder = '餐厅';
export const templateTags = '菜单、堂食';

// Columns
export const targetColumn = '跳转目标';
export const slugColumn = '自定义后缀';
export const titleColumn = '标题';
export const folderColumn = '文件夹';
export const tagsColumn = '分类标签';
export const keyColumn = '标识';

// What is wrong with a cell
export const cellMissing = '此单元格为空。';
export const cellTooLong = (max: number) => `此处最多可填${number(max)}个字符。`;
export const tooManyTags = (max: number) => `每行最多可填${number(max)}个标签。`;
export const folderTooDeep = '文件夹只能嵌套一级，请按“文件夹/子文件夹”的格式填写。';
export const slugFixed = (slug: string) =>
  `此二维码已有后缀${isolate(slug)}，无法更改。请将单元格留空或填写${isolate(slug)}。`;
export const sameKey = '在用于识别行的列中，此列表中另一行的值与此相同。值不能重复。';
export const inBin = '此二维码在回收站中。请恢复或永久删除。';
export const sameKeyAs = (row: number) =>
  `在用于识别行的列中，第${number(row)}行的值与此相同。值不能重复。`;
export const sameSlugAs = (row: number) => `与第${number(row)}行的后缀相同，后缀不能重复。`;

// Before the upload
export const intro = '每行生成一个短链接。以后再次上传列表，即可更改二维码的目标。';
export const accountNeeded = (codes: number, pro: string, proCodes: number) =>
  `制作动态码需要账号：免费账号最多${number(codes)}个，${pro}最多${number(proCodes)}个。登录时列表会保留在此处。`;
export const signIn = '注册或登录';
export const keyChoice = '识别行的依据';
export const keyHint = '再次上传列表时，值相同的行会更新原有二维码，而不会新建。';
export const noKey = '不识别行';
export const noKeyHint = '再次上传列表时，每行都会新建二维码。';
export const emptyCells = '空单元格不会更改二维码的相应内容。';
export const checkList = '检查列表';
export const checking = (done: number, total: number) =>
  `正在检查：${number(done)}/${number(total)}…`;
export const willCreate = (count: number) => `新建短链接：${number(count)}个`;
export const willChange = (count: number) => `将更改的二维码：${number(count)}个`;
export const willStay = (count: number) => `保持不变的二维码：${number(count)}个`;
export const willFail = (count: number) => `因有问题而将跳过的行：${number(count)}行`;
export const overLimit = (room: number, left: number) =>
  `您的套餐还可创建${number(room)}个动态码，${number(left)}行将被跳过。`;
export const planFull = (left: number) =>
  `您的套餐已无法再创建动态码，${number(left)}行将被跳过。请删除部分二维码以腾出名额。`;
export const planFullUpgrade = (left: number) =>
  `您的套餐已无法再创建动态码，${number(left)}行将被跳过。请删除部分二维码，或在设置中升级。`;
export const newAccount = (codes: number, changes: number, until: string) =>
  `您的账号是新账号。在${isolate(until)}之前，每小时最多创建${number(codes)}个动态码、更改${number(changes)}次目标。达到上限后上传会暂停，您可以稍后继续。`;
export const createLinks = (count: number) =>
  plural(count, { other: `创建${number(count)}个短链接` });
export const changeCodes = (count: number) =>
  plural(count, { other: `更改${number(count)}个二维码` });
export const saveRows = (count: number) => plural(count, { other: `保存${number(count)}行` });
export const continueUnchanged = '继续下载';
export const back = '返回';

// During the upload
export const uploadFailed = '列表上传失败，请重试。';
export const rowsSaved = '已保存的行';
export const pause = '暂停';
export const pausing = '正在暂停…';
export const runsElsewhere = '另一个标签页正在上传列表。请在那里继续，或等待上传完成。';
export const resume = '继续';
export const forget = '放弃剩余部分';
export const waiting = '无法连接服务器，正在重试…';
export const notKept = '此浏览器无法保存上传进度，请在完成前保持页面打开。';
export const paused = (name: string, done: number, total: number) =>
  `${isolate(name)}的上传已暂停：已保存${number(done)}行，共${number(total)}行。`;

// After the upload
export const created = (count: number) => `已创建短链接：${number(count)}个`;
export const changed = (count: number) => `已更改二维码：${number(count)}个`;
export const unchanged = (count: number) => `原本就是最新的二维码：${number(count)}个`;
export const failed = (count: number) => `跳过的行：${number(count)}行。`;
export const failedFaulty = (count: number) =>
  `跳过的行：${number(count)}行。请修正有问题的行，然后再次上传列表。`;
