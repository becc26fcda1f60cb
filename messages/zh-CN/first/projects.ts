import { isolate } from '../format.ts';

export const sidebarTitle = '我的二维码';
export const registerTitle = '保存您的二维码';
export const listLoading = '正在加载';
export const codesNotLoaded = '无法加载您的二维码。';
export const codeNotLoaded = (name: string) => `无法加载“${isolate(name)}”，请重试。`;
export const undo = '撤销';
export const notSavedTitle = '保存失败';
export const notSavedAdvice = (name: string) => `选择“${isolate(name)}”即可重试。`;
export const notCreated = '项目创建失败，请重试。';
export const draftLeftTitle = '新建的二维码保留在“尚未保存”中';
export const draftLeft = '选择“撤销”即可恢复。';
export const deletedElsewhere = (name: string) => `“${isolate(name)}”已在另一台设备上删除`;
export const draftKept = '未保存的修改仍在这里，可将其保存为新的二维码。';
