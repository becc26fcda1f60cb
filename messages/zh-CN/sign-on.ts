export const pageTitle = (site: string) => `单点登录 | ${site}`;
export const pageDescription = '通过身份提供商完成登录。';
export const continueWith = (name: string) => `使用${name}继续`;
export const or = '或';
export const startFailed = '无法启动单点登录，请重试。';
export const failedHeading = '尚未登录';
export const cancelled =
  '登录已取消，或者您的账号无权使用本网站。请重试，或向管理您账号的人员申请权限。';
export const expired = '此次登录已过期或已被使用，请重试。';
export const unavailable = '单点登录没有响应。请几分钟后重试，或使用密码登录。';
export const unverified =
  '身份提供商尚未验证您的邮箱地址，因此无法在此使用。请联系管理您账号的人员。';
export const unverifiable = '无法验证此次登录，请重试。';
export const unconfirmedHeading = '您的登录未得到确认';
export const unconfirmed =
  '身份提供商未确认您刚刚在那里登录。请重试，或在此设置密码，并用该密码进行更改。';
export const taken = '此登录方式已关联其他账号。请先在该账号中取消关联，或使用其他登录方式。';
export const reserved = '此邮箱原属的账号仍可将其恢复。请一周后重试，或联系<mail></mail>。';
export const joinHeading = '关联账号';
export const joinText = (email: string) =>
  `${email}在此已有账号。输入一次该账号的密码，即可关联您的单点登录。`;
export const joinButton = '关联并登录';
export const joinForgotten =
  '不知道密码？请先<link>在登录窗口中</link>选择“忘记密码？”，然后重新开始。';
export const joined = '账号已关联。';
export const joinFailed = '无法关联账号，请重试。';
export const sectionTitle = '单点登录';
export const linkText = (name: string) => `使用${name}登录，无需密码。`;
export const linkedText = (name: string) => `您可以使用${name}登录。`;
export const linkButton = (name: string) => `关联${name}`;
export const unlinkButton = '取消关联';
export const unlinkText = (name: string) => `输入密码以取消关联${name}。此后请使用密码登录。`;
export const unlinked = '已取消关联。';
export const unlinkFailed = '无法取消关联，请重试。';
export const passwordNeeded = '您的账号还没有密码。请先设置密码。';
export const sendLink = '发送设置密码的链接';
export const askForLink = '请向本网站的运营者索取链接。';
export const signInAgain = (name: string) =>
  `请使用${name}重新登录以继续。登录后会返回此页面，您可在十分钟内进行更改。`;
export const renewTitle = '请重新登录';
export const renewText = (name: string) =>
  `您的管理员权限来自${name}，每十二小时需要确认一次。请在那里重新登录以查看此页面。`;
