import { isolate } from './format.ts';

export const resetSubject = (site: string) => `${site}の新しいパスワードを設定してください`;
export const resetText =
  'アカウントのパスワード再設定のリクエストを受け付けました。次のリンクから新しいパスワードを設定してください。リンクは1回のみ使用でき、30分で無効になります。';
export const resetButton = '新しいパスワードを設定';
export const resetIgnore =
  'お心当たりがない場合は、このメールを無視してください。パスワードは変更されていません。';

export const changedSubject = (site: string) => `${site}のパスワードが変更されました`;
export const changedText = (time: string) =>
  `${isolate(time)}（UTC）にアカウントのパスワードが変更され、ほかのブラウザではすべてログアウトされました。`;
export const changedAlarm = (address: string) =>
  `お心当たりがない場合は、今すぐ新しいパスワードを設定してください。 ${address} を開き、「パスワードをお忘れですか？」を選択してください。`;

export const invitationSubject = (site: string) => `${site}への招待`;
export const invitationText = (site: string) =>
  `${site}のアカウント作成に招待されました。次のリンクからパスワードを決めてください。リンクは1回のみ使用でき、7日で無効になります。`;
export const invitationButton = 'アカウントを作成';
export const invitationIgnore = 'お心当たりがない場合は、このメールを無視してください。';
