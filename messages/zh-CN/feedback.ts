export const title = '意见反馈';
export const email = '邮箱';
export const message = '内容';
export const placeholder = '哪些地方好用？哪些不好用？还缺少什么？';
export const send = '提交反馈';
export const sending = '正在提交…';
export const sentTitle = '提交成功';
export const sent = '感谢您的反馈！';
export const notSent = '反馈提交失败';
export const notSentTryAgain = '反馈提交失败，请重试。';

export const unavailable = '暂时无法提交反馈，请稍后重试。';
export const unavailableText = '反馈功能暂时不可用，请稍后重试。';
export const close = '关闭';
