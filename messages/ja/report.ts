export const reportFailed = '通報を送信できませんでした。もう一度お試しください。';
export const notSent = '送信できませんでした';
export const code = 'コードまたは短縮URL';
export const codeHint = 'アドレスの「/Q/」より後の部分、またはアドレス全体。';
export const details = '詳細（任意）';
export const detailsHint = 'コードを見つけた場所と、読み取ったときに起きたこと。';
export const email = 'メールアドレス（任意）';
export const emailHint =
  'この通報についての確認にのみ使用します。対応の完了から90日後に消去されます。';
export const sending = '送信中…';
export const send = '通報を送信';

export const reason = '通報の理由';
export const phishing = 'フィッシング、なりすまし';
export const malware = 'マルウェア';
export const spam = '迷惑行為、詐欺';
export const illegal = '違法なコンテンツ';
export const other = 'その他';
