import { isolate, number, plural } from './format.ts';

export * from './first/links.ts';

export const target = 'リンク先';
export const newTargetHint = 'コードの印刷後でも、いつでも変更できます。';
export const slug = 'カスタムスラッグ';
export const randomSlug = 'ランダム';
export const slugHint =
  'URLの末尾になります。半角の英字、数字、ハイフンで3～32文字。後から変更することはできません。';
export const staysStatic =
  'このコードは静的で、すでに印刷されている可能性があるため、そのまま残ります。動的なコピーは、模様の異なる新しいコードになります。';
export const makeCopy = '動的なコピーを作成';
export const codesUsed = (used: number, max: number) =>
  plural(max, { other: `動的コード${number(max)}件中${number(used)}件を使用` });
export const codesUsedUpOfPlan = (used: number, max: number, larger: string) =>
  plural(max, {
    other: `動的コード${number(max)}件中${number(used)}件を使用しています。既存のコードは引き続き使え、変更もできます。新しく作成するには、いずれかを削除するか、設定から${larger}に切り替えてください。`,
  });
export const codesUsedUp = (used: number, max: number) =>
  plural(max, {
    other: `動的コード${number(max)}件中${number(used)}件を使用しています。既存のコードは引き続き使え、変更もできます。新しく作成するには、いずれかを削除してください。`,
  });
export const reserveFailed = 'コードを確保できませんでした';
export const utmTags = 'UTMタグ';
export const utmHint =
  'お使いのアクセス解析でこのコードを識別できるように、リンク先に追加されます。リンク先にすでにあるタグは変更されません。';
export const passQuery = 'パラメータを引き継ぐ';
export const passQueryHint =
  '開かれた短縮URLの「?」より後の部分（例：?\u2060table=7）がリンク先に追加されます。リンク先にすでにあるパラメータは変更されません。';
export const noTags = 'なし';
export const tagsAdded = (count: number) => plural(count, { other: `${number(count)}件追加` });
export const sourceExample = 'poster';
export const mediumExample = 'print';
export const campaignExample = 'summer-2026';
export const shortLink = '短縮URL';
export const copy = 'リンクをコピー';
export const copied = 'コピーしました';
export const scans = 'スキャン数';
export const targetHint =
  'Enterキーを押すか別の入力欄に移ると公開されます。印刷済みのコードにも1秒以内に反映されます。';
export const saveFailed = '保存できませんでした。もう一度お試しください。';
export const addressIncomplete = 'example.com/menuのような形式でWebアドレスを入力してください。';
export const addressInvalid =
  'これはWebアドレスではありません。example.com/menuのような形式で入力してください。';
export const disabledNotice =
  'このコードは有害なおそれがあるため無効化されました。誤りの場合は、「お問い合わせ」ページからご連絡ください。';
export const pause = '一時停止';
export const paused = '一時停止中';
export const active = '有効';
export const pausedNotice =
  'このコードは一時停止中です。読み取った人には、リンク先の代わりにメッセージが表示されます。';
export const pauseCode = 'このコードを一時停止';
export const pauseHint =
  '読み取った人には、リンク先の代わりにメッセージが表示されます。空欄の場合は、標準のメッセージが表示されます。';
export const pauseText = '訪問者へのメッセージ';
export const pauseTextExample = '月曜日に再開します。';
export const schedule = '公開期間';
export const noSchedule = '公開期間なし';
export const scheduleFrom = (start: string) => `${start}から`;
export const scheduleUntil = (end: string) => `${end}まで`;
export const scheduleFromUntil = (start: string, end: string) => `${start}から${end}まで`;
export const start = '開始';
export const startHint = (zone: string) =>
  `お使いのタイムゾーン（${isolate(zone)}）での時刻。空欄にすると、すぐに開始します。`;
export const end = '終了';
export const endHint = '空欄にすると、終了しません。';
export const endBeforeStart = '終了は開始より後にしてください。';
export const timeIncomplete = '日付と時刻の両方を入力してください。';
export const yearDigits = '年は4桁で入力してください。';
export const fallback = '期間外のリンク先';
export const fallbackHint =
  '期間外に訪問者を案内するアドレス。空欄にすると、お知らせが表示されます。';
