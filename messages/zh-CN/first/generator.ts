import { isolate } from '../format.ts';

export const contentTab = '内容';
export const styleTab = '样式';
export const contentType = '内容类型';
export const contentTypeNotLoaded = '无法加载此内容类型。';
export const contentTypeTryAgain = '无法加载此内容类型，请重试。';
export const contentReplaced = (type: string) => `已替换${type}内容`;
export const sampleShown = '输入框中现在显示的是示例内容。';
export const undoContent = '撤销';
export const previewTitle = '二维码预览';
/** Files store it as their title, so it holds no invisible characters. */
export const codeTitle = (content: string) => `二维码：${content}`;
export const noCode = '没有二维码';
export const previewMark = '预览';
export const contentTypeLoading = '正在加载此内容类型…';
export const designLoading = '正在加载此设计…';
export const designNotLoaded = '无法加载此设计。';
export const previewNote = '这是预览。创建后二维码才会生效。';
export const more = '更多';
export const dock = '您的二维码';
export const noCodeYet = '还没有二维码';
export const tapToEnlarge = '点按放大';
export const sheet = '二维码';
export const share = '分享';
export const copyImage = '复制图片';
export const notShared = '图片分享失败，请改为下载。';
export const notCopied = '图片复制失败，请改为下载。';
export const savedToast = (file: string) => `已保存${isolate(file)}`;
