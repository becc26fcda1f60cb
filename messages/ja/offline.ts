export const offlineTitle = (site: string) => `オフライン | ${site}`;
export const offlineHeading = 'オフラインです';
export const offlineText =
  'このページを表示するにはインターネット接続が必要です。ジェネレーターはオフラインでも使えます。<make>QRコードを作成</make>するか、<again>このページを再読み込み</again>してください。';
export const keptHereTitle = 'この端末に保存しました';
export const keptHere = '接続が回復すると、保存済みのコードに追加されます。';
export const keptForLater = '接続が回復すると送信されます。';
