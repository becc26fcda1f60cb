import { isolate } from './format.ts';

// In the page about signing in
export const title = 'メールアドレス';
export const text =
  'ログインに使用するアドレスです。パスワードを忘れた場合は、このアドレスにリンクをお送りします。';
export const textWithoutMail = 'ログインに使用するアドレスです。';
export const unverified =
  'このアドレスはまだ確認されていません。リンクを送信して開いてください。確認が済むまで、動的コードは1件まで作成できます。';
export const sendLink = 'リンクを送信';
export const sentAgain = (address: string) =>
  `${isolate(address)}にリンクをお送りしました。有効期間は7日間です。届かない場合は、迷惑メールフォルダーもご確認ください。`;
export const notSent = 'メールを送信できませんでした。もう一度お試しください。';
export const pending = (address: string) =>
  `${isolate(address)}にリンクをお送りしました。24時間以内にリンクから確認すると、アドレスが変更されます。`;
export const cancelChange = '変更を取り消す';
export const changeCancelled = 'アドレスは変更されません。';
export const notCancelled = '変更を取り消せませんでした。もう一度お試しください。';
export const newAddress = '新しいメールアドレス';
export const sameAddress = '現在のメールアドレスと同じです。別のアドレスを入力してください。';
export const codeHint = 'リカバリーコードも使用できます';
export const change = 'アドレスを変更';
export const changeByLink =
  '新しいアドレスにリンクをお送りします。リンクから確認すると、アドレスが変更されます。';
export const changeAtOnce =
  'このサーバーはメールを送信しないため、アドレスはすぐに変更されます。ログインに使用するため、入力に誤りがないかご確認ください。';
export const mailed = (address: string) =>
  `${isolate(address)}にリンクをお送りしました。届かない場合は、迷惑メールフォルダーもご確認ください。`;
export const changed = 'メールアドレスが変更されました';
export const notChanged = 'メールアドレスを変更できませんでした。もう一度お試しください。';

// The page that confirms an address
export const verifyTitle = (site: string) => `メールアドレスの確認 | ${site}`;
export const verifyDescription = '届いたリンクで、アカウントのメールアドレスを確認します。';
export const verifyHeading = 'メールアドレスの確認';
export const verifyText =
  'ご自身でアカウントを作成した場合、または変更を依頼した場合にのみ確認してください。';
export const verifyButton = 'アドレスを確認';
export const confirmed = (address: string) => `${isolate(address)}の確認が完了しました。`;
export const notConfirmed = 'アドレスを確認できませんでした。もう一度お試しください。';
export const alreadyConfirmed = 'すでにアドレスを確認した場合は、これ以上の操作は必要ありません。';

// The page that restores the previous address
export const restoreTitle = (site: string) => `メールアドレスの復元 | ${site}`;
export const restoreDescription =
  '届いたリンクで、アカウントのメールアドレスの変更を取り消します。';
export const restoreHeading = 'メールアドレスの復元';
export const restoreText =
  'アカウントが以前のアドレスに戻り、すべてのデバイスがログアウトされます。その後、新しいパスワードを設定します。';
export const restoreButton = 'アドレスを戻す';
export const notRestored = 'アドレスを戻せませんでした。もう一度お試しください。';
export const alreadyRestored =
  'すでにこのリンクを使用した場合、アドレスは元に戻っています。新しいパスワードを設定するには、<link>ログイン画面</link>で「パスワードをお忘れですか？」を選択してください。';

// Both pages
export const linkIncomplete =
  'このリンクは不完全です。リンクが記載されたメールからアドレス全体をコピーしてください。';
