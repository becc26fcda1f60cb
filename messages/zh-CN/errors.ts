import { isolate, number, plural } from './format.ts';

export const signedOut = '您已退出登录，请重新登录。';
export const wrongLogin = '邮箱或密码错误。';
export const registrationFailed = '注册失败。如果您已有账号，请直接登录。';
export const wrongPassword = '当前密码错误。';
export const resetLinkUsed = '此链接已过期或已被使用。如果您刚刚用它设置了密码，请登录。';
export const addressLinkUsed = '此链接已过期或已被使用。';
export const addressTaken = '此邮箱属于另一个账号。';
export const addressUnverified =
  '要拥有一个以上的动态码，请先确认您的邮箱。您可以在设置的“登录与安全”中发送链接。';
export const passwordChanging = '密码正在修改中，请稍后重试。';
export const manyLogins = '当前登录人数过多，请稍后重试。';

export const tooManyRequests = (seconds: number) =>
  plural(seconds, { other: `请求过于频繁，请在${number(seconds)}秒后重试。` });
export const tooManyAttempts = (minutes: number) =>
  plural(minutes, { other: `尝试次数过多，请在${number(minutes)}分钟后重试。` });
export const tooMuchFeedback = '您提交的反馈过多，请在1小时后重试。';
export const tooManyNewCodes = (perHour: number) =>
  plural(perHour, {
    other: `新账号每小时最多创建${number(perHour)}个动态码，请在1小时后重试。`,
  });
export const tooManyNewTargets = (perHour: number) =>
  plural(perHour, {
    other: `新账号每小时最多更改${number(perHour)}次目标，请在1小时后重试。`,
  });

export const busy = '服务器繁忙，请在几秒后重试。';
export const unavailable = '服务暂时不可用，请稍后重试。';
export const shortLinkNotCreated = '无法创建短链接，请重试。';
export const internal = '我们的服务器出了问题，请重试。';

export const projectMissing = '此二维码不存在，可能已在其他标签页中删除。';
export const projectChanged = '此二维码已在其他标签页或设备上修改。请重新加载页面后重试。';
export const dynamicContent = '动态码可能已经印刷，因此无法更改其图案。请改为更改跳转目标。';
export const onlyAddresses = '动态码只能打开网址。请将内容类型选为“网址”。';
export const projectLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    other: `${plan}最多可保存${number(count)}个二维码。请删除一些，或切换到${larger}，最多可保存${number(more)}个。`,
  });
export const projectLimit = (count: number, plan: string) =>
  plural(count, {
    other: `${plan}最多可保存${number(count)}个二维码。如需保存新的二维码，请先删除一些。`,
  });

export const linkMissing = '此动态码不存在，可能已在其他标签页中删除。';
export const linkDisabled =
  '此二维码可能有害，我们已将其停用。如果有误，请通过“联系我们”页面与我们联系。';
export const endBeforeStart = '结束时间必须晚于开始时间。';
export const dynamicLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    other: `${plan}最多可创建${number(count)}个动态码。现有动态码可继续使用。切换到${larger}最多可创建${number(more)}个，也可以改为创建静态码。`,
  });
export const dynamicLimit = (count: number, plan: string) =>
  plural(count, {
    other: `${plan}最多可创建${number(count)}个动态码。现有动态码可继续使用。如需创建新的动态码，请先删除一些。`,
  });
export const slugNeedsPlan = (plan: string) =>
  `自定义后缀是${plan}的功能。请在设置中升级，或不使用自定义后缀创建二维码。`;
export const slugTaken = '此自定义后缀已被使用，请换一个。';
export const codeDeleted = (code: string) =>
  `短链接${isolate(code)}属于一个已删除的二维码，无法再次使用。请新建二维码。`;
export const codeInUse = (code: string) =>
  `此服务器上的另一个二维码已在使用短链接${isolate(code)}。请新建二维码。`;
export const symbolWithoutCode = (code: string) =>
  `此二维码的内容与其短链接${isolate(code)}不一致。请重新导出账号，然后导入新文件。`;

// Reports of scans
export const periodReversed = '请选择其他时段：开始日期不能晚于结束日期。';
export const periodTooLong = '此时段太长，无法显示图表。请选择更短的时段。';
export const dayUnknown = (day: string) => `${isolate(day)}不是有效日期。请选择其他日期。`;
export const zoneUnknown = (zone: string) =>
  `服务器不支持时区${isolate(zone)}。请在您的设备上设置其他时区，例如Asia/Shanghai。`;

export const targetMissing = '请输入网址。';
export const targetTooLong = (max: number) =>
  `网址最多${number(max, { useGrouping: false })}个字符。`;
export const targetTooLongEncoded = (max: number, length: number) =>
  `此网址对动态码来说太长：特殊字符编码后共${number(length, { useGrouping: false })}个字符，最多只能有${number(max, { useGrouping: false })}个。`;
export const targetCharacters = '此网址包含不可见字符，请重新输入。';
export const targetBackslash = '网址不能包含反斜杠，请改用“/”。';
export const targetScheme = '网址必须以https://或http://开头。';
export const targetPassword = '请去掉“@”前面的用户名和密码。';
export const targetHost = '请输入网址，例如https://example.com/menu。';
export const targetLoop = '动态码不能跳转到本网站，否则会形成循环。';
export const targetNotPublic = '动态码只能跳转到公开的网站。静态码可以包含任何地址。';
export const targetBlocked = (host: string) =>
  `${isolate(host)}在有害网站名单中。如果有误，请通过“联系我们”页面与我们联系。`;
