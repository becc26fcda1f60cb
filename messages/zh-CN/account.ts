import { isolate, number, plural } from './format.ts';

export * from './first/account.ts';

export const loginIntro = '登录后即可查看已保存的二维码';
export const login = '登录';
export const loggingIn = '正在登录…';
export const loginQuestion = '还没有账号？';
export const toRegister = '注册';
export const loggedInTitle = '欢迎回来！';
export const loggedIn = '登录成功。';
export const registerIntro = '注册后即可保存和管理二维码';
export const register = '创建账号';
export const registering = '正在创建账号…';
export const registerQuestion = '已有账号？';
export const toLogin = '登录';
export const registeredTitle = '注册成功！';
export const registered = '现在可以保存和管理二维码了。';
export const email = '邮箱';
export const password = '密码';
export const showPassword = '显示密码';
export const commonPassword = '很多人都在使用这个密码，容易被猜到。';
export const authenticationFailed = '身份验证失败';
export const forgotPassword = '忘记密码？';
export const resetMailSent = (address: string) =>
  `如果${isolate(address)}已注册账号，设置新密码的链接会发送到该邮箱。链接在30分钟内有效。没有收到？请查看垃圾邮件文件夹。`;
export const resetByOperator =
  '请发邮件至<mail></mail>获取设置新密码的链接。您的二维码可继续使用。';
export const resetLinkIncomplete =
  '此链接不完整。请从邮件中复制完整的地址，或联系<mail></mail>获取新链接。';
export const resetSignsIn = '您将在此设备上登录，并在其他所有设备上退出登录。';
export const currentPassword = '当前密码';
export const newPassword = '新密码';
export const confirmPassword = '确认密码';
export const changePassword = '修改密码';
export const passwordChanged = '密码已修改';
export const passwordNotChanged = '密码修改失败';
export const signInTitle = '请先登录';
export const signIn = '登录';
export const adminOnly = '此页面仅供本网站的管理员使用。';
export const noAccessTitle = '您无权访问此页面';
export const noAccess =
  '此页面仅供管理员使用，而<user></user>不是管理员。权限可由本网站的运营者更改。';
export const useAnotherAccount = '使用其他账号';
export const settings = '设置';
export const logout = '退出登录';
export const accountOf = (email: string) => `账户：${email}`;
export const administration = '管理';
export const loggedOutTitle = '已退出登录';
export const loggedOut = '您已成功退出登录。';
export const notLoggedOut = '退出登录失败，请重试。';
export const leaveTitle = '退出登录并丢失更改？';
export const leaveText = (names: string) =>
  `以下更改未能保存：${names}。退出登录后将从此设备中删除。`;
export const stay = '留在此页';
export const leaveAndLose = (count: number) =>
  plural(count, { other: `退出登录并丢失 ${number(count)} 项更改` });
export const allSettings = '所有设置';
export const settingsPageTitle = (site: string) => `设置 | ${site}`;
export const settingsDescription = '您的套餐、个人资料、登录方式和数据。';
export const settingsReason = '此页面显示您账号的设置。';
export const planTitle = '套餐';
export const profileTitle = '个人资料';
export const profileText = '您的邮箱地址，以及本站在此设备上的外观。';
export const dangerTitle = '危险操作';
export const planLimits = (saved: number, dynamic: number) =>
  `最多保存${number(saved)}个二维码，其中动态码最多${number(dynamic)}个`;
export const upgradeTo = (plan: string) => `升级到${plan}`;
export const dataTitle = '您的数据';
export const dataText =
  '将您的二维码、目标和扫码记录导出为一个文件。其中的二维码可以导入运行本软件的其他服务器。';
export const exportEverything = '导出全部数据';
export const preparingExport = '正在准备导出…';
export const preparingExportSize = (size: string) => `正在准备导出… ${size}`;
export const exportSaved = (file: string, size: string) => `已保存${isolate(file)}（${size}）。`;
export const exportFailed = '导出失败，请重试。';
export const importFromFile = '从文件导入';
export const fileToImport = '要导入的文件';
export const readingFile = '正在读取文件…';
export const importing = (current: number, total: number) =>
  `正在导入第${number(current)}个二维码，共${number(total)}个…`;
export const fileUnreadable = '无法读取此文件，请重试。';
export const fileTooLarge = '此文件过大，无法导入。';
export const notAnExport = '此文件不是账号导出文件。请选择您导出的.json文件。';
export const imported = (count: number) =>
  plural(count, { other: `已导入${number(count)}个二维码。` });
export const importedBefore = (count: number) =>
  plural(count, { other: `${number(count)}个二维码此前已在您的账号中。` });
export const importedElsewhere = (count: number) =>
  plural(count, {
    other: `${number(count)}个二维码使用的是其他服务器的地址。该地址指向此服务器后，这些二维码即可使用。`,
  });
export const someNotImported = '以下内容未能导入：';
export const notImportedList = '未能导入的内容';
export const codeNumber = (position: number) => `二维码${number(position)}`;
export const fieldProblem = (field: string, problem: string) => `${isolate(field)}：${problem}`;
export const codeProblem = (problem: string) => `二维码：${problem}`;
export const codeNotImported = '此二维码未能导入。';
export const moreNotImported = (count: number) => `另有${number(count)}个`;
export const importStopped = '导入中断，未能导入。';
export const deleteAccount = '删除账号';
export const deleteTitle = '确定要删除吗？';
export const deleteText = '此操作无法撤销。您的账号将被永久删除，您的数据将从我们的服务器中清除。';
export const deleteDynamicCodes = (count: number) =>
  plural(count, {
    other: `您的${number(count)}个动态码将永久失效，包括所有已印刷的二维码。静态码可继续使用。`,
  });
export const cancel = '取消';
export const accountDeletedTitle = '账号已删除';
export const accountDeleted = '您的账号已成功删除。';
export const accountNotDeleted = '账号删除失败';
export const loginFailed = '登录失败';
export const registrationFailed = '注册失败';
export const passwordResetFailed = '无法发送链接，请重试。';
export const passwordChangeFailed = '密码修改失败';
export const deletionFailed = '账号删除失败';
export const subscriptionFailed = '订阅失败';
