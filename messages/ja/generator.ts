import { isolate, number } from './format.ts';

export * from './first/generator.ts';

export const showPassword = 'パスワードを表示';
export const levelToUse = (level: string) => `レベル${level}を使う`;
export const makeDynamic = '動的コードにする';
export const moreFields = 'その他の項目';
export const moreCardFields = '携帯電話、住所、メモ';
export const whatWeRecord = 'ダウンロード時に記録される情報';
export const copyLink = 'このコードのリンクをコピー';
export const shareLink = 'このコードのリンクを共有';
export const copyLinkWithoutPassword = 'パスワードなしのリンクをコピー';
export const shareLinkWithoutPassword = 'パスワードなしのリンクを共有';
export const linkCopied = 'リンクをコピーしました';
export const linkOpens = '開くと、このコンテンツとデザインが表示されます。';
export const linkNotCopied = 'リンクをコピーできませんでした。もう一度お試しください。';
export const linkNotShared = 'リンクを共有できませんでした。もう一度お試しください。';
export const linkTooLong = 'リンクには長すぎます';
export const shortenForLink = 'ロゴを簡単なものにするか外す、またはコンテンツを短くしてください。';
export const readyToShare = '共有できます';
export const shareNow = '共有';
export const copied = 'コピーしました';
export const imageCopied = '画像をクリップボードにコピーしました。';
export const printFrom = (width: string) => `印刷は${width}以上`;
export const savedSection = '保存完了';
export const savedFile = (file: string) => `${isolate(file)}を保存しました`;
export const printAtLeast = (width: string) =>
  `幅${width}以上で印刷してください。印刷する前に、スマートフォンで読み取れるか確認してください。`;
export const copySavedImage = '画像をコピー';
export const shareFile = '共有';
export const copyingRefused =
  'ブラウザがコピーを許可しませんでした。保存したファイルを使ってください。';
export const fileNotShared = 'ファイルを共有できませんでした。保存したファイルを使ってください。';
export const accountBenefit = (codes: number) =>
  `無料アカウントを作成すると、コードを${number(codes)}件まで保存して後から編集できます。印刷後でもリンク先を変更できる動的コードも作成できます。`;
export const signUp = '無料で登録';
export const seeInUse = '使用例を見る';
export const onScreen = '画面';
export const onTableTent = '卓上スタンド';
export const onPoster = '3 m先のポスター';
export const onLabel = '25 mmラベル';
export const downloadPicture = '画像をダウンロード';
export const illustration = 'イメージ図：この画像のコードは小さすぎて読み取れません。';
export const pictureNotMade = '画像を作成できませんでした。もう一度お試しください。';
