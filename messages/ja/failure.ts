export const requestNumber = (id: string) =>
  `リクエストID（お問い合わせの際にお知らせください）：<id>${id}</id>`;
export const copyRequest = 'IDをコピー';
export const requestCopied = 'コピーしました';
