export const requestNumber = (id: string) => `最近一次失败的请求：<id>${id}</id>`;
export const copyRequest = '复制编号';
export const requestCopied = '已复制';
