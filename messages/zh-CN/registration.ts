export const pageTitle = (site: string) => `${site}邀请`;
export const pageDescription = '通过邀请链接创建您的账号。';
export const heading = '创建账号';
export const intro = '您收到了邀请。设置密码即可创建账号。';
export const linkIncomplete =
  '此链接不完整。请从邀请中复制完整的网址，或向<mail></mail>索取新的邀请。';

export const askForInvitation = '在此创建账号需要邀请，请向<mail></mail>索取。';

export const invitationNeeded = '在此创建账号需要邀请，请向本网站的运营者索取。';
export const invitationUnusable =
  '此邀请已过期、已被使用，或者属于其他邮箱地址。如果您刚刚用它创建了账号，请直接登录。';
export const registrationClosed = '本网站不接受新账号注册。';
export const registrationByProvider = '本网站通过单点登录创建账号。请在登录窗口中选择“使用…继续”。';
