export const title = 'フィードバック';
export const email = 'メールアドレス';
export const message = 'メッセージ';
export const placeholder = '良い点、うまくいかない点、足りない機能などをお聞かせください。';
export const send = 'フィードバックを送信';
export const sending = '送信中…';
export const sentTitle = '送信しました';
export const sent = 'フィードバックをお寄せいただき、ありがとうございます。';
export const notSent = 'フィードバックを送信できませんでした';
export const notSentTryAgain = 'フィードバックを送信できませんでした。もう一度お試しください。';

export const unavailable =
  '現在フィードバックを受け付けられません。しばらくしてからもう一度お試しください。';
export const unavailableText =
  '現在フィードバックの送信機能をご利用いただけません。しばらくしてからもう一度お試しください。';
export const close = '閉じる';
