/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number } from './format.ts';

export const kitMissing =
  'このブランドキットは存在しません。別のタブで削除された可能性があります。';
export const logoMissing = 'このロゴは存在しません。別のタブで削除された可能性があります。';
export const kitChanged =
  'このブランドキットは別のタブまたは別のデバイスで変更されました。内容を確認して、もう一度お試しください。';
export const kitExists = 'この名前のブランドキットはすでにあります。別の名前を入力してください。';
export const tooManyKits = (max: number) =>
  `ブランドキットは${number(max)}個まで作成できます。不要なブランドキットを削除してください。`;
export const tooManyLogos = (max: number) =>
  `ロゴは${number(max)}個まで保存できます。不要なロゴを削除してください。`;
export const kits = 'ブランドキット';
export const saveAsKit = 'ブランドキットとして保存…';
export const kitName = 'ブランドキットの名前';
export const nameMissing = '名前を入力してください。';
export const saveKit = 'ブランドキットを保存';
export const cancel = 'キャンセル';
export const edit = '編集';
export const done = '完了';
export const noKits =
  '色、形、ロゴ、フレームをブランドキットとして保存すると、お使いのすべてのデバイスでほかのコードにも使えます。';
export const notSaved = '変更を保存できませんでした。';
export const notLoaded = 'ブランドキットを読み込めませんでした。';
export const kitApplied = (name: string) => `ブランドキット「${isolate(name)}」を適用しました`;
export const designReplaced = 'このコードのデザインを置き換えました。';
export const undo = '元に戻す';
export const updateKit = (name: string) => `「${isolate(name)}」を更新`;
export const beginWith = (name: string) => `新しいコードに使用：${isolate(name)}`;
export const forNewCodes = '新しいコードに使用';
export const deleteKit = (name: string) => `「${isolate(name)}」を削除`;
export const kitDeleted = (name: string) => `ブランドキット「${isolate(name)}」を削除しました`;
export const codesKeepLook = 'このキットを使っているコードの見た目は変わりません。';
export const kitUpdated = (name: string) => `ブランドキット「${isolate(name)}」を更新しました`;
export const applyToCodes = '変更を既存のコードにも適用しますか？';
export const printedCodes =
  '次のコードはダウンロード済みです。印刷済みのコードは引き続き使えますが、更新後のキットとは見た目が異なります。';
export const apply = 'コードに適用';
export const kitLook = (name: string) => `ブランドキット：${isolate(name)}`;
export const tryAgain = '再試行';
