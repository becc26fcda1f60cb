export const requestNumber = (id: string) => `リクエスト <id>${id}</id>`;
export const copyRequest = '番号をコピー';
export const requestCopied = 'コピーしました';
