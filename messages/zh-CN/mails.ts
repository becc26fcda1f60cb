import { isolate, number, plural } from './format.ts';

export const utcTime = (day: string, time: string) => `${isolate(day)} ${isolate(time)}（UTC）`;

export const resetSubject = (site: string) => `设置新的${site}密码`;
export const resetText =
  '有人（可能是您本人）请求重置您账号的密码。请使用以下链接设置新密码。链接仅可使用一次，30分钟内有效：';
export const resetButton = '设置新密码';
export const resetIgnore = '如果不是您本人操作，请忽略此邮件。您的密码没有更改。';

export const changedSubject = (site: string) => `您的${site}密码已修改`;
export const changedText = (time: string) => `您的账号密码已于${time}修改，其他设备均已退出登录。`;
export const changedAlarm = (address: string) =>
  `如果不是您本人操作，请立即设置新密码：打开 ${address} ，然后选择“忘记密码？”。`;

// A new account, or a request to send the link again
export const verifySubject = (site: string) => `确认您的${site}邮箱地址`;
export const verifyText = (site: string) =>
  `有人（可能是您本人）使用此邮箱注册了${site}账号。请确认此邮箱属于您。链接七天内有效：`;
export const verifyButton = '确认此邮箱';
export const verifyIgnore = '如果不是您本人操作，请忽略此邮件。';

// Somebody wants to use another address for their account
export const changeSubject = (site: string) => `确认您的${site}新邮箱地址`;
export const changeText = (site: string) =>
  `有人（可能是您本人）想将此邮箱用于${site}账号。请确认此邮箱属于您。链接24小时内有效：`;
export const changeIgnore = '如果不是您本人操作，请忽略此邮件。一切保持不变。';

// … and that address already has an account
export const takenSubject = (site: string) => `此邮箱已注册${site}账号`;
export const takenText = (site: string) =>
  `有人（可能是您本人）想将此邮箱用于另一个${site}账号。由于此邮箱已有账号，未作任何更改。`;
export const takenAdvice = (address: string) =>
  `要使用该账号，请打开 ${address} 并用此邮箱登录。如果不知道密码，请在那里选择“忘记密码？”。`;

// The address of an account was changed; goes to the previous one
export const movedSubject = (site: string) => `您的${site}账号邮箱已更改`;
export const movedText = (time: string, email: string) =>
  `您的账号邮箱已于${time}更改为${isolate(email)}。如果不是您本人操作，请立即恢复此邮箱。所有设备会随之退出登录，您可以设置新密码。链接七天内有效：`;
export const movedButton = '恢复此邮箱';
export const movedIgnore = '如果是您本人操作，则无需处理。';

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) => `${site}两步验证已添加新方式`;
export const factorAddedText = (time: string) =>
  `您的账号已于${time}添加两步验证方式，其他设备均已退出登录。如果不是您本人操作，请立即设置新密码：该方式会一并移除，所有设备都会退出登录。链接只能使用一次，七天内有效：`;
export const factorRemovedSubject = (site: string) => `${site}两步验证方式已移除`;
export const factorRemovedText = (time: string) => `您的账号已于${time}移除一种两步验证方式。`;
export const recoveryUsedSubject = (site: string) => `您的${site}恢复码已被使用`;
export const recoveryUsedText = (time: string) =>
  `有人（可能是您本人）于${time}使用恢复码登录了您的账号。`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    other: `还剩${number(count)}个恢复码。`,
  });
export const recoveryReplacedSubject = (site: string) => `新的${site}恢复码`;
export const recoveryReplacedText = (time: string) =>
  `您的账号已于${time}生成新的恢复码，旧的已失效。`;

export const connectedSubject = (site: string) => `您的${site}账号已关联单点登录`;
export const connectedText = (time: string) =>
  `您的账号已于${time}关联单点登录，现在可以通过它登录。`;
export const connectedAlarm = '然后请在“登录与安全”页面取消关联单点登录。';
export const disconnectedSubject = (site: string) => `您的${site}账号已取消关联单点登录`;
export const disconnectedText = (time: string) => `您的账号已于${time}取消关联单点登录。`;

export const invitationSubject = (site: string) => `${site}邀请`;
export const invitationText = (site: string) =>
  `您受邀在${site}创建账号。请使用以下链接设置密码。链接仅可使用一次，7天内有效：`;
export const invitationButton = '创建账号';
export const invitationIgnore = '如果您并未期待此邀请，请忽略此邮件。';
