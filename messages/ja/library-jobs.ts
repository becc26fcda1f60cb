import { isolate, number, plural } from './format.ts';

export const jobMissing = 'この変更はもう利用できません。変更を元に戻せるのは1日間です。';
export const staticCode =
  '静的コードです。リンク先と公開期間の設定や一時停止ができるのは、動的コードだけです。';

export const tooManyJobs = (max: number) =>
  `同時に実行できる一括変更は${number(max)}件までです。いずれかが終わってから、もう一度お試しください。`;

export const actions = '選択したコードを変更';
export const more = 'その他';
export const move = '移動';
export const tag = 'タグ付け';
export const pause = '一時停止';
export const resume = '再開';
export const changeTarget = 'リンク先を変更';
export const replaceInTargets = 'リンク先を検索して置換';
export const schedule = '公開期間';
export const applyDesign = 'デザインを適用';
export const rename = '名前を変更';
export const deleteCodes = '削除';
export const tooManySelected = (max: number) =>
  `個別に選択できるコードは${number(max)}件までです。それより多い場合は「すべてを選択」を使用してください。`;

export const cancel = 'キャンセル';
export const codesSelected = (count: number) =>
  plural(count, { other: `${number(count)}件のコード` });
export const target = 'リンク先';
export const targetHint = '選択した動的コードはすべて、1秒以内にこのリンク先に切り替わります。';
export const find = '検索する文字列';
export const replaceWith = '置換後の文字列';
export const replaceHint = 'リンク先に含まれる文字列を、入力どおりにすべて置き換えます。';
export const replace = '置換';
export const pattern = '新しいタイトル';
export const patternHint =
  '使える変数：{title}は現在のタイトル、{number}は1、2、3…の連番、{slug}は短縮URLの末尾、{host}はリンク先のドメインです。';
export const preview = 'プレビュー';
export const previewOf = (changing: number, total: number) =>
  `${number(total)}件中${number(changing)}件のコードが変わります`;
export const before = '変更前';
export const after = '変更後';
export const previewFailed = 'プレビューを読み込めませんでした。';
export const moreRows = (count: number) => plural(count, { other: `ほか${number(count)}件` });
export const pauseText = '訪問者へのメッセージ';
export const pauseTextHint = '空欄の場合は、標準のメッセージが表示されます。';
export const start = '開始';
export const end = '終了';
export const scheduleHint = (zone: string) =>
  `時刻はお使いのタイムゾーン（${isolate(zone)}）です。空欄にすると、開始または終了の指定がなくなります。`;
export const fallback = '期間外のリンク先';
export const fallbackHint =
  '代わりに訪問者を案内するアドレスです。空欄の場合は、コードが有効ではないことを知らせるページが表示されます。';
export const setSchedule = '公開期間を設定';
export const folder = 'フォルダー';
export const noFolder = 'フォルダーなし';
export const add = '追加';
export const remove = '外す';
export const keep = '変更しない';
export const noTags =
  'タグはまだありません。作成するには、一覧の横の「新しいタグ」を選択してください。';
export const design = 'デザイン';
export const designHint =
  '印刷済みのコードは引き続き使えます。見た目が変わるのは、これからダウンロードするファイルだけです。';
export const keepFrameTexts = '各フレームのテキストを残す';
export const keepFrameTextsHint =
  'オフにすると、すべてのコードに新しいデザインのテキストが入ります。';
export const apply = '適用';
export const deleteText =
  'コードは30日間ゴミ箱に入ります。復元するまで、動的コードを読み取った人には、削除されたことが表示されます。';

export const working = (done: number, total: number) => `${number(total)}件中${number(done)}件`;
export const bulkChange = '一括変更';
export const progress = '選択したコードを変更しています…';
export const undoing = '変更を元に戻しています…';
export const codesChanged = (count: number) =>
  plural(count, { other: `${number(count)}件のコードを変更しました。` });
export const codesDeleted = (count: number) =>
  plural(count, { other: `${number(count)}件のコードを削除しました。` });
export const codesUndone = (count: number) =>
  plural(count, { other: `${number(count)}件のコードの変更を元に戻しました。` });
export const codesFailed = (count: number) =>
  plural(count, { other: `${number(count)}件のコードを変更できませんでした。` });
export const codesKept = (count: number) =>
  plural(count, { other: `${number(count)}件のコードはそのままです：` });
export const undo = '元に戻す';
export const stopAndUndo = '中止して元に戻す';
export const undoRest = '残りを元に戻す';
export const notStarted = 'コードを変更できませんでした。もう一度お試しください。';
export const notUndone = '変更を元に戻せませんでした。もう一度お試しください。';
export const unnamed = '名前のないコード';
