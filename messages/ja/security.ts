// The page about signing in
export const pageTitle = (site: string) => `ログインとセキュリティ | ${site}`;
export const pageDescription = 'アカウントへのログイン方法と保護の状態を確認できます。';
export const back = 'マイQRコード';
export const heading = 'ログインとセキュリティ';
export const reason = 'このページでは、アカウントの保護の状態を確認できます。';
export const pageLink = 'ログインとセキュリティ';

// Two-step sign-in
export const twoStepTitle = '2段階認証';
export const twoStepText =
  'パスワードの後に、スマートフォンに表示されるコードを入力します。パスワードだけでは誰もログインできなくなります。';
