export const bannerLabel = 'Cookie';
export const usedIfAccepted = '分析用と広告用のCookieは、同意いただいた場合にのみ使用します。';
export const essentialOnly = 'このサイトで使用するのは必須Cookieのみです。';
export const privacyPolicy = 'プライバシーポリシー';
export const rejectAll = 'すべて拒否';
export const acceptAll = 'すべて許可';
export const settingsTitle = 'Cookieの設定';
export const openSettings = 'Cookieの設定';
