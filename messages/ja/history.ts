import { isolate, number, plural } from './format.ts';

export const changeMissing = 'この変更は履歴に残っていません。';
export const changedLater =
  'コードのこの部分は、その後さらに変更されています。最新の変更は履歴で確認できます。';
export const title = '履歴';
export const intro =
  'このコードの変更履歴です。以前の状態に戻しても、短縮URLとスキャンの記録は残ります。';
export const listLabel = '変更（新しい順）';
export const loading = '読み込み中…';
export const notLoaded = '履歴を読み込めませんでした。';
export const empty = 'このコードを保存してから変更はありません。';
export const partTitle = '名前';
export const partContent = '内容';
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
export const reversal = '以前の状態に戻した変更';
export const byJob = 'ほかのコードと一括変更';
export const goBack = 'この状態に戻す';
export const goBackTo = (part: string, time: string) => `この状態に戻す：${part}、${time}より前`;
export const goneBackTitle = '以前の状態に戻しました';
export const goneBack = '変更前の状態に戻りました。';
export const unchanged = 'コードはすでにこの状態です。';
export const goBackFailed = 'コードを変更できませんでした。もう一度お試しください。';
export const undo = '元に戻す';
export const binPageTitle = (site: string) => `ゴミ箱 | ${site}`;
export const binPageDescription =
  '削除したコードは、30日以内なら復元できます。完全に削除することもできます。';
export const binHeading = 'ゴミ箱';
export const binBack = 'すべてのコード';
export const binIntro =
  '削除したコードは30日間ここに残ります。その間、印刷済みの動的コードは使えませんが、復元すると再び使えるようになります。';
export const binReason = '削除したコードを見るには、ログインしてください。';
export const binNotLoaded = 'ゴミ箱を読み込めませんでした。';
export const binEmpty = 'ゴミ箱は空です';
export const binEmptyText = '削除したコードは、また必要になったときのために30日間ここに残ります。';
export const binCount = (count: number) => plural(count, { other: `${number(count)}件` });
export const dynamicCode = '動的コード';
export const deletedAt = (time: string) => `削除日時：${time}`;
export const daysLeft = (count: number) => plural(count, { other: `残り${number(count)}日` });
export const restore = '復元';
export const restoreCode = (name: string) => `${isolate(name)}を復元`;
export const restoredTitle = 'コードを復元しました';
export const restored = (name: string) => `${isolate(name)}をコードの一覧に戻しました。`;
export const restoreFailed = 'コードを復元できませんでした。もう一度お試しください。';
export const deleteForGood = '完全に削除';
export const deleteCodeForGood = (name: string) => `${isolate(name)}を完全に削除`;
export const deleteForGoodTitle = (name: string) => `「${isolate(name)}」を完全に削除しますか？`;
export const deleteForGoodText = 'コードとその履歴は復元できなくなります。';
export const deleteLinkText =
  '印刷済みのコードは二度と使えなくなります。短縮URLとスキャン履歴は復元できません。';
export const deleteFailed = 'ゴミ箱を変更できませんでした。もう一度お試しください。';
export const emptyBin = 'ゴミ箱を空にする';
export const emptyTitle = (count: number) =>
  plural(count, { other: `${number(count)}件のコードを完全に削除しますか？` });
export const emptyText =
  '印刷済みの動的コードは二度と使えなくなります。短縮URLとスキャン履歴は復元できません。';
export const showMore = 'さらに表示';
export const cancel = 'キャンセル';
