import { isolate, number, plural } from './format.ts';

export const jobMissing = '此更改已不可用。更改只能在一天内撤销。';
export const staticCode = '这是静态码。只有动态码才有目标和有效期，也只有动态码可以暂停。';

export const tooManyJobs = (max: number) =>
  `最多可同时进行${number(max)}项批量更改。请等其中一项完成后重试。`;

export const actions = '更改所选二维码';
export const more = '更多';
export const move = '移动';
export const tag = '标签';
export const pause = '暂停';
export const resume = '恢复';
export const changeTarget = '更改目标';
export const replaceInTargets = '在目标中查找和替换';
export const schedule = '有效期';
export const applyDesign = '应用设计';
export const rename = '重命名';
export const deleteCodes = '删除';
export const tooManySelected = (max: number) =>
  `逐个选择时最多可选${number(max)}个二维码。如需更多，请使用“全选”。`;

export const cancel = '取消';
export const codesSelected = (count: number) =>
  plural(count, { other: `${number(count)}个二维码` });
export const target = '目标';
export const targetHint = '一秒内，所选的动态码都会跳转到此网址。';
export const find = '查找';
export const replaceWith = '替换为';
export const replaceHint = '目标中所有与输入完全一致的文字都会被替换。';
export const replace = '替换';
export const pattern = '新标题';
export const patternHint =
  '可用占位符：{title}为当前标题，{number}为序号1、2、3…，{slug}为短链接的后缀，{host}为目标的域名。';
export const preview = '预览';
export const previewOf = (changing: number, total: number) =>
  `${number(total)}个二维码中有${number(changing)}个会更改`;
export const before = '更改前';
export const after = '更改后';
export const previewFailed = '无法加载预览。';
export const moreRows = (count: number) => plural(count, { other: `以及另外${number(count)}个` });
export const pauseText = '给访客的提示信息';
export const pauseTextHint = '留空则显示默认提示信息。';
export const start = '开始';
export const end = '结束';
export const scheduleHint = (zone: string) =>
  `时间以您所在的时区（${isolate(zone)}）为准。留空则清除开始或结束时间。`;
export const fallback = '有效期外的目标';
export const fallbackHint = '将访客改为引导到此处。留空则显示一个页面，说明此二维码未在使用。';
export const setSchedule = '设置有效期';
export const folder = '文件夹';
export const noFolder = '未归入文件夹';
export const add = '添加';
export const remove = '移除';
export const keep = '不变';
export const noTags = '您还没有标签。要创建标签，请选择列表旁的“新建标签”。';
export const design = '设计';
export const designHint = '已印刷的二维码仍可使用，只有此后下载的文件外观会不同。';
export const keepFrameTexts = '保留每个边框中的文字';
export const keepFrameTextsHint = '关闭后，所有二维码都会使用新设计中的文字。';
export const apply = '应用';
export const deleteText = '二维码会在回收站中保留30天。恢复之前，扫描动态码的人会看到它已被删除。';

export const working = (done: number, total: number) => `${number(done)}/${number(total)}个二维码`;
export const bulkChange = '批量更改';
export const progress = '正在更改所选二维码…';
export const undoing = '正在撤销更改…';
export const codesChanged = (count: number) =>
  plural(count, { other: `已更改${number(count)}个二维码。` });
export const codesDeleted = (count: number) =>
  plural(count, { other: `已删除${number(count)}个二维码。` });
export const codesUndone = (count: number) =>
  plural(count, { other: `已撤销对${number(count)}个二维码的更改。` });
export const codesFailed = (count: number) =>
  plural(count, { other: `${number(count)}个二维码无法更改。` });
export const codesKept = (count: number) =>
  plural(count, { other: `${number(count)}个二维码未更改：` });
export const undo = '撤销';
export const stopAndUndo = '停止并撤销';
export const undoRest = '撤销其余更改';
export const notStarted = '无法更改二维码，请重试。';
export const notUndone = '无法撤销更改，请重试。';
export const unnamed = '未命名的二维码';
