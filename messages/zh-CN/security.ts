// The page about signing in
export const pageTitle = (site: string) => `登录与安全 | ${site}`;
export const pageDescription = '查看您的登录方式以及账号的保护情况。';
export const back = '我的二维码';
export const heading = '登录与安全';
export const reason = '此页面显示您的账号受到怎样的保护。';
export const pageLink = '登录与安全';

// Two-step sign-in
export const twoStepTitle = '两步验证';
export const twoStepText =
  '输入密码后，还需输入手机上显示的验证码。这样，仅凭密码无法登录您的账号。';
