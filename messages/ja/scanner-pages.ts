import { isolate } from './format.ts';

export const about = 'これは、QRコード作成サービス<home></home>の短縮URLです。';
export const report = '迷惑行為や詐欺ですか？<report>このコードを通報</report>';

export const notYetTitle = 'このコードはまだ公開されていません';
export const notYetText = '公開の開始前です。しばらくしてからもう一度お試しください。';
export const expiredTitle = 'このコードは期限切れです';
export const expiredText = '現在は使用されていません。';
export const deletedTitle = 'このコードは削除されました';
export const deletedText = '所有者によって削除されました。';
export const disabledTitle = 'このコードは利用できません';
export const disabledText = '現在使用できません。';
export const pausedTitle = 'このコードは一時停止中です';
export const pausedMessage = '所有者からのメッセージ：';
export const pausedText =
  '所有者がこのコードを一時停止しています。しばらくしてからもう一度お試しください。';

export const previewTitle = 'このコードのリンク先';
export const previewText = (code: string) =>
  `まだ何も開いていません。コード${isolate(code)}のリンク先：`;
export const website = 'Webサイト';
export const fullAddress = 'アドレス全体';
export const insecure = 'この接続は安全ではありません（HTTP）。';
export const continueTo = 'このWebサイトへ進む';

export const unknownTitle = 'このコードは存在しません';
export const unknownTyped =
  'アドレスを入力した場合は、印刷されたアドレスと1文字ずつ照らし合わせてください。大文字と小文字は区別されません。';
export const unknownScanned = (site: string) =>
  `読み取った場合は、コードが破損しているか、${site}で作成されたものではありません。`;
export const makeCode = 'QRコードを作成';
export const unavailableTitle = 'もう一度お試しください';
export const unavailableText =
  '現在このコードを確認できません。しばらくしてからもう一度お試しください。';
export const tooManyTitle = '1分ほどお待ちください';
export const tooManyText =
  'お使いのネットワークから、存在しないコードへのアクセスが多すぎます。1分後にもう一度お試しください。';
export const wrongMethodTitle = 'これは短縮URLです';
export const wrongMethodText = 'このアドレスはGETリクエストのみを受け付けます。';

export const rootTitle = (site: string) => `${site}の短縮URL`;
export const rootText = (site: string) =>
  `${site}で作成したQRコードは、このアドレスを経由して開きます。短縮URLの末尾に「+」を付けると、開く前にリンク先を確認できます。`;
export const goTo = (site: string) => `${site}へ移動`;
