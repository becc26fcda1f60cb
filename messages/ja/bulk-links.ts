import { isolate, number, plural } from './format.ts';

// The row of the template
export const templateTitle = 'メニュー テーブル1';
export const templateFolder = 'レストラン';
export const templateTags = 'メニュー、店内';

// Columns
export const targetColumn = 'リンク先';
export const slugColumn = 'カスタムスラッグ';
export const titleColumn = 'タイトル';
export const folderColumn = 'フォルダー';
export const tagsColumn = 'タグ';
export const keyColumn = 'キー';

// What is wrong with a cell
export const cellMissing = 'このセルは空です。';
export const cellTooLong = (max: number) => `${number(max)}文字以内で入力してください。`;
export const tooManyTags = (max: number) => `1行に付けられるタグは${number(max)}個までです。`;
export const folderTooDeep =
  'フォルダーの中に作成できるフォルダーは1階層までです。「親フォルダー/子フォルダー」の形式で入力してください。';
export const slugFixed = (slug: string) =>
  `このコードのスラッグは${isolate(slug)}で、変更できません。セルを空にするか、${isolate(slug)}と入力してください。`;
export const sameKey =
  '行の識別に使う列で、このリストの別の行に同じ値があります。値は重複しないように入力してください。';
export const inBin = 'このコードはゴミ箱にあります。復元するか、完全に削除してください。';
export const sameKeyAs = (row: number) =>
  `行の識別に使う列で、${number(row)}行目に同じ値があります。値は重複しないように入力してください。`;
export const sameSlugAs = (row: number) =>
  `${number(row)}行目に同じスラッグがあります。スラッグは重複しないように入力してください。`;

// Before the upload
export const intro =
  '各行が短縮URLになります。後でリストをもう一度アップロードすると、コードのリンク先を変更できます。';
export const accountNeeded = (codes: number, pro: string, proCodes: number) =>
  `動的コードを作成するにはアカウントが必要です。無料アカウントでは${number(codes)}件まで、${pro}では${number(proCodes)}件まで作成できます。ログイン中もリストは保持されます。`;
export const signIn = '登録またはログイン';
export const keyChoice = '行の識別に使う列';
export const keyHint =
  'リストをもう一度アップロードすると、同じ値の行は新しいコードを作成せず、既存のコードを更新します。';
export const noKey = '行を識別しない';
export const noKeyHint =
  'リストをもう一度アップロードすると、すべての行で新しいコードが作成されます。';
export const emptyCells = '空のセルの項目は変更されません。';
export const checkList = 'リストを確認';
export const checking = (done: number, total: number) =>
  `${number(total)}件中${number(done)}件を確認しました…`;
export const willCreate = (count: number) => `新しい短縮URL：${number(count)}件`;
export const willChange = (count: number) => `変更されるコード：${number(count)}件`;
export const willStay = (count: number) => `変更されないコード：${number(count)}件`;
export const willFail = (count: number) => `問題があるため除外される行：${number(count)}行`;
export const overLimit = (room: number, left: number) =>
  `ご利用のプランで作成できる動的コードは残り${number(room)}件です。${number(left)}行は除外されます。`;
export const planFull = (left: number) =>
  `ご利用のプランでは、これ以上動的コードを作成できません。${number(left)}行は除外されます。作成するには、コードを削除してください。`;
export const planFullUpgrade = (left: number) =>
  `ご利用のプランでは、これ以上動的コードを作成できません。${number(left)}行は除外されます。コードを削除するか、設定からアップグレードしてください。`;
export const newAccount = (codes: number, changes: number, until: string) =>
  `新しいアカウントのため、${isolate(until)}までは、動的コードの作成は1時間に${number(codes)}件、リンク先の変更は1時間に${number(changes)}件までです。上限に達するとアップロードは一時停止し、後で再開できます。`;
export const createLinks = (count: number) =>
  plural(count, { other: `短縮URLを${number(count)}件作成` });
export const changeCodes = (count: number) =>
  plural(count, { other: `コードを${number(count)}件変更` });
export const saveRows = (count: number) => plural(count, { other: `${number(count)}行を保存` });
export const continueUnchanged = 'ダウンロードへ進む';
export const back = '戻る';

// During the upload
export const uploadFailed = 'リストをアップロードできませんでした。もう一度お試しください。';
export const rowsSaved = '保存済みの行';
export const pause = '一時停止';
export const pausing = '一時停止しています…';
export const runsElsewhere =
  '別のタブでリストをアップロードしています。そのタブで続けるか、完了するまでお待ちください。';
export const resume = '再開';
export const forget = '残りを破棄';
export const waiting = 'サーバーに接続できません。再試行しています…';
export const notKept =
  'このブラウザにはアップロードの進行状況を保存できません。完了するまでページを開いたままにしてください。';
export const paused = (name: string, done: number, total: number) =>
  `「${isolate(name)}」のアップロードは一時停止中です。${number(total)}行中${number(done)}行を保存しました。`;

// After the upload
export const created = (count: number) => `作成した短縮URL：${number(count)}件`;
export const changed = (count: number) => `変更したコード：${number(count)}件`;
export const unchanged = (count: number) => `すでに最新だったコード：${number(count)}件`;
export const failed = (count: number) => `除外された行：${number(count)}行`;
export const failedFaulty = (count: number) =>
  `除外された行：${number(count)}行。問題を修正して、リストをもう一度アップロードしてください。`;
