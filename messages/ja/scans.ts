import { isolate, number, plural } from './format.ts';

export const loading = 'スキャンを読み込み中…';

export const code = 'コード';
export const allCodes = 'すべてのコード';
export const thisCode = 'このコード';
export const codeOption = (title: string, slug: string) => `${isolate(title)}（${isolate(slug)}）`;
export const period = '期間';
export const last7Days = '過去7日間';
export const last30Days = '過去30日間';
export const last90Days = '過去90日間';
export const last12Months = '過去12か月間';
export const allTime = '全期間';
export const customPeriod = 'カスタム';
export const from = '開始日';
export const to = '終了日';

export const noScans = 'この期間のスキャンはありません';
export const noScansHint =
  '動的コードを読み取ると、数秒以内にここに表示されます。上で別の期間を選択することもできます。';
export const noCodes = '動的コードはまだありません';
export const noCodesHint =
  'スキャンが記録されるのは動的コードのみです。作成すると、いつ、どこで、何回スキャンされたかを確認できます。';
export const createCode = 'コードを作成';
export const codeWithoutScans = 'このコードのスキャンはありません';
export const codeWithoutScansHint =
  'このコードは削除されたか、静的コードです。スキャンが記録されるのは動的コードのみです。';
export const showAllCodes = 'すべてのコードを表示';

export const scans = 'スキャン数';
export const visitors = '訪問者数';
export const today = '今日';
export const live = 'リアルタイム';
export const sinceFirstScan = '最初のスキャン以降';
export const noneDayBefore = '前日はなし';
export const noneBefore = (days: number) =>
  plural(days, { other: `前の${number(days)}日間はなし` });
export const changeToDayBefore = (change: string) => `前日比${change}`;
export const changeToBefore = (change: string, days: number) =>
  plural(days, { other: `前の${number(days)}日間と比べて${change}` });

export const scansOverTime = 'スキャン数の推移';
export const scanCount = (count: number) => plural(count, { other: `スキャン${number(count)}回` });
export const visitorCount = (count: number) => plural(count, { other: `訪問者${number(count)}人` });
export const targetChangeCount = (count: number) =>
  plural(count, { other: `リンク先の変更${number(count)}回` });
export const peak = (count: number, time: string) => `最多${number(count)}回（${time}）`;
export const soFar = '途中経過';
export const startSoFar = (start: string) => `${start}<note>（途中経過）</note>`;
export const targetChanged = 'リンク先の変更';
export const targetChangedTo = 'リンク先を<target></target>に変更';
export const showAsTable = '表で表示';
export const time = '日時';
export const hourOfDay = (day: string, hour: string, offset: string) =>
  `${day} ${hour}（${offset}）`;

export const codes = 'コード';
export const change = '増減';
export const newCode = '新規';
export const showMore = (count: number) => `さらに${number(count)}件を表示`;
export const mostScanned = (shown: number, total: number) =>
  `スキャン数の多い${number(shown)}件のコードです。ほかのコードは、上で全${number(total)}件から選択できます。`;

export const countries = '国';
export const country = '国';
export const devices = 'デバイス';
export const device = 'デバイス';
export const mobile = 'モバイル';
export const tablet = 'タブレット';
export const desktop = 'デスクトップ';
export const tv = 'テレビ';
export const systems = 'OS';
export const system = 'OS';
export const browsers = 'ブラウザ';
export const browser = 'ブラウザ';
export const referrers = '参照元';
export const page = 'ページ';
export const camera = 'カメラまたは読み取りアプリ';
export const share = '割合';
export const other = 'その他';
export const unknown = '不明';

export const busiestTimes = 'スキャンの多い時間帯';
export const hour = (hour: number) => `${number(hour)}時`;
export const scansOfHour = (count: number, day: string, hour: number) =>
  plural(count, {
    other: `${day} ${number(hour)}時～${number(hour + 1)}時：スキャン${number(count)}回`,
  });

export const footnote = (bots: number, previews: number) =>
  `ボットとアプリのプレビューは、スキャンとして数えません（この期間のボット${number(bots)}件、プレビュー${number(previews)}件）。訪問者はコードごと、日ごと（UTC）に1回と数えるため、別の日に再び訪れた場合は改めて数えます。IPアドレスは保存しません。国の判定：<link>IP Geolocation by DB-IP</link>。`;
