import { isolate, number, plural } from './format.ts';

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

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) => `${site}の2段階認証の方法が追加されました`;
export const factorAddedText = (time: string) =>
  `${isolate(time)}（UTC）にアカウントへ2段階認証の方法が追加され、ほかのブラウザではすべてログアウトされました。`;
export const factorRemovedSubject = (site: string) => `${site}の2段階認証の方法が削除されました`;
export const factorRemovedText = (time: string) =>
  `${isolate(time)}（UTC）にアカウントから2段階認証の方法が削除されました。`;
export const recoveryUsedSubject = (site: string) => `${site}のリカバリーコードが使用されました`;
export const recoveryUsedText = (time: string) =>
  `${isolate(time)}（UTC）に、リカバリーコードを使用したアカウントへのログインがありました。`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    other: `残りのリカバリーコードは${number(count)}個です。`,
  });
export const recoveryReplacedSubject = (site: string) =>
  `${site}の新しいリカバリーコードが作成されました`;
export const recoveryReplacedText = (time: string) =>
  `${isolate(time)}（UTC）にアカウントの新しいリカバリーコードが作成されました。以前のコードは使用できません。`;
