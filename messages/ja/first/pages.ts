export const homeTitle = (site: string) => `${site}：QRコード作成ツール（無料・ビジネス向け）`;
export const homeDescription =
  'URL、連絡先、Wi-Fi、イベント、支払いのQRコードを無料で作成。色、ロゴ、フレームも自由に選べます。登録不要、静的コードは有効期限なし。';
export const appTitle = 'QRコード作成 無料 | プロ品質のQRコードジェネレーター';
export const signInTitle = (site: string) => `ログイン | ${site}`;
export const signUpTitle = (site: string) => `新規登録 | ${site}`;
export const signIn = 'ログイン';
export const signUp = '新規登録';
export const cookies = 'Cookie';
export const sessionEnded =
  'ログアウトされました。続けるには、もう一度ログインしてください。変更内容はこのデバイスに残っています。';
export const generatorHeading = 'QRコード作成';
export const loading = '読み込み中…';
export const notSavedTitle = '警告';
export const notSaved = 'QRコードをダウンロードしましたが、プロジェクトに保存できませんでした。';
