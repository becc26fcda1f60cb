import { number, plural } from './format.ts';

export const title = 'コードの作成は、ずっと無料。';
export const intro =
  '登録すると、保存と編集ができます。印刷したコードは、どのプランでも使い続けられます。';
export const price = '€0';

export const guest = 'アカウントなし';
export const guestNote = '登録不要';
export const guestCodes = '静的コードは無制限';
export const guestContent = 'リンクからWi-Fi接続まで、すべてのコンテンツに対応';
export const guestDesign = 'すべてのデザインと形式、透かしなし';
export const guestBulk = '一括作成：表計算データから最大5,000件';
export const guestPrivacy = 'コードはブラウザ内で作成。有効期限はなく、スキャンも記録されません';
export const makeCode = 'コードを作成';

export const freeNote = 'ずっと無料';
export const freeCodes = (codes: number, dynamic: number) =>
  plural(codes, {
    other: `コードを${number(codes)}件まで保存（うち動的コードは${number(dynamic)}件まで）`,
  });
export const freeChanges = '印刷済みのコードのリンク先を変更し、スキャン数を確認';
export const freeDevices = 'どのデバイスからでもコードを編集';
export const freeDownloads = '1件ずつ、またはまとめてZIPファイルでダウンロード';
export const freeExport = 'すべてのデータの書き出しも、アカウントの削除もいつでも可能';
export const allCodes = 'すべてのコード';
export const createAccount = 'アカウントを作成';

export const proNote = '当面無料、カード登録不要';
export const proBase = (plan: string) => `${plan}のすべての機能`;
export const proCodes = (codes: number) =>
  plural(codes, { other: `コードを${number(codes)}件まで保存（すべて動的コードにもできます）` });
export const proSlugs = '短縮URLのカスタムスラッグ';
export const proDowngrade = 'Proプランが終了しても、コードは残り、引き続き使えます';
export const upgrade = '設定からアップグレード';
export const signUpToUpgrade = '登録してアップグレード';

export const questions = 'よくある質問';
export const stopQuestion = '印刷したコードが使えなくなることはありますか？';
export const stopAnswer =
  'プランが理由で使えなくなることはありません。静的コードにはリンクそのものが含まれているため、アカウントもプランも必要なく、リンクが有効である限り使えます。当社のサーバーも必要ありません。例外はApp StoreとGoogle Playの両方に対応するコードで、最初に当社サイトのページを開きます。動的コードは当社の短縮URLを経由し、一時停止や削除をするか、終了日を過ぎるか、不正利用のため当社が無効化するまで、どのプランでも使い続けられます。';
export const limitQuestion = 'プランの上限よりも多くのコードがある場合は？';
export const limitAnswer = (codes: number, free: string, pro: string) =>
  plural(codes, {
    other: `失われるものはありません。${free}で${number(codes)}件を超えていても、すべてのコードを開いて編集し、ダウンロードできます。新しいコードを追加するには、${number(codes)}件未満になるまで削除するか、${pro}に切り替えてください。`,
  });
export const dynamicQuestion = '動的コードとは何ですか？';
export const dynamicAnswer =
  'アドレスの代わりに当社の短縮URLが含まれているコードです。印刷後でもリンク先を変更でき、一時停止や公開期間の設定、スキャン数の確認もできます。当社がコードを無効化するのは、不正利用の場合に限ります。';
export const watermarkQuestion =
  '無料で作成したコードに、透かしが入ったりサイズが制限されたりしますか？';
export const watermarkAnswer = 'どちらもありません。どなたにも同じファイルを提供しています。';
export const leaveQuestion = 'いつでもやめられますか？';
export const leaveAnswer =
  'はい。設定からすべてのデータを書き出して、アカウントを削除してください。';
