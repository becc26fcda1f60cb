import { isolate, number, plural } from './format.ts';

export const utcTime = (day: string, time: string) => `${isolate(day)} ${isolate(time)}（UTC）`;

export const resetSubject = (site: string) => `${site}の新しいパスワードを設定してください`;
export const resetText =
  'アカウントのパスワード再設定のリクエストを受け付けました。次のリンクから新しいパスワードを設定してください。リンクは1回のみ使用でき、30分で無効になります。';
export const resetButton = '新しいパスワードを設定';
export const resetIgnore =
  'お心当たりがない場合は、このメールを無視してください。パスワードは変更されていません。';

export const changedSubject = (site: string) => `${site}のパスワードが変更されました`;
export const changedText = (time: string) =>
  `${time}にアカウントのパスワードが変更され、ほかのデバイスではすべてログアウトされました。`;
export const changedAlarm = (address: string) =>
  `お心当たりがない場合は、今すぐ新しいパスワードを設定してください。 ${address} を開き、「パスワードをお忘れですか？」を選択してください。`;

// A new account, or a request to send the link again
export const verifySubject = (site: string) => `${site}のメールアドレスの確認`;
export const verifyText = (site: string) =>
  `このメールアドレスで${site}のアカウントが作成されました。ご本人のアドレスであることを確認してください。リンクの有効期間は7日間です。`;
export const verifyButton = 'このアドレスを確認';
export const verifyIgnore = 'お心当たりがない場合は、このメールを無視してください。';

// Somebody wants to use another address for their account
export const changeSubject = (site: string) => `${site}の新しいメールアドレスの確認`;
export const changeText = (site: string) =>
  `このメールアドレスを${site}のアカウントに使用するリクエストを受け付けました。ご本人のアドレスであることを確認してください。リンクの有効期間は24時間です。`;
export const changeIgnore =
  'お心当たりがない場合は、このメールを無視してください。何も変更されません。';

// … and that address already has an account
export const takenSubject = (site: string) => `このアドレスには${site}のアカウントがすでにあります`;
export const takenText = (site: string) =>
  `このメールアドレスを${site}の別のアカウントに使用するリクエストを受け付けました。このアドレスにはすでにアカウントがあるため、何も変更していません。`;
export const takenAdvice = (address: string) =>
  `そのアカウントを利用するには、 ${address} を開き、このアドレスでログインしてください。パスワードがわからない場合は、「パスワードをお忘れですか？」を選択してください。`;

// The address of an account was changed; goes to the previous one
export const movedSubject = (site: string) => `${site}のアカウントのメールアドレスが変更されました`;
export const movedText = (time: string, email: string) =>
  `${time}にアカウントのメールアドレスが${isolate(email)}に変更されました。お心当たりがない場合は、今すぐこのアドレスに戻してください。すべてのデバイスがログアウトされ、新しいパスワードを設定できるようになります。リンクの有効期間は7日間です。`;
export const movedButton = 'このアドレスに戻す';
export const movedIgnore = 'ご自身で変更した場合は、何もする必要はありません。';

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) => `${site}の2段階認証の方法が追加されました`;
export const factorAddedText = (time: string) =>
  `${time}にアカウントへ2段階認証の方法が追加され、ほかのデバイスではすべてログアウトされました。お心当たりがない場合は、今すぐ新しいパスワードを設定してください。追加された方法は削除され、すべてのデバイスがログアウトされます。リンクは1回だけ使え、有効期間は7日間です。`;
export const factorRemovedSubject = (site: string) => `${site}の2段階認証の方法が削除されました`;
export const factorRemovedText = (time: string) =>
  `${time}にアカウントから2段階認証の方法が削除されました。`;
export const recoveryUsedSubject = (site: string) => `${site}のリカバリーコードが使用されました`;
export const recoveryUsedText = (time: string) =>
  `${time}に、リカバリーコードを使用したアカウントへのログインがありました。`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    other: `残りのリカバリーコードは${number(count)}個です。`,
  });
export const recoveryReplacedSubject = (site: string) =>
  `${site}の新しいリカバリーコードが作成されました`;
export const recoveryReplacedText = (time: string) =>
  `${time}にアカウントの新しいリカバリーコードが作成されました。以前のコードは使用できません。`;

export const connectedSubject = (site: string) =>
  `${site}のアカウントにシングルサインオンが連携されました`;
export const connectedText = (time: string) =>
  `${time}にアカウントがシングルサインオンと連携されました。今後はシングルサインオンでもログインできます。`;
export const connectedAlarm =
  'その後、「ログインとセキュリティ」ページでシングルサインオンの連携を解除してください。';
export const disconnectedSubject = (site: string) =>
  `${site}のアカウントとシングルサインオンの連携が解除されました`;
export const disconnectedText = (time: string) =>
  `${time}にアカウントとシングルサインオンの連携が解除されました。`;

export const invitationSubject = (site: string) => `${site}への招待`;
export const invitationText = (site: string) =>
  `${site}のアカウント作成に招待されました。次のリンクからパスワードを決めてください。リンクは1回のみ使用でき、7日で無効になります。`;
export const invitationButton = 'アカウントを作成';
export const invitationIgnore = 'お心当たりがない場合は、このメールを無視してください。';
