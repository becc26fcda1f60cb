import { isolate, number, plural } from './format.ts';

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

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) => `${site}两步验证已添加新方式`;
export const factorAddedText = (time: string) =>
  `您的账号已于${isolate(time)}（UTC）添加两步验证方式，其他浏览器均已退出登录。`;
export const factorRemovedSubject = (site: string) => `${site}两步验证方式已移除`;
export const factorRemovedText = (time: string) =>
  `您的账号已于${isolate(time)}（UTC）移除一种两步验证方式。`;
export const recoveryUsedSubject = (site: string) => `您的${site}恢复码已被使用`;
export const recoveryUsedText = (time: string) =>
  `有人（可能是您本人）于${isolate(time)}（UTC）使用恢复码登录了您的账号。`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    other: `还剩${number(count)}个恢复码。`,
  });
export const recoveryReplacedSubject = (site: string) => `新的${site}恢复码`;
export const recoveryReplacedText = (time: string) =>
  `您的账号已于${isolate(time)}（UTC）生成新的恢复码，旧的已失效。`;
