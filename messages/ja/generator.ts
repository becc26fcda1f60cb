import { isolate, number } from './format.ts';

export const contentTab = 'コンテンツ';
export const styleTab = 'スタイル';
export const contentType = 'コンテンツの種類';
export const showPassword = 'パスワードを表示';
export const contentTypeNotLoaded = 'この種類のコンテンツを読み込めませんでした。';
export const contentTypeTryAgain =
  'この種類のコンテンツを読み込めませんでした。もう一度お試しください。';
export const contentReplaced = (type: string) => `${type}の内容を置き換えました`;
export const levelToUse = (level: string) => `レベル${level}を使う`;
export const makeDynamic = '動的コードにする';
export const sampleShown = '入力欄にはサンプルが表示されています。';
export const undoContent = '元に戻す';
export const moreFields = 'その他の項目';
export const moreCardFields = '携帯電話、住所、メモ';

export const previewTitle = 'QRコードのプレビュー';
/** Files store it as their title, so it holds no invisible characters. */
export const codeTitle = (content: string) => `QRコード：${content}`;
export const noCode = 'QRコードなし';
export const previewMark = 'プレビュー';
export const contentTypeLoading = 'この種類のコンテンツを読み込み中…';
export const designLoading = 'このデザインを読み込み中…';
export const designNotLoaded = 'このデザインを読み込めませんでした。';
export const previewNote = 'これはプレビューです。コードは作成すると使えるようになります。';
export const more = 'その他';
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

export const dock = '作成中のコード';
export const noCodeYet = 'コードはまだありません';
export const tapToEnlarge = 'タップして拡大';
export const sheet = 'QRコード';
export const share = '共有';
export const copyImage = '画像をコピー';
export const notShared = '画像を共有できませんでした。代わりにダウンロードしてください。';
export const notCopied = '画像をコピーできませんでした。代わりにダウンロードしてください。';
export const readyToShare = '共有できます';
export const shareNow = '共有';
export const copied = 'コピーしました';
export const imageCopied = '画像をクリップボードにコピーしました。';
export const savedToast = (file: string) => `${isolate(file)}を保存しました`;
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
