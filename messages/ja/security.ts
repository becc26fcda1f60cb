import { isolate, number, plural } from './format.ts';

// The page about signing in
export const pageTitle = (site: string) => `ログインとセキュリティ | ${site}`;
export const pageDescription = 'アカウントへのログイン方法と保護の状態を確認できます。';
export const back = 'すべてのコード';
export const heading = 'ログインとセキュリティ';
export const reason = 'このページでは、アカウントの保護の状態を確認できます。';
export const pageLink = 'ログインとセキュリティ';

// The second step of signing in
export const stepText = (address: string) =>
  `認証アプリに表示されている${isolate(address)}のコードを入力してください。`;
export const stepTextAlone = '認証アプリに表示されているコードを入力してください。';
export const stepRecoveryText =
  'リカバリーコードを1つ入力してください。各コードは1回のみ使用できます。';
export const codeLabel = 'アプリのコード';
export const recoveryCodeLabel = 'リカバリーコード';
export const codeMissing = 'コードを入力してください';
export const rememberDevice = 'このデバイスを30日間記憶する';
export const useRecoveryCode = 'リカバリーコードを使用';
export const useApp = '認証アプリを使用';
export const continueSignIn = '続行';
export const checking = '確認中…';
export const stepBack = '戻る';
export const codeNotChecked = 'コードを確認できませんでした。もう一度お試しください。';

// Two-step sign-in
export const twoStepTitle = '2段階認証';
export const twoStepText =
  'パスワードの後に、スマートフォンまたはパスキーを使います。パスワードだけでは誰もログインできません。';
export const twoStepOffer =
  'パスワードの後に、スマートフォンに表示されるコードの入力を求めます。パスワードだけでは誰もログインできなくなります。';
export const appTitle = '認証アプリ';
export const appOff = 'スマートフォンのアプリに、30秒ごとに新しいコードが表示されます。';
export const appOn = 'ログイン時に、アプリのコードの入力が必要です。';
export const setUpApp = 'アプリを設定';
export const removeApp = 'アプリを削除';
export const sectionNotLoaded = 'このセクションを読み込めませんでした。';
export const changeFailed = '変更できませんでした。もう一度お試しください。';
export const cancel = 'キャンセル';

// Setting up an authenticator app
export const scanText =
  'スマートフォンの認証アプリでこのコードを読み取り、アプリに表示されたコードを入力してください。';
export const scanLabel = '認証アプリ用のQRコード';
export const keyText = '読み取れない場合は、このキーをアプリに入力してください：';
export const copyKey = 'キーをコピー';
export const openInApp = '認証アプリで開く';
export const copied = 'コピーしました';
export const notCopied = 'コピーできませんでした。テキストを選択してコピーしてください。';
export const turnOn = '有効にする';
export const turnedOnTitle = '2段階認証を有効にしました';
export const turnedOn = 'ほかのすべてのデバイスからログアウトしました。';
export const codesNotShown =
  '2段階認証は有効になりましたが、リカバリーコードを表示できませんでした。新しいコードを作成してください。';

// The password again, before a change
export const confirmText = '続行するには、パスワードを入力してください。';
export const password = 'パスワード';
export const passwordMissing = 'パスワードを入力してください';
export const removeText =
  '認証アプリを削除するには、パスワードを入力してください。削除後は、パスワードだけでログインできるようになり、リカバリーコードも削除されます。';
export const removeTextKept =
  '認証アプリを削除するには、パスワードを入力してください。削除後は、パスワードの後にパスキーが必要になります。';
export const turnedOffTitle = '認証アプリを削除しました';
export const turnedOff = 'パスワードだけでログインできます。リカバリーコードは削除されました。';
export const turnedOffKept = '2段階認証はパスキーで引き続き有効です。';

// Recovery codes
export const recoveryTitle = 'リカバリーコード';
export const recoveryText =
  'スマートフォンがなくても、これらのコードでログインできます。各コードは1回のみ使用できます。';
export const recoveryLeft = (count: number) =>
  plural(count, {
    other: `残り${number(count)}個です。`,
  });
export const newCodes = '新しいリカバリーコードを作成';
export const newCodesText =
  '新しいリカバリーコードを作成すると、以前のコードは使用できなくなります。';
export const codesTitle = '新しいリカバリーコード';
export const codesText =
  'スマートフォンがなくても取り出せる安全な場所に保管してください。表示されるのは今回のみです。';
export const copyCodes = 'コピー';
export const downloadCodes = 'ダウンロード';
export const codesSaved = '保存しました';
export const codesFileTitle = (site: string, address: string) =>
  `${site}のリカバリーコード（${address}）`;

// In place of the administrators' pages
export const adminTitle = '先に2段階認証を設定してください';
export const adminText = 'このサイトでは、管理者に2段階認証が必要です。';
export const adminButton = '設定';

// Errors
export const wrongCode = 'このコードは正しくないか、すでに無効です。別のコードをお試しください。';
export const tooManyCodes = (minutes: number) =>
  plural(minutes, {
    other: `コードの誤りが多すぎます。${number(minutes)}分後にもう一度お試しになるか、リカバリーコードを使用してください。`,
  });
export const signInExpired =
  '時間がかかりすぎたか、コードの誤りが多すぎます。パスワードをもう一度入力してください。';
export const setUpExpired = '設定の有効期限が切れました。最初からやり直してください。';
export const confirmationNeeded = '続行するには、パスワードを入力してください。';
export const factorRequired =
  'このサイトの管理者には2段階認証が必要です。「ログインとセキュリティ」ページで設定してください。';
export const factorExists =
  '認証アプリはすでに設定されています。別のアプリを設定するには、先に削除してください。';
export const factorMissing = '2段階認証が有効になっていません。先に設定してください。';
