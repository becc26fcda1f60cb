import { number, plural } from './format.ts';

export const title = '创建二维码，永远免费。';
export const intro = '注册后即可保存和编辑。无论使用哪种套餐，已印刷的二维码都能继续使用。';
export const price = '€0';

export const guest = '无需账号';
export const guestNote = '免注册';
export const guestCodes = '静态码数量不限';
export const guestContent = '所有内容类型，从网址到Wi-Fi连接';
export const guestDesign = '所有设计和格式，没有水印';
export const guestBulk = '批量生成：用表格一次生成最多5,000个二维码';
export const guestPrivacy = '二维码在您的浏览器中生成，永久有效，不跟踪扫码';
export const makeCode = '生成二维码';

export const freeNote = '永久免费';
export const freeCodes = (codes: number, dynamic: number) =>
  plural(codes, {
    other: `最多保存${number(codes)}个二维码，其中动态码最多${number(dynamic)}个`,
  });
export const freeChanges = '更改已印刷二维码的跳转目标，查看扫码统计';
export const freeDevices = '在任何设备上编辑二维码';
export const freeDownloads = '单个下载，或打包为ZIP全部下载';
export const freeExport = '随时导出全部数据或删除账号';
export const allCodes = '全部二维码';
export const createAccount = '创建账号';

export const proNote = '目前免费，无需绑卡';
export const proBase = (plan: string) => `包含${plan}的全部功能`;
export const proCodes = (codes: number) =>
  plural(codes, { other: `最多保存${number(codes)}个二维码，可全部为动态码` });
export const proSlugs = '短链接支持自定义后缀';
export const proDowngrade = '即使专业版到期，二维码仍会保留并继续有效';
export const upgrade = '在设置中升级';
export const signUpToUpgrade = '注册后升级';

export const questions = '常见问题';
export const stopQuestion = '印刷的二维码会失效吗？';
export const stopAnswer =
  '不会因为套餐而失效。静态码直接包含链接本身，不需要账号或套餐，只要您的链接有效，它就有效。静态码也不需要我们的服务器；只有同时适用于App Store和Google Play的二维码会先打开我们网站上的页面。动态码通过我们的短链接跳转，在任何套餐下都能继续使用，直到您暂停或删除它、超过结束日期，或因滥用被我们停用。';
export const limitQuestion = '如果二维码数量超出套餐上限怎么办？';
export const limitAnswer = (codes: number, free: string, pro: string) =>
  plural(codes, {
    other: `不会丢失任何内容。在${free}中，即使二维码超过${number(codes)}个，您仍可打开、编辑和下载所有二维码；只是需要先删除到少于${number(codes)}个，或切换到${pro}，才能添加新的。`,
  });
export const dynamicQuestion = '什么是动态码？';
export const dynamicAnswer =
  '动态码包含的是我们的短链接，而不是您的网址。印刷后您仍可更改跳转目标、暂停、设置开始和结束时间，并查看扫码次数。我们只会因滥用而停用二维码。';
export const watermarkQuestion = '免费二维码会有水印或尺寸限制吗？';
export const watermarkAnswer = '都没有。所有人得到的文件都一样。';
export const leaveQuestion = '可以随时停用吗？';
export const leaveAnswer = '可以。您可以在设置中导出全部数据，然后删除账号。';
