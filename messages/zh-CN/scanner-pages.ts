import { isolate } from './format.ts';

export const about = '这是二维码生成器<home></home>的短链接。';
export const report = '垃圾信息或诈骗？<report>举报此二维码</report>';

export const notYetTitle = '此二维码尚未启用';
export const notYetText = '请稍后再试。';
export const expiredTitle = '此二维码已过期';
export const expiredText = '此二维码已不再使用。';
export const deletedTitle = '此二维码已删除';
export const deletedText = '所有者已将其删除。';
export const disabledTitle = '此二维码不可用';
export const disabledText = '此二维码目前无法使用。';
export const pausedTitle = '此二维码已暂停';
export const pausedMessage = '所有者留言：';
export const pausedText = '所有者已暂停此二维码，请稍后再试。';

export const previewTitle = '此二维码将打开的内容';
export const previewText = (code: string) => `目前尚未打开任何网站。二维码${isolate(code)}将打开：`;
export const website = '网站';
export const fullAddress = '完整网址';
export const insecure = '此连接不安全（HTTP）。';
export const continueTo = '继续前往此网站';

export const unknownTitle = '此二维码不存在';
export const unknownTyped = '如果网址是手动输入的，请与印刷的网址逐字核对。不区分大小写。';
export const unknownScanned = (site: string) =>
  `如果是扫码打开的，说明二维码已损坏，或不是用${site}制作的。`;
export const makeCode = '制作二维码';
export const unavailableTitle = '请重试';
export const unavailableText = '暂时无法查询此二维码，请稍后重试。';
export const tooManyTitle = '请稍等一分钟';
export const tooManyText = '您的网络请求了过多不存在的二维码，请在一分钟后重试。';
export const wrongMethodTitle = '这是短链接';
export const wrongMethodText = '此地址只接受GET请求。';

export const rootTitle = (site: string) => `${site}短链接`;
export const rootText = (site: string) =>
  `用${site}制作的二维码通过此地址打开。在短链接末尾加上“+”，即可在打开前查看其跳转目标。`;
export const goTo = (site: string) => `前往${site}`;
