export const reportFailed = '举报提交失败，请重试。';
export const notSent = '提交失败';
export const code = '二维码编号或短链接';
export const codeHint = '网址中“/Q/”之后的部分，或完整网址。';
export const details = '详情（选填）';
export const detailsHint = '您在哪里发现此二维码，扫码后发生了什么。';
export const email = '邮箱（选填）';
export const emailHint = '仅用于询问与此举报有关的问题，处理完毕90天后删除。';
export const sending = '正在提交…';
export const send = '提交举报';

export const reason = '问题类型';
export const phishing = '钓鱼或冒充';
export const malware = '恶意软件';
export const spam = '垃圾信息或诈骗';
export const illegal = '违法内容';
export const other = '其他问题';
