export const errorTitle = 'エラー';
export const successTitle = '完了';
export const notifications = '通知';
export const dismissToast = '閉じる';
export const close = '閉じる';
export const loading = '読み込み中…';
export const partNotLoaded =
  'この部分を読み込めませんでした。インターネット接続を確認するか、ページを再読み込みしてください。';
export const tryAgain = '再試行';
export const needsScripts =
  'このページにはJavaScriptが必要ですが、お使いのブラウザで無効になっています。有効にしてから、ページを再読み込みしてください。';
export const pageNotLoadedTitle = 'このページを読み込めませんでした';
export const pageNotLoaded =
  '入力内容は失われていません。インターネット接続を確認して、もう一度お試しください。';
export const updatedTitle = 'サイトが更新されました';
export const updated =
  'このページの一部は利用できなくなりました。続けるには再読み込みしてください。';
export const reloadPage = 'ページを再読み込み';
export const nothingLoaded = '読み込めませんでした。';
export const emptyPage = 'サーバーから正しい応答がなかったため、このページには何も表示されません。';
export const retry = '再試行';
export const retrying = '再試行中…';
export const homeLink = (site: string) => `${site}のホーム`;
export const networkFailed =
  'ネットワークに接続できませんでした。インターネット接続を確認してください。';
export const unknownError = '不明なエラーが発生しました';
export const unexpectedError = '予期しないエラーが発生しました';
