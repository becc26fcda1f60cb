import { number } from './format.ts';

export const title = '几秒生成专业二维码';
export const intro =
  '输入链接，即可获得经四个识别引擎检测的二维码。免费、无需注册、没有水印，静态码永久有效。';
export const startFree = '免费开始';
export const viewExamples = '查看示例';

export const tryIt = '试一试';
export const tryNeedsScripts =
  '在此试用二维码需要JavaScript，但您的浏览器已将其停用。请启用后重新加载页面。';
export const link = '您的链接';
export const look = '外观';
export const squares = '方块';
export const dots = '圆点';
export const tooPale = '颜色过浅';
export const enginesWait = '您每次修改，四个识别引擎都会检测二维码，并指出问题所在。';
export const styleAndDownload = '设置样式并下载';

export const product = '产品界面';
export const generatorPicture =
  '生成器：左侧是菜单网址，右侧是生成的二维码和下载按钮，侧边栏中是已保存的二维码';
export const phonePicture = '手机上的生成器，显示名片表单';

export const features = '印刷前所需的一切';
export const designTitle = '专业设计';
export const designText =
  '颜色、形状、渐变、Logo、带引导文字的边框，还有实时检测，确保二维码仍能扫描。';
export const contentTitle = '内容丰富';
export const contentText =
  '网址、名片、Wi-Fi、活动、付款、消息等，均按各自的标准编码。中文和表情符号都会原样呈现。';
export const exportTitle = '轻松导出';
export const exportText =
  'PNG、JPEG和WebP以像素或毫米为单位；SVG、PDF和EPS用于印刷，其中PDF和EPS还可选单色黑。一键即可下载PNG。';
export const trackingTitle = '扫码统计';
export const trackingText =
  '静态码的扫码不会被跟踪。动态码按日期、国家/地区和设备统计扫码次数，不存储IP地址，印刷后还能更改跳转目标。';
export const outputTitle = '高质量输出';
export const outputText =
  '位图最大8,192像素，每个码点都与像素对齐；矢量图任意尺寸都清晰。最高纠错等级可容忍划痕或咖啡渍。';
export const securityTitle = '安全';
export const securityText =
  '静态码在您的浏览器中生成，不需要我们的服务器。唯一的例外：同时适用于App Store和Google Play的二维码会先打开我们网站上的页面。';

export const reasons = '为长久使用而设计';
export const dynamicTitle = '印刷后仍可更改';
export const dynamicText = (codes: number) =>
  `动态码通过短链接打开。您可以更改跳转目标、暂停或设置结束日期，并按日期、国家/地区和设备查看扫码情况。免费账号可创建${number(codes)}个。`;
export const signUpFree = '免费注册';
export const bulkTitle = '整张表格一次生成';
export const bulkText =
  '最多5,000行，一次生成二维码ZIP文件，下载前逐一检测。除非您将二维码保存到账号，否则列表只留在浏览器中。';
export const makeInBulk = '批量生成二维码';
export const leaveTitle = '数据随时带走';
export const leaveText =
  '将二维码、目标和扫码记录导出为一个文件。二维码可以导入运行本软件的其他服务器，已印刷的二维码也可以迁移。';
export const seePlans = '查看套餐';
export const openSourceTitle = '开源软件';
export const openSourceText = (site: string) =>
  `${site}采用MIT许可证开源。您可以在自己的服务器上运行，使用自己的短链接，并随意修改。`;
export const askUs = '联系我们';

export const enginesFigure = '个识别引擎，在下载前检测您的二维码';
export const sizesFigure = '种尺寸，每个引擎都会测试您的二维码，每个码点3到14像素';
export const dotsFigure = '与普通方块同样易读：我们的两个手机相机引擎在以上所有尺寸下都能识别圆点';
export const requestsFigure = '次向其他公司发出的请求，除非您同意';

export const lastTitle = '生成您的第一个二维码';
export const lastText = '免费，无需账号，永久归您所有。';
