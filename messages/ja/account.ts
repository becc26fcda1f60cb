import { isolate, number, plural } from './format.ts';

export * from './first/account.ts';

export const loginIntro = 'ログインすると、保存したQRコードを利用できます';
export const login = 'ログイン';
export const loggingIn = 'ログイン中…';
export const loginQuestion = 'アカウントをお持ちでない方は';
export const toRegister = '新規登録';
export const loggedInTitle = 'おかえりなさい';
export const loggedIn = 'ログインしました。';
export const registerIntro = '登録すると、QRコードを保存・管理できます';
export const register = 'アカウントを作成';
export const registering = 'アカウントを作成中…';
export const registerQuestion = 'アカウントをお持ちの方は';
export const toLogin = 'ログイン';
export const registeredTitle = '登録が完了しました';
export const registered = 'QRコードを保存・管理できるようになりました。';
export const email = 'メールアドレス';
export const password = 'パスワード';
export const showPassword = 'パスワードを表示';
export const commonPassword =
  'このパスワードは多くの人が使っているため、簡単に推測されるおそれがあります。';
export const authenticationFailed = '認証できませんでした';
export const forgotPassword = 'パスワードをお忘れですか？';
export const resetMailSent = (address: string) =>
  `${isolate(address)}がアカウントに登録されている場合、新しいパスワードを設定するためのリンクをお送りしました。リンクの有効期間は30分です。届かない場合は、迷惑メールフォルダーもご確認ください。`;
export const resetByOperator =
  '新しいパスワードを設定するためのリンクが必要な場合は、<mail></mail>までご連絡ください。コードは引き続き使えます。';
export const resetLinkIncomplete =
  'このリンクは不完全です。リンクが記載されたメッセージからアドレス全体をコピーするか、<mail></mail>に新しいリンクの発行をご依頼ください。';
export const resetSignsIn =
  'このデバイスではログインした状態になり、ほかのデバイスではすべてログアウトされます。';
export const currentPassword = '現在のパスワード';
export const newPassword = '新しいパスワード';
export const confirmPassword = 'パスワードの確認';
export const changePassword = 'パスワードを変更';
export const passwordChanged = 'パスワードを変更しました';
export const passwordNotChanged = 'パスワードを変更できませんでした';
export const signInTitle = 'ログインしてください';
export const signIn = 'ログイン';
export const adminOnly = 'このページはサイト管理者専用です。';
export const noAccessTitle = 'このページへのアクセス権がありません';
export const noAccess =
  'このページは管理者専用で、<user></user>には管理者権限がありません。権限はこのサイトの運営者が変更できます。';
export const useAnotherAccount = '別のアカウントを使用';
export const settings = '設定';
export const logout = 'ログアウト';
export const accountOf = (email: string) => `アカウント：${email}`;
export const administration = '管理';
export const loggedOutTitle = 'ログアウト';
export const loggedOut = 'ログアウトしました。';
export const notLoggedOut = 'ログアウトできませんでした。もう一度お試しください。';
export const leaveTitle = 'ログアウトして変更を破棄しますか？';
export const leaveText = (names: string) =>
  `次の変更を保存できませんでした：${names}。ログアウトすると、この端末から削除されます。`;
export const stay = 'ログアウトしない';
export const leaveAndLose = (count: number) =>
  plural(count, { other: `ログアウトして${number(count)}件の変更を破棄` });
export const allSettings = 'すべての設定';
export const settingsPageTitle = (site: string) => `設定 | ${site}`;
export const settingsDescription = 'プラン、プロフィール、ログイン方法、データの設定です。';
export const settingsReason = 'このページにはアカウントの設定が表示されます。';
export const planTitle = 'プラン';
export const profileTitle = 'プロフィール';
export const profileText = 'メールアドレスと、この端末での表示を設定します。';
export const dangerTitle = '取り消せない操作';
export const planLimits = (saved: number, dynamic: number) =>
  `保存できるコードは${number(saved)}件まで（うち動的コードは${number(dynamic)}件まで）`;
export const upgradeTo = (plan: string) => `${plan}にアップグレード`;
export const dataTitle = 'データ';
export const dataText =
  'コード、リンク先、スキャンの記録をすべて1つのファイルに書き出します。コードは、このソフトウェアを使う別のサーバーにインポートできます。';
export const exportEverything = 'すべてエクスポート';
export const preparingExport = 'エクスポートを準備中…';
export const preparingExportSize = (size: string) => `エクスポートを準備中… ${size}`;
export const exportSaved = (file: string, size: string) =>
  `${isolate(file)}（${size}）を保存しました。`;
export const exportFailed = 'エクスポートできませんでした。もう一度お試しください。';
export const importFromFile = 'ファイルからインポート';
export const fileToImport = 'インポートするファイル';
export const readingFile = 'ファイルを読み込み中…';
export const importing = (current: number, total: number) =>
  `コードをインポート中（${number(current)}/${number(total)}）…`;
export const fileUnreadable = 'ファイルを読み込めませんでした。もう一度お試しください。';
export const fileTooLarge = 'このファイルは大きすぎるため、インポートできません。';
export const notAnExport =
  'このファイルはアカウントのエクスポートファイルではありません。エクスポートした.jsonファイルを選択してください。';
export const imported = (count: number) =>
  plural(count, { other: `コードを${number(count)}件インポートしました。` });
export const importedBefore = (count: number) =>
  plural(count, { other: `${number(count)}件はすでにアカウントに保存されていました。` });
export const importedElsewhere = (count: number) =>
  plural(count, {
    other: `${number(count)}件のコードは別のサーバーのアドレスを使用しています。そのアドレスがこのサーバーを指すようになると使えます。`,
  });
export const someNotImported = '次のコードはインポートできませんでした：';
export const notImportedList = 'インポートできなかったもの';
export const codeNumber = (position: number) => `コード${number(position)}`;
export const fieldProblem = (field: string, problem: string) => `${isolate(field)}：${problem}`;
export const codeProblem = (problem: string) => `コード：${problem}`;
export const codeNotImported = 'このコードはインポートできませんでした。';
export const moreNotImported = (count: number) => `ほか${number(count)}件`;
export const importStopped = 'インポートが中断されたため、取り込めませんでした。';
export const deleteAccount = 'アカウントを削除';
export const deleteTitle = '本当に削除しますか？';
export const deleteText =
  'この操作は元に戻せません。アカウントは完全に削除され、データもサーバーから消去されます。';
export const deleteDynamicCodes = (count: number) =>
  plural(count, {
    other: `動的コード${number(count)}件は、印刷済みのものも含めて二度と使えなくなります。静的コードは引き続き使えます。`,
  });
export const cancel = 'キャンセル';
export const accountDeletedTitle = 'アカウントの削除';
export const accountDeleted = 'アカウントを削除しました。';
export const accountNotDeleted = 'アカウントを削除できませんでした';
export const loginFailed = 'ログインできませんでした';
export const registrationFailed = '登録できませんでした';
export const passwordResetFailed = 'リンクを送信できませんでした。もう一度お試しください。';
export const passwordChangeFailed = 'パスワードを変更できませんでした';
export const deletionFailed = 'アカウントを削除できませんでした';
export const subscriptionFailed = 'お申し込みを完了できませんでした';
