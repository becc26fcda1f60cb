import { isolate } from './format.ts';

export const resetSubject = (site: string) => `设置新的${site}密码`;
export const resetText =
  '有人（可能是您本人）请求重置您账号的密码。请使用以下链接设置新密码。链接仅可使用一次，30分钟内有效：';
export const resetButton = '设置新密码';
export const resetIgnore = '如果不是您本人操作，请忽略此邮件。您的密码没有更改。';

export const changedSubject = (site: string) => `您的${site}密码已修改`;
export const changedText = (time: string) =>
  `您的账号密码已于${isolate(time)}（UTC）修改，其他浏览器均已退出登录。`;
export const changedAlarm = (address: string) =>
  `如果不是您本人操作，请立即设置新密码：打开 ${address} ，然后选择“忘记密码？”。`;

export const invitationSubject = (site: string) => `${site}邀请`;
export const invitationText = (site: string) =>
  `您受邀在${site}创建账号。请使用以下链接设置密码。链接仅可使用一次，7天内有效：`;
export const invitationButton = '创建账号';
export const invitationIgnore = '如果您并未期待此邀请，请忽略此邮件。';
