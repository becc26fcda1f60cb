import { isolate, number, plural } from './format.ts';

export const pageTitle = (site: string) => `二维码 | ${site}`;
export const pageDescription = '搜索、排序和整理已保存的二维码。';
export const heading = '二维码';
export const reason = '此页面显示您保存的二维码。';
export const loading = '正在加载二维码…';
export const codesNotLoaded = '无法加载您的二维码，请重试。';
export const newCode = '新建二维码';
export const codeCount = (count: number) => plural(count, { other: `${number(count)}个二维码` });

export const search = '搜索二维码';
export const searchHint = '标题、内容、目标或标签';
export const filters = '筛选';
export const kind = '二维码类型';
export const anyKind = '静态码和动态码';
export const staticCodes = '静态码';
export const dynamicCodes = '动态码';
export const state = '状态';
export const anyState = '全部状态';
export const active = '使用中';
export const paused = '已暂停';
export const scheduled = '未开始';
export const ended = '已结束';
export const disabled = '已停用';
export const type = '内容类型';
export const anyType = '全部类型';
export const clearFilters = '清除筛选';
export const sortBy = '排序方式';
export const newestFirst = '最新优先';
export const oldestFirst = '最早优先';
export const lastChanged = '最近修改';
export const titleAToZ = '标题（升序）';
export const titleZToA = '标题（降序）';
export const mostScans = '扫码次数最多';
export const fewestScans = '扫码次数最少';
export const longestUnchanged = '最久未修改';
export const view = '视图';
export const table = '列表';
export const grid = '网格';

export const preview = '预览';
export const title = '标题';
export const target = '目标';
export const folder = '文件夹';
export const tags = '标签';
export const scans = '扫码次数（30天）';
export const changed = '修改日期';
export const scanCount = (count: number) =>
  plural(count, { other: `30天内扫码${number(count)}次` });

export const emptyTitle = '还没有二维码';
export const emptyText = '登录后创建或下载的二维码会保存在这里。';
export const createCode = '创建二维码';
export const noMatchTitle = '没有匹配的二维码';
export const noMatchText = '请换个关键词，或减少筛选条件。';

export const groups = '文件夹和标签';
export const folders = '文件夹';
export const allCodes = '全部二维码';
export const groupsNotLoaded = '无法加载文件夹和标签。';
export const noFolder = '未归入文件夹';
export const newFolder = '新建文件夹';
export const newTag = '新建标签';
export const editFolder = (name: string) => `编辑文件夹“${isolate(name)}”`;
export const editTag = (name: string) => `编辑标签“${isolate(name)}”`;
export const name = '名称';
export const parentFolder = '上级文件夹';
export const noParent = '无（顶层）';
export const hasNested = '此文件夹包含其他文件夹，不能放入别的文件夹中。';
export const save = '保存';
export const cancel = '取消';
export const deleteFolder = '删除文件夹';
export const deleteFolderTitle = (name: string) => `要删除文件夹“${isolate(name)}”吗？`;
export const deleteFolderText = '其中的二维码不会被删除。';
export const deleteTag = '删除标签';
export const deleteTagTitle = (name: string) => `要删除标签“${isolate(name)}”吗？`;
export const deleteTagText = '带有此标签的二维码不会被删除。';
export const savedFilters = '保存的筛选条件';
export const saveFilter = '保存筛选条件';
export const deleteFilter = (name: string) => `删除保存的筛选条件“${isolate(name)}”`;
export const filterDeleted = '已删除筛选条件';
export const undo = '撤销';
export const notSaved = '无法保存更改，请重试。';
export const renamedElsewhere = (name: string) =>
  `名称已在另一台设备上改为“${isolate(name)}”。再次保存即可使用您输入的名称。`;
export const changedElsewhere = '已在另一台设备上修改。再次保存即可使用当前版本。';

export const selection = '选择';
export const selectAllCodes = '选择全部二维码';
export const selectCode = (name: string) => `选择“${isolate(name)}”`;
export const copyShortLink = (name: string) => `复制${isolate(name)}的短链接`;
export const selected = (count: number) => plural(count, { other: `已选${number(count)}个` });
export const selectAll = (count: number) => `全选${number(count)}个`;
export const clearSelection = '取消选择';
export const download = '下载';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)}/${number(total)}…`;

export const codeGoneTitle = '找不到二维码';
export const codeGone = '它已被删除，或属于其他账号。';

export const palette = '命令面板';
export const paletteHint = '查找二维码、页面或操作';
export const pages = '页面';
export const actions = '操作';
export const nothingFound = '没有结果';
export const bulkAction = '批量生成二维码';
