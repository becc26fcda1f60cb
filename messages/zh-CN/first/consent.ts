export const bannerLabel = 'Cookie';
export const usedIfAccepted = '只有在您同意后，我们才会使用分析和广告Cookie。';
export const essentialOnly = '本网站仅使用必要的Cookie。';
export const privacyPolicy = '隐私政策';
export const rejectAll = '全部拒绝';
export const acceptAll = '全部接受';
export const settingsTitle = 'Cookie设置';
export const openSettings = 'Cookie设置';
