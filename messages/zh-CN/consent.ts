export * from './first/consent.ts';

export const settingsIntro = '选择允许此浏览器存储的内容。';
export const essential = '必要';
export const essentialHint = '保持您的登录状态并记住您的设置。始终启用。';
export const analytics = '分析';
export const analyticsHint = '帮助我们了解哪些页面有人使用，以便改进。';
export const advertising = '广告';
export const advertisingHint = '用于衡量广告效果，并根据您的兴趣调整广告。';
export const unusedHint = '目前未使用。我们会保存您的选择，以备日后启用。';
export const save = '保存';
export const adsLabel = '广告';
export const adsAllowed = '您已允许广告Cookie。';
export const dismiss = '关闭';
