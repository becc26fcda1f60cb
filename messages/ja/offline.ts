export const offlineTitle = (site: string) => `オフライン | ${site}`;
export const offlineHeading = 'オフラインです';
export const offlineText =
  'このページを表示するにはインターネット接続が必要です。ジェネレーターはオフラインでも使えます。<make>QRコードを作成</make>するか、<again>このページを再読み込み</again>してください。';
