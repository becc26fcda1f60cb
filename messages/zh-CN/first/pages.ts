export const homeTitle = (site: string) => `${site}：免费二维码生成器，适合商业使用`;
export const homeDescription =
  '免费在线生成网址、名片、Wi-Fi、活动和付款二维码，颜色、Logo和边框随心设计。无需注册，静态码永久有效。';
export const appTitle = '二维码生成器 | 免费在线制作专业二维码';
export const signInTitle = (site: string) => `登录 | ${site}`;
export const signUpTitle = (site: string) => `注册 | ${site}`;
export const signIn = '登录';
export const signUp = '注册';
export const cookies = 'Cookie';
export const sessionEnded = '您已退出登录。请重新登录以继续，您的修改保留在此设备上。';
export const generatorHeading = '二维码生成器';
export const loading = '正在加载…';
export const notSavedTitle = '警告';
export const notSaved = '二维码已下载，但未能保存到您的项目中。';
