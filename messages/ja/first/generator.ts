import { isolate } from '../format.ts';

export const contentTab = 'コンテンツ';
export const styleTab = 'スタイル';
export const contentType = 'コンテンツの種類';
export const contentTypeNotLoaded = 'この種類のコンテンツを読み込めませんでした。';
export const contentTypeTryAgain =
  'この種類のコンテンツを読み込めませんでした。もう一度お試しください。';
export const contentReplaced = (type: string) => `${type}の内容を置き換えました`;
export const sampleShown = '入力欄にはサンプルが表示されています。';
export const undoContent = '元に戻す';
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
export const dock = '作成中のコード';
export const noCodeYet = 'コードはまだありません';
export const tapToEnlarge = 'タップして拡大';
export const sheet = 'QRコード';
export const share = '共有';
export const copyImage = '画像をコピー';
export const notShared = '画像を共有できませんでした。代わりにダウンロードしてください。';
export const notCopied = '画像をコピーできませんでした。代わりにダウンロードしてください。';
export const savedToast = (file: string) => `${isolate(file)}を保存しました`;
