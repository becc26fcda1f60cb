export const errorTitle = '错误';
export const successTitle = '成功';

export const notifications = '通知';
export const dismissToast = '关闭';
export const close = '关闭';

export const loading = '正在加载…';
export const partNotLoaded = '此部分无法加载，请检查网络连接或重新加载页面。';
export const tryAgain = '重试';
export const needsScripts = '此页面需要JavaScript，但您的浏览器已将其停用。请启用后重新加载页面。';

export const pageNotLoadedTitle = '此页面无法加载';
export const pageNotLoaded = '您输入的内容不会丢失。请检查网络连接后重试。';
export const updatedTitle = '本网站已更新';
export const updated = '此页面的部分内容已不可用，请重新加载页面后继续。';
export const reloadPage = '重新加载页面';
export const nothingLoaded = '加载失败。';
export const emptyPage = '服务器的响应异常，因此页面上没有内容。';
export const retry = '重试';
export const retrying = '正在重试…';

export const homeLink = (site: string) => `${site}首页`;

export const networkFailed = '网络连接失败，请检查网络连接。';
export const unknownError = '发生未知错误';
export const unexpectedError = '发生意外错误';
