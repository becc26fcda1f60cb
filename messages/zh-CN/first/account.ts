import { number } from '../format.ts';

export const loginTitle = '欢迎回来';
export const registerTitle = '创建账号';
export const registerCardTitle = '注册后可使用更多功能';
export const saveBenefit = (count: number) => `免费保存最多${number(count)}个二维码`;
export const changeBenefit = '印刷后仍可更改跳转目标';
export const scansBenefit = '查看二维码的扫码次数';
export const registerNow = '立即免费注册';
export const sidebarLogin = '登录';
export const settingsTitle = '账号设置';
export const logoutFailed = '退出登录失败';
