export const requestNumber = (id: string) => `最後に失敗したリクエスト：<id>${id}</id>`;
export const copyRequest = '番号をコピー';
export const requestCopied = 'コピーしました';
