import { isolate, number, plural } from './format.ts';

export const changeMissing = 'この変更は履歴に残っていません。';
export const changedLater =
  'コードのこの部分は、その後さらに変更されています。最新の変更は履歴で確認できます。';
export const title = '履歴';
export const intro =
  'このコードに加えたすべての変更です。以前のバージョンを復元しても、短縮URLとスキャンの記録は残ります。';
export const listLabel = '変更（新しい順）';
export const loading = '読み込み中…';
export const notLoaded = '履歴を読み込めませんでした。';
export const empty = 'このコードを保存してから変更はありません。';
export const partTitle = 'タイトル';
export const partContent = 'コンテンツ';
export const partDesign = 'デザイン';
export const partTarget = 'リンク先';
export const partState = '一時停止';
export const partSchedule = '公開期間';
export const before = '変更前';
export const after = '変更後';
export const lookBefore = '変更前のコード';
export const lookAfter = '変更後のコード';
export const noPicture = '画像なし';
export const nothing = 'なし';
export const yes = 'はい';
export const no = 'いいえ';
export const reversal = '復元';
export const byJob = '一括変更';
export const goBack = 'このバージョンを復元';
export const goBackTo = (part: string, time: string) =>
  `このバージョンを復元：${part}、${time}より前`;
export const goneBackTitle = '復元しました';
export const goneBack = '以前のバージョンに戻りました。';
export const unchanged = 'コードはすでにこのバージョンと同じです。';
export const goBackFailed = 'コードを変更できませんでした。もう一度お試しください。';
export const undo = '元に戻す';
export const binPageTitle = (site: string) => `ゴミ箱 | ${site}`;
export const binPageDescription =
  '削除したコードは、30日以内なら復元できます。完全に削除することもできます。';
export const binHeading = 'ゴミ箱';
export const binBack = 'すべてのコード';
export const binIntro =
  '削除したコードは30日間ここに残ります。印刷済みの動的コードは、復元するまで使えません。';
export const binReason = '削除したコードを見るには、ログインしてください。';
export const binNotLoaded = 'ゴミ箱を読み込めませんでした。';
export const binEmpty = 'ゴミ箱は空です';
export const binEmptyText = '削除したコードは、また必要になったときのために30日間ここに残ります。';
export const binCount = (count: number) => plural(count, { other: `${number(count)}件` });
export const dynamicCode = '動的コード';
export const deletedAt = (time: string) => `削除日時：${time}`;
export const daysLeft = (count: number) => plural(count, { other: `残り${number(count)}日` });
export const restore = '復元';
export const restoreCode = (name: string) => `「${isolate(name)}」を復元`;
export const restoredTitle = 'コードを復元しました';
export const restored = (name: string) => `「${isolate(name)}」をコードの一覧に戻しました。`;
export const restoreFailed = 'コードを復元できませんでした。もう一度お試しください。';
export const deleteForGood = '完全に削除';
export const deleteCodeForGood = (name: string) => `「${isolate(name)}」を完全に削除`;
export const deleteForGoodTitle = (name: string) => `「${isolate(name)}」を完全に削除しますか？`;
export const deleteForGoodText = 'コードとその履歴は復元できなくなります。';
export const deleteLinkText =
  '印刷済みのコードは二度と使えなくなります。短縮URLとスキャン履歴は復元できません。';
export const deleteFailed = '削除できませんでした。もう一度お試しください。';
export const emptyBin = 'ゴミ箱を空にする';
export const emptyTitle = (count: number) =>
  plural(count, { other: `${number(count)}件のコードを完全に削除しますか？` });
export const emptyText =
  '印刷済みの動的コードは二度と使えなくなります。短縮URLとスキャン履歴は復元できません。';
export const showMore = 'さらに表示';
export const cancel = 'キャンセル';
