import { isolate } from './format.ts';

// In the page about signing in
export const title = '邮箱地址';
export const text = '您使用此邮箱登录。如果忘记密码，我们会向此邮箱发送链接。';
export const textWithoutMail = '您使用此邮箱登录。';
export const unverified =
  '此邮箱尚未确认。请给自己发送链接并打开它。在此之前，您的账号只能有一个动态码。';
export const sendLink = '发送链接';
export const sentAgain = (address: string) =>
  `已向${isolate(address)}发送链接，七天内有效。没有收到？请查看垃圾邮件文件夹。`;
export const notSent = '邮件发送失败，请重试。';
export const pending = (address: string) =>
  `已向${isolate(address)}发送链接。24小时内在该邮箱中确认后，邮箱即会更改。`;
export const cancelChange = '取消更改';
export const changeCancelled = '邮箱保持不变。';
export const notCancelled = '取消更改失败，请重试。';
export const newAddress = '新邮箱地址';
export const sameAddress = '这就是您当前的邮箱，请输入其他邮箱。';
export const codeHint = '也可以使用恢复码';
export const change = '更改邮箱';
export const changeByLink = '我们会向新邮箱发送链接。您在那里确认后，邮箱即会更改。';
export const changeAtOnce = '此服务器不发送邮件，因此邮箱会立即更改。请检查拼写：您将用它登录。';
export const mailed = (address: string) =>
  `已向${isolate(address)}发送链接。没有收到？请查看垃圾邮件文件夹。`;
export const changed = '您的邮箱已更改';
export const notChanged = '邮箱更改失败，请重试。';

// The page that confirms an address
export const verifyTitle = (site: string) => `确认邮箱地址 | ${site}`;
export const verifyDescription = '使用您收到的链接确认账号的邮箱地址。';
export const verifyHeading = '确认邮箱地址';
export const verifyText = '仅当账号由您创建或更改由您申请时，才请确认。';
export const verifyButton = '确认邮箱';
export const confirmed = (address: string) => `${isolate(address)}已确认。`;
export const notConfirmed = '邮箱确认失败，请重试。';
export const alreadyConfirmed = '如果您刚刚确认过邮箱，则无需再做任何操作。';

// The page that restores the previous address
export const restoreTitle = (site: string) => `恢复邮箱地址 | ${site}`;
export const restoreDescription = '使用您收到的链接撤销账号邮箱的更改。';
export const restoreHeading = '恢复邮箱地址';
export const restoreText = '您的账号将恢复原来的邮箱，所有设备都会退出登录。然后请设置新密码。';
export const restoreButton = '恢复邮箱';
export const notRestored = '邮箱恢复失败，请重试。';
export const alreadyRestored =
  '如果您刚刚使用过此链接，邮箱已恢复：要设置新密码，请<link>在登录窗口中</link>选择“忘记密码？”。';

// Both pages
export const linkIncomplete = '此链接不完整。请从邮件中复制完整的地址。';
