/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number } from './format.ts';

export const kitMissing =
  'このブランドキットは存在しません。別のタブで削除された可能性があります。';
export const logoMissing = 'このロゴは存在しません。別のタブで削除された可能性があります。';
export const kitChanged =
  'このブランドキットは別のタブまたは別の端末で変更されました。内容を確認してから、もう一度お試しください。';
export const kitExists = 'この名前のブランドキットはすでにあります。別の名前にしてください。';
export const tooManyKits = (max: number) =>
  `ブランドキットは${number(max)}個までです。新しく作るには、どれかを削除してください。`;
export const tooManyLogos = (max: number) =>
  `ロゴは${number(max)}個までです。新しく追加するには、どれかを削除してください。`;
export const kits = 'ブランドキット';
export const saveAsKit = 'ブランドキットとして保存…';
export const kitName = 'ブランドキットの名前';
export const nameMissing = '名前を入力してください。';
export const saveKit = 'ブランドキットを保存';
export const cancel = 'キャンセル';
export const edit = '編集';
export const done = '完了';
export const noKits =
  '色、形、ロゴ、フレームに名前を付けて保存すると、お使いのすべての端末でほかのコードにも使えます。';
export const notSaved = '変更を保存できませんでした。';
export const notLoaded = 'ブランドキットを読み込めませんでした。';
export const kitApplied = (name: string) => `ブランドキット「${isolate(name)}」を適用しました`;
export const designReplaced = 'このコードのデザインが置き換わりました。';
export const undo = '元に戻す';
export const updateKit = (name: string) => `「${isolate(name)}」を更新`;
export const beginWith = (name: string) => `新しいコードを「${isolate(name)}」から始める`;
export const forNewCodes = '新しいコードに使う';
export const deleteKit = (name: string) => `${isolate(name)}を削除`;
export const kitDeleted = (name: string) => `ブランドキット「${isolate(name)}」を削除しました`;
export const codesKeepLook = 'これを使っているコードの見た目は変わりません。';
export const kitUpdated = (name: string) => `ブランドキット「${isolate(name)}」を更新しました`;
export const applyToCodes = 'これを使っているコードにも適用しますか？';
export const printedCodes =
  '次のコードはダウンロード済みです。印刷したコードは見た目が異なるだけで、引き続き使えます。';
export const apply = 'コードに適用';
export const kitLook = (name: string) => `ブランドキット：${isolate(name)}`;
export const tryAgain = '再試行';
