export const pageTitle = (site: string) => `${site}への招待`;
export const pageDescription = '招待のリンクからアカウントを作成できます。';
export const heading = 'アカウントを作成';
export const intro = '招待が届いています。パスワードを決めて、アカウントを作成してください。';
export const linkIncomplete =
  'このリンクは不完全です。招待に記載されたアドレス全体をコピーするか、<mail></mail>に新しい招待を依頼してください。';

export const askForInvitation =
  'アカウントの作成には招待が必要です。<mail></mail>にお問い合わせください。';

export const invitationNeeded =
  'アカウントの作成には招待が必要です。このサイトの運営者にお問い合わせください。';
export const invitationUnusable =
  'この招待は期限切れか使用済み、または別のアドレス宛てです。この招待でアカウントを作成したばかりの場合は、ログインしてください。';
export const registrationClosed = 'このサイトでは新規登録を受け付けていません。';
export const registrationByProvider =
  'このサイトのアカウントはシングルサインオンで作成されます。ログイン画面で「…で続ける」を選択してください。';
