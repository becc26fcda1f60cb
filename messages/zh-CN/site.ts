import { number } from './format.ts';

export const skipToContent = '跳到正文';
export const mainNavigation = '主导航';
export const openMenu = '打开菜单';
export const menu = '菜单';
export const generator = '生成器';
export const codes = '二维码';
export const bulk = '批量生成';
export const scans = '扫码统计';
export const examples = '示例';
export const pricing = '价格';
export const guides = '指南';
export const search = '搜索';
export const searchKeys = 'Ctrl K';

export const footerNavigation = '页脚';
export const footerClaim = (site: string) => `${site}：长久有效的二维码`;
export const productGroup = '产品';
export const learnGroup = '了解更多';
export const helpGroup = '帮助';
export const legalGroup = '法律信息';
export const about = '产品介绍';
export const contact = '联系我们';
export const reportCode = '举报二维码';
export const imprint = '运营者信息';
export const terms = '服务条款';
export const privacy = '隐私政策';
export const licences = '许可证';

export const moreNavigation = '更多';
export const blog = '博客';

export const theme = '主题';
export const systemTheme = '跟随系统';
export const lightTheme = '浅色';
export const darkTheme = '深色';

export const offline = '网络连接已断开';
export const online = '网络连接已恢复';

export const codesCreated = (count: number) => `已累计生成${number(count)}个二维码`;

export const failureTitle = '出错了';
export const failureText = '此页面无法显示。已保存的二维码不受影响。<link>返回生成器</link>';
