import { number, plural } from './format.ts';

export * from './first/pages.ts';

export const landingTitle = (site: string) => `在线制作二维码，几秒完成 | ${site}`;
export const landingDescription =
  '免费生成网址、名片、Wi-Fi、活动和付款二维码，任意尺寸印刷。无需注册，静态码永久有效。';
export const pricingTitle = (site: string) => `价格 | ${site}`;
export const pricingDescription = (codes: number, dynamic: number, proCodes: number, pro: string) =>
  plural(codes, {
    other: `静态二维码免费且不限数量，无需注册。免费账号最多可保存${number(codes)}个二维码，其中动态码最多${number(dynamic)}个；${pro}最多可保存${number(proCodes)}个。`,
  });
export const examplesTitle = (site: string) => `二维码示例 | ${site}`;
export const examplesDescription =
  '菜单、名片、海报、标牌等二维码示例。扫描屏幕试用，或在生成器中打开，改成您自己的。';
export const bulkTitle = (site: string) => `批量生成二维码 | ${site}`;
export const bulkDescription =
  '用Excel表格批量生成二维码，最多5,000行，打包为ZIP下载，每个都经过两个识别引擎检测。除非您保存二维码，否则列表只留在浏览器中。';
export const scansTitle = (site: string) => `扫码统计 | ${site}`;
export const scansDescription = '查看您的动态二维码在何时、何地被扫描，以及扫描次数。';
export const contactTitle = (site: string) => `联系我们 | ${site}`;
export const contactDescription = (site: string) =>
  `联系${site}团队：问题、建议、无法扫描的二维码或安全问题。`;
export const reportTitle = (site: string) => `举报二维码 | ${site}`;
export const reportDescription = '举报跳转到钓鱼、恶意软件、垃圾信息等有害网站的二维码。';
export const resetTitle = (site: string) => `新密码 | ${site}`;
export const resetDescription = '为您的账号设置新密码。';
export const storesTitle = (site: string) => `获取应用 | ${site}`;
export const storesDescription = '在您手机的应用商店中打开该应用。';
export const notFoundTitle = (site: string) => `页面不存在 | ${site}`;
export const notFoundDescription = '此页面不存在。';
export const notCreated = '创建失败';
export const dynamicCreated = '已创建动态码';
export const staticKept = '这是一个新二维码，静态码保持不变。';
export const bulkHeading = '批量生成二维码';
export const bulkIntro =
  '将表格生成为二维码ZIP文件，每个都经过两个识别引擎检测。除非您将二维码保存到账号，否则列表只留在此浏览器中。';
export const scansHeading = '扫码统计';
export const scansReason = '此页面显示您的动态码被扫描的次数。';
export const contactHeading = '联系我们';
export const writeTitle = '给我们发邮件';
export const writeText =
  '发往<mail></mail>的邮件由专人阅读。请说明您要印刷什么、人们会在哪里扫码，方便我们提供帮助。';
export const scanTitle = '二维码无法扫描';
export const scanText =
  '请附上文件和印刷品的照片，并告诉我们您使用的手机型号。<guide>兼容性指南</guide>列出了常见原因：尺寸过小、边距过小、对比度过低。';
export const abuseTitle = '举报滥用';
export const abuseText =
  '如果使用我们短链接的二维码跳转到钓鱼、恶意软件或垃圾信息网站，请<report>举报</report>，无需账号。';
export const feedbackTitle = '使用中随时反馈';
export const feedbackText = '登录后，每个页面上的“意见反馈”按钮都可打开简短的表单。';
export const company = '公司信息请见<imprint>运营者信息</imprint>。';
export const reportHeading = '举报二维码';
export const reportIntro =
  '使用我们短链接的二维码把您带到了有害网站？每一条举报都由人工审核，有害的二维码会被停用。举报无需账号。';
export const reportThanks = '感谢您的举报';
export const reportNext =
  '如果这是我们的二维码，我们会进行处理。如果您输入了密码或已付款，请立即修改密码并联系银行，不要等待我们的处理结果。';
export const reportAnother = '举报另一个二维码';
export const resetHeading = '设置新密码';
export const storesHeading = '获取应用';
export const storesChoose = '请选择应用商店。';
export const storesIncomplete = '此链接不完整：未指定应用。请重新扫码，或在应用商店中搜索该应用。';
export const storesNeedScripts =
  '此页面需要JavaScript才能查找应用。请启用后重新加载页面，或在应用商店中搜索该应用。';
export const notFoundHeading = '此页面不存在';
export const notFoundText = '网址可能输入有误，或页面已移动。您也可以<make>制作二维码</make>。';
