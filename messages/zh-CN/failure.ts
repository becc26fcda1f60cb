export const requestNumber = (id: string) => `请求ID（联系我们时请提供）：<id>${id}</id>`;
export const copyRequest = '复制ID';
export const requestCopied = '已复制';
