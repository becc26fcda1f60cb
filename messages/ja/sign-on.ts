export const pageTitle = (site: string) => `シングルサインオン | ${site}`;
export const pageDescription = 'IDプロバイダーによるログインを完了するページです。';
export const continueWith = (name: string) => `${name}で続ける`;
export const or = 'または';
export const startFailed = 'シングルサインオンを開始できませんでした。もう一度お試しください。';
export const failedHeading = 'ログインしていません';
export const cancelled =
  'ログインがキャンセルされたか、このサイトの利用が許可されていません。もう一度試すか、アカウントの管理者に利用の許可を依頼してください。';
export const expired = 'このログインは期限切れか使用済みです。もう一度お試しください。';
export const unavailable =
  'シングルサインオンが応答していません。数分後にもう一度試すか、パスワードでログインしてください。';
export const unverified =
  'メールアドレスがIDプロバイダーで確認されていないため、ここでは使用できません。アカウントの管理担当者にお問い合わせください。';
export const unverifiable = 'ログインを検証できませんでした。もう一度お試しください。';
export const unconfirmedHeading = 'ログインを確認できませんでした';
export const unconfirmed =
  'IDプロバイダーで今ログインしたことを確認できませんでした。もう一度試すか、このサイトでパスワードを設定し、そのパスワードで変更してください。';
export const taken =
  'このログインは、すでに別のアカウントに連携されています。先にそのアカウントで連携を解除するか、別のログインを使用してください。';
export const reserved =
  'このアドレスは、元のアカウントがまだ取り戻せる状態です。1週間後にもう一度お試しいただくか、<mail></mail>までお問い合わせください。';
export const joinHeading = 'アカウントを連携';
export const joinText = (email: string) =>
  `${email}のアカウントはすでにあります。シングルサインオンと連携するには、そのパスワードを一度入力してください。`;
export const joinButton = '連携してログイン';
export const joinForgotten =
  'パスワードが不明な場合は、<link>ログイン画面</link>で「パスワードをお忘れですか？」を選択してから、もう一度やり直してください。';
export const joined = 'アカウントを連携しました。';
export const joinFailed = 'アカウントを連携できませんでした。もう一度お試しください。';
export const sectionTitle = 'シングルサインオン';
export const linkText = (name: string) =>
  `パスワードの代わりに${name}でログインできるようにします。`;
export const linkedText = (name: string) => `${name}でログインできます。`;
export const linkButton = (name: string) => `${name}と連携`;
export const unlinkButton = '連携を解除';
export const unlinkText = (name: string) =>
  `${name}との連携を解除するには、パスワードを入力してください。解除後はパスワードでログインします。`;
export const unlinked = '連携を解除しました。';
export const unlinkFailed = '連携を解除できませんでした。もう一度お試しください。';
export const passwordNeeded =
  'このアカウントにはまだパスワードがありません。先に設定してください。';
export const sendLink = 'パスワード設定用のリンクを送信';
export const askForLink = 'このサイトの運営者にリンクを依頼してください。';
export const signInAgain = (name: string) =>
  `続けるには、${name}でもう一度ログインしてください。このページに戻った後、10分以内に変更できます。`;
export const renewTitle = 'もう一度ログインしてください';
export const renewText = (name: string) =>
  `管理者権限は${name}によるもので、12時間ごとに確認が必要です。このページを表示するには、${name}でもう一度ログインしてください。`;
