export const checkBeforeDownload = 'ダウンロード前に確認します';
export const notChecked = '未チェック';
export const checkNotFinished =
  '読み取りチェックが完了しませんでした。印刷する前に、ファイルのコードをスマートフォンで読み取れるか確認してください。';
