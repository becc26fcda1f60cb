import { number } from './format.ts';

export const folderMissing = '此文件夹不存在，可能已在其他标签页中删除。';
export const tagMissing = '此标签不存在，可能已在其他标签页中删除。';
export const savedFilterMissing = '此筛选条件不存在，可能已在其他标签页中删除。';
export const folderChanged = '此文件夹已在其他标签页或设备上修改。请核对后重试。';
export const tagChanged = '此标签已在其他标签页或设备上修改。请核对后重试。';
export const folderExists = '已有同名文件夹，请换一个名称。';
export const tagExists = '已有同名标签，请换一个名称。';
export const savedFilterExists = '已有同名筛选条件，请换一个名称。';
export const foldersNestOnce = '文件夹内可以有子文件夹，但子文件夹内不能再建文件夹。';
export const tooManyFolders = (max: number) => `最多可创建${number(max)}个文件夹。请先删除一个。`;
export const tooManyTags = (max: number) => `最多可创建${number(max)}个标签。请先删除一个。`;
export const tooManySavedFilters = (max: number) =>
  `最多可保存${number(max)}个筛选条件。请先删除一个。`;
export const groups = '文件夹、标签和保存的筛选条件';
export const groupsNotImported = '无法导入。';
