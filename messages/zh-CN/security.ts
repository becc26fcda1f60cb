import { isolate, number, plural } from './format.ts';

// The page about signing in
export const pageTitle = (site: string) => `登录与安全 | ${site}`;
export const pageDescription = '查看您的登录方式以及账号的保护情况。';
export const back = '全部二维码';
export const heading = '登录与安全';
export const reason = '此页面显示您的账号受到怎样的保护。';
export const pageLink = '登录与安全';

// The second step of signing in
export const stepText = (address: string) =>
  `请输入身份验证器应用为${isolate(address)}显示的验证码。`;
export const stepTextAlone = '请输入身份验证器应用显示的验证码。';
export const stepRecoveryText = '请输入一个恢复码。每个恢复码只能使用一次。';
export const codeLabel = '应用中的验证码';
export const recoveryCodeLabel = '恢复码';
export const codeMissing = '请输入验证码';
export const rememberDevice = '在此设备上30天内不再询问';
export const useRecoveryCode = '改用恢复码';
export const useApp = '改用身份验证器应用';
export const continueSignIn = '继续';
export const checking = '正在验证…';
export const stepBack = '返回';
export const codeNotChecked = '无法验证该验证码，请重试。';

// Two-step sign-in
export const twoStepTitle = '两步验证';
export const twoStepText = '输入密码后，还需使用手机或通行密钥。仅凭密码无法登录您的账号。';
export const twoStepOffer =
  '输入密码后，再要求输入手机上显示的验证码，这样仅凭密码就无法登录您的账号。';
export const appTitle = '身份验证器应用';
export const appOff = '手机上的应用每30秒显示一个新的验证码。';
export const appOn = '登录时需要输入应用中的验证码。';
export const setUpApp = '设置应用';
export const removeApp = '移除应用';
export const sectionNotLoaded = '无法加载此部分。';
export const changeFailed = '更改失败，请重试。';
export const cancel = '取消';

// Setting up an authenticator app
export const scanText = '请用手机上的身份验证器应用扫描此二维码，然后输入应用显示的验证码。';
export const scanLabel = '用于身份验证器应用的二维码';
export const keyText = '如果无法扫描，请在应用中输入此密钥：';
export const copyKey = '复制密钥';
export const openInApp = '在身份验证器应用中打开';
export const copied = '已复制';
export const notCopied = '无法复制，请选中文本后手动复制。';
export const turnOn = '启用';
export const turnedOnTitle = '两步验证已启用';
export const turnedOn = '其他设备均已退出登录。';
export const codesNotShown = '两步验证已启用，但未能显示您的恢复码。请生成新的恢复码。';

// The password again, before a change
export const confirmText = '请输入密码以继续。';
export const password = '密码';
export const passwordMissing = '请输入密码';
export const removeText =
  '请输入密码以移除身份验证器应用。移除后，仅凭密码即可登录，您的恢复码也将被删除。';
export const removeTextKept =
  '请输入密码以移除身份验证器应用。移除后，输入密码后将要求使用通行密钥。';
export const turnedOffTitle = '身份验证器应用已移除';
export const turnedOff = '现在仅凭密码即可登录。您的恢复码已被删除。';
export const turnedOffKept = '两步验证仍然开启，使用通行密钥。';

// Recovery codes
export const recoveryTitle = '恢复码';
export const recoveryText = '手机不在身边时，可以用恢复码登录。每个恢复码只能使用一次。';
export const recoveryLeft = (count: number) =>
  plural(count, {
    other: `还剩${number(count)}个恢复码。`,
  });
export const newCodes = '生成新的恢复码';
export const newCodesText = '新的恢复码会取代旧的，旧的将失效。';
export const codesTitle = '您的新恢复码';
export const codesText = '请将其保存在不依赖手机的安全位置。恢复码仅显示这一次。';
export const copyCodes = '复制';
export const downloadCodes = '下载';
export const codesSaved = '我已保存';
export const codesFileTitle = (site: string, address: string) => `${site}恢复码，${address}`;

// In place of the administrators' pages
export const adminTitle = '请先设置两步验证';
export const adminText = '本网站要求管理员启用两步验证。';
export const adminButton = '设置';

// Errors
export const wrongCode = '验证码错误或已失效，请换一个重试。';
export const tooManyCodes = (minutes: number) =>
  plural(minutes, {
    other: `错误的验证码过多。请在${number(minutes)}分钟后重试，或使用恢复码。`,
  });
export const signInExpired = '本次登录耗时过长或错误次数过多，请重新输入密码。';
export const setUpExpired = '本次设置已过期，请重新开始。';
export const confirmationNeeded = '请输入密码以继续。';
export const factorRequired = '本网站的管理员必须启用两步验证。请在“登录与安全”页面进行设置。';
export const factorExists = '已设置身份验证器应用。请先将其移除，再设置其他应用。';
export const factorMissing = '两步验证尚未启用，请先进行设置。';
