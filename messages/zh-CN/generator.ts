import { isolate, number } from './format.ts';

export * from './first/generator.ts';

export const showPassword = '显示密码';
export const levelToUse = (level: string) => `使用${level}级`;
export const makeDynamic = '改为动态码';
export const moreFields = '更多字段';
export const moreCardFields = '手机、地址、备注';
export const whatWeRecord = '下载时会记录哪些信息';
export const copyLink = '复制此二维码的链接';
export const shareLink = '分享此二维码的链接';
export const copyLinkWithoutPassword = '复制不含密码的链接';
export const shareLinkWithoutPassword = '分享不含密码的链接';
export const linkCopied = '链接已复制';
export const linkOpens = '打开链接即可看到此内容和设计。';
export const linkNotCopied = '链接复制失败，请重试。';
export const linkNotShared = '链接分享失败，请重试。';
export const linkTooLong = '内容过长，无法生成链接';
export const shortenForLink = '请改用更简单的标志或不用标志，或缩短内容。';
export const readyToShare = '可以分享了';
export const shareNow = '分享';
export const copied = '已复制';
export const imageCopied = '图片已复制到剪贴板。';
export const printFrom = (width: string) => `印刷 ≥ ${width}`;
export const savedSection = '已保存';
export const savedFile = (file: string) => `已保存${isolate(file)}`;
export const printAtLeast = (width: string) =>
  `印刷宽度不要小于${width}。印刷前，请先用手机扫码测试。`;
export const copySavedImage = '复制图片';
export const shareFile = '分享';
export const copyingRefused = '浏览器不允许复制，请使用已保存的文件。';
export const fileNotShared = '文件分享失败，请使用已保存的文件。';
export const accountBenefit = (codes: number) =>
  `注册免费账号，即可保存${number(codes)}个二维码并随时修改，还能创建动态码，印刷后仍可更改目标。`;
export const signUp = '免费注册';
export const seeInUse = '查看使用效果';
export const onScreen = '屏幕';
export const onTableTent = '桌牌';
export const onPoster = '3米外的海报';
export const onLabel = '25毫米标签';
export const downloadPicture = '下载图片';
export const illustration = '示意图：图中的二维码太小，无法扫描。';
export const pictureNotMade = '无法生成图片。请重试。';
