import { isolate, number, plural } from './format.ts';

export const signedOut = 'ログアウトされています。もう一度ログインしてください。';
export const wrongLogin = 'メールアドレスまたはパスワードが正しくありません。';
export const registrationFailed =
  '登録できませんでした。すでにアカウントをお持ちの場合は、ログインしてください。';
export const wrongPassword = '現在のパスワードが正しくありません。';
export const resetLinkUsed =
  'このリンクは期限切れか、すでに使用されています。このリンクでパスワードを設定したばかりの場合は、ログインしてください。';
export const addressLinkUsed = 'このリンクは期限切れか、すでに使用されています。';
export const addressTaken = 'このメールアドレスは別のアカウントで使用されています。';
export const addressUnverified =
  '動的コードを2件以上作成するには、メールアドレスを確認してください。設定の「ログインとセキュリティ」からリンクを送信できます。';
export const passwordChanging = 'パスワードの変更が進行中です。もう一度お試しください。';
export const manyLogins = 'ログインが集中しています。しばらくしてからもう一度お試しください。';

export const tooManyRequests = (seconds: number) =>
  plural(seconds, {
    other: `リクエストが多すぎます。${number(seconds)}秒後にもう一度お試しください。`,
  });
export const tooManyAttempts = (minutes: number) =>
  plural(minutes, {
    other: `試行回数が多すぎます。${number(minutes)}分後にもう一度お試しください。`,
  });
export const tooMuchFeedback =
  'フィードバックの送信回数が多すぎます。1時間後にもう一度お試しください。';
export const tooManyNewCodes = (perHour: number) =>
  plural(perHour, {
    other: `新しいアカウントで作成できる動的コードは、1時間に${number(perHour)}件までです。1時間後にもう一度お試しください。`,
  });
export const tooManyNewTargets = (perHour: number) =>
  plural(perHour, {
    other: `新しいアカウントでリンク先を変更できるのは、1時間に${number(perHour)}回までです。1時間後にもう一度お試しください。`,
  });

export const busy = 'サーバーが混み合っています。数秒後にもう一度お試しください。';
export const unavailable =
  '現在サービスをご利用いただけません。しばらくしてからもう一度お試しください。';
export const shortLinkNotCreated = '短縮URLを作成できませんでした。もう一度お試しください。';
export const internal = 'サーバーで問題が発生しました。もう一度お試しください。';

export const projectMissing = 'このコードは存在しません。別のタブで削除された可能性があります。';
export const projectChanged =
  'このコードは別のタブまたは別のデバイスで変更されました。ページを再読み込みして、もう一度お試しください。';
export const dynamicContent =
  '動的コードはすでに印刷されている可能性があるため、模様を変更できません。代わりにリンク先を変更してください。';
export const onlyAddresses =
  '動的コードで開けるのはWebアドレスのみです。コンテンツの種類で「URL」を選択してください。';
export const projectLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    other: `${plan}で保存できるコードは${number(count)}件までです。コードを削除するか、${larger}に切り替えてください。${larger}では${number(more)}件まで保存できます。`,
  });
export const projectLimit = (count: number, plan: string) =>
  plural(count, {
    other: `${plan}で保存できるコードは${number(count)}件までです。新しく保存するには、コードを削除してください。`,
  });

export const linkMissing = 'この動的コードは存在しません。別のタブで削除された可能性があります。';
export const linkDisabled =
  'このコードは有害なおそれがあるため無効化されました。誤りの場合は、「お問い合わせ」ページからご連絡ください。';
export const endBeforeStart = '終了は開始より後にしてください。';
export const dynamicLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    other: `${plan}で作成できる動的コードは${number(count)}件までです。既存のコードは引き続き使えます。${larger}に切り替えると${number(more)}件まで作成できます。静的コードも作成できます。`,
  });
export const dynamicLimit = (count: number, plan: string) =>
  plural(count, {
    other: `${plan}で作成できる動的コードは${number(count)}件までです。既存のコードは引き続き使えます。新しく作成するには、コードを削除してください。`,
  });
export const slugNeedsPlan = (plan: string) =>
  `カスタムスラッグは${plan}で利用できます。設定からアップグレードするか、カスタムスラッグなしでコードを作成してください。`;
export const slugTaken =
  'このカスタムスラッグはすでに使用されています。別のスラッグを選んでください。';
export const codeDeleted = (code: string) =>
  `短縮URL${isolate(code)}は削除されたコードのものであり、再び使用することはできません。新しいコードを作成してください。`;
export const codeInUse = (code: string) =>
  `短縮URL${isolate(code)}は、このサーバーの別のコードですでに使用されています。新しいコードを作成してください。`;
export const symbolWithoutCode = (code: string) =>
  `このコードの内容は短縮URL${isolate(code)}と一致しません。アカウントをもう一度エクスポートし、新しいファイルをインポートしてください。`;

// Reports of scans
export const periodReversed =
  '別の期間を選択してください。開始日は終了日以前でなければなりません。';
export const periodTooLong =
  '期間が長すぎるため、グラフを表示できません。より短い期間を選択してください。';
export const dayUnknown = (day: string) =>
  `${isolate(day)}は存在しない日付です。別の日を選択してください。`;
export const zoneUnknown = (zone: string) =>
  `サーバーはタイムゾーン${isolate(zone)}に対応していません。端末で別のタイムゾーン（Asia/Tokyoなど）を設定してください。`;

export const targetMissing = 'Webアドレスを入力してください。';
export const targetTooLong = (max: number) =>
  `Webアドレスは${number(max, { useGrouping: false })}文字以内で入力してください。`;
export const targetTooLongEncoded = (max: number, length: number) =>
  `このアドレスは動的コードには長すぎます。特殊な文字がエンコードされると${number(length, { useGrouping: false })}文字になりますが、上限は${number(max, { useGrouping: false })}文字です。`;
export const targetCharacters =
  'アドレスに見えない文字が含まれています。もう一度入力してください。';
export const targetBackslash =
  'Webアドレスにバックスラッシュ（\\）は使用できません。代わりに「/」を使用してください。';
export const targetScheme = 'アドレスはhttps://またはhttp://で始めてください。';
export const targetPassword = '「@」の前の名前とパスワードは含めないでください。';
export const targetHost = 'https://example.com/menuのような形式でWebアドレスを入力してください。';
export const targetLoop =
  'ループになるため、動的コードのリンク先をこのサイトにすることはできません。';
export const targetNotPublic =
  '動的コードのリンク先にできるのは、公開されているWebサイトのみです。静的コードには任意のアドレスを使用できます。';
export const targetBlocked = (host: string) =>
  `${isolate(host)}は有害サイトのリストに登録されています。誤りの場合は、「お問い合わせ」ページからご連絡ください。`;
