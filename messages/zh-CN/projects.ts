import { isolate, number, plural } from './format.ts';

export * from './first/projects.ts';

export const listLabel = '已保存的二维码';
export const listEmpty = '还没有保存任何二维码。创建或下载后，二维码会保存在这里。';
export const create = '创建二维码';
export const search = '搜索二维码';
export const found = (count: number) => `找到${number(count)}个`;
export const searchedNewest = '无法连接服务器，仅搜索了最近的二维码。';
export const noMatch = (typed: string) => `没有与“${isolate(typed)}”匹配的二维码。`;
export const allCodes = (count: number) => `全部${number(count)}个二维码`;
export const listFull = (count: number, limit: number) =>
  `最多可保存${number(limit)}个二维码，目前已保存${number(count)}个。已保存的二维码均可继续使用。如需保存新的二维码，请先删除到少于${number(limit)}个。`;
export const listFullUpgrade = (count: number, limit: number) =>
  `最多可保存${number(limit)}个二维码，目前已保存${number(count)}个。已保存的二维码均可继续使用。如需保存新的二维码，请在设置中升级套餐，或先删除到少于${number(limit)}个。`;
export const namesNotLoaded = '无法加载二维码的标题。';
export const dynamic = '动态码';
export const dynamicScans = (count: number) =>
  plural(count, { other: `动态码 · 扫码${number(count)}次` });
export const renameCode = (name: string) => `重命名“${isolate(name)}”`;
export const deleteCode = (name: string) => `删除“${isolate(name)}”`;
export const title = '标题';
export const saveTitle = '保存标题';
export const nameOfCode = '此二维码的标题';
export const deleted = (count: number) =>
  plural(count, { other: `已删除${number(count)}个二维码` });
export const movedToBin = '已移至回收站';
export const openBin = '打开回收站';
export const deletedNames = (names: readonly string[]) =>
  names.map((name) => isolate(name)).join('、');
export const undoAgain = '重试';
export const notDeleted = '无法删除二维码，请重试。';
export const deleteTitle = (name: string) => `要删除“${isolate(name)}”吗？`;
export const deleteText =
  '已印刷的二维码将立即失效。30天内可以从回收站恢复二维码及其短链接和扫码记录。如果只想停用一段时间，请改为暂停。';
export const cancel = '取消';
export const deleteDynamic = '删除二维码';
export const downloadAll = '全部下载';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)}/${number(total)}…`;
export const allDownloaded = '所有二维码均已下载。';
export const someSkippedTitle = '部分二维码已跳过';
export const someSkipped = (names: readonly string[]) =>
  `以下二维码无法生成：${names.map((name) => isolate(name)).join('、')}。请逐个打开，查看需要修改的地方。`;
export const notDownloaded = '二维码下载失败，请重试。';
export const notSavedYet = '尚未保存';
export const save = '保存';
export const saved = '已保存';
export const saving = '正在保存…';
export const notSaved = '保存失败';
export const tryAgain = '重试';
export const signedOut = '您已退出登录';
export const signInToSave = '登录后保存';
export const editedElsewhere = '已在另一台设备上修改';
export const loadTheirs = '加载其他版本';
export const keepMine = '保留当前版本';
export const notPublished = '尚未发布';
export const publish = '发布';
export const discard = '放弃';
export const discardChange = (name: string) => `放弃对“${isolate(name)}”的更改`;
export const storageLimited = '此浏览器的存储不可用。关闭页面时，未保存的更改可能会丢失。';
export const changesUnknown = (count: number) =>
  plural(count, {
    other: `有${number(count)}个二维码的更改来自此页面的较新版本。请重新加载以查看。`,
  });
export const editing = '正在编辑<name></name>';
export const savedAgo = (age: string) => `${age}保存`;
export const savedJustNow = '刚刚保存';
export const changeQuestion = (name: string) => `更改“${isolate(name)}”，还是新建二维码？`;
export const changeNote = '在您选择之前，已保存的二维码保持不变。';
export const changeThisCode = '更改此二维码';
export const makeNewOne = '新建一个';
export const codeChanged = '二维码已更改';
export const newCodeMade = '您的更改已成为新二维码';
export const codeStays = (name: string) => `“${isolate(name)}”保持不变。`;
export const notChanged = '保存失败，请重试。';
export const codeNotSaved = '请先保存此二维码，再将其设为动态码。';
export const editsNotSaved = '最近的修改尚未保存。请先保存，然后重试。';
