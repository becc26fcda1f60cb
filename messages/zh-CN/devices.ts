import { isolate } from './format.ts';

export const title = '设备';
export const text = '以下设备已登录您的账号。如果有您不认识的设备，请将其退出登录并更改密码。';
export const thisDevice = '此设备';
export const unknownDevice = '未知设备';
export const browserOnSystem = (browser: string, system: string) =>
  `${isolate(system)}上的${isolate(browser)}`;
export const inUse = '正在使用';
export const lastUsed = (day: string) => `上次使用：${day}`;
export const signedIn = (time: string) => `登录时间：${time}`;
export const noOthers = '没有其他设备登录您的账号。';
export const loading = '正在加载设备…';
export const notLoaded = '无法加载您的设备。';
export const countriesBy = '国家/地区数据：<link>IP Geolocation by DB-IP</link>。';

export const signOut = '退出登录';
export const signOutDevice = (device: string, time: string) =>
  `将${device}退出登录，登录时间：${time}`;
export const signOutOthers = '将其他所有设备退出登录';
export const confirmOne = (device: string) => `要将${device}退出登录吗？`;
export const confirmOthers = '要将其他所有设备退出登录吗？';
export const confirmText = '要在该设备上再次使用您的账号，需要重新登录。';
export const signedOutTitle = '设备已退出登录';
export const signedOutOne = '该设备已退出登录。';
export const signedOutOthers = '其他所有设备均已退出登录。';
export const signOutFailed = '无法将该设备退出登录，请重试。';
export const othersFailed = '无法将其他设备退出登录，请重试。';
export const sessionMissing = '此设备已经退出登录。';
