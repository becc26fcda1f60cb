/** Brand kits and logos of an account, with the errors that the server reports. */
import { isolate, number, plural } from './format.ts';

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
export const notSaved = '変更を保存できませんでした。もう一度お試しください。';
export const notLoaded = 'ブランドキットを読み込めませんでした。';
export const kitApplied = (name: string) => `ブランドキット「${isolate(name)}」を適用しました`;
export const designReplaced = 'このコードのデザインを置き換えました。';
export const undo = '元に戻す';
export const updateKit = (name: string) => `「${isolate(name)}」を更新`;
export const beginWith = (name: string) => `新しいコードに使用：${isolate(name)}`;
export const forNewCodes = '新しいコードに使用';
export const renameKit = (name: string) => `「${isolate(name)}」の名前を変更`;
export const saveName = '名前を保存';
export const deleteKit = (name: string) => `「${isolate(name)}」を削除`;
export const deleteKitTitle = (name: string) =>
  `ブランドキット「${isolate(name)}」を削除しますか？`;
export const deleteKitText = (codes: number) =>
  plural(codes, {
    other: `${number(codes)}件のコードがこのキットを使っています。見た目は変わりませんが、今後キットの変更は適用されなくなります。`,
  });
export const deleteThisKit = 'ブランドキットを削除';
export const kitDeleted = (name: string) => `ブランドキット「${isolate(name)}」を削除しました`;
export const codesKeepLook = 'このキットを使っているコードの見た目は変わりません。';
export const kitUpdated = (name: string) => `ブランドキット「${isolate(name)}」を更新しました`;
export const applyToCodes = '変更を既存のコードにも適用しますか？';
export const codesWouldChange = (count: number) =>
  plural(count, {
    other: `次の${number(count)}件のコードはブランドキットと見た目が異なり、適用すると変わります。`,
  });
export const downloaded = 'このブラウザでダウンロード済み';
export const printedCopies = '印刷したコードは以前の見た目のまま、引き続き使えます。';
export const apply = 'コードに適用';
export const kitLook = (name: string) => `ブランドキット：${isolate(name)}`;
export const tryAgain = '再試行';
export const myLogos = 'マイロゴ';
export const logoNote =
  'PNG、JPEG、WebP、SVGに対応。ロゴはアカウントに保存され、ほかのコードにも使えます。';
export const noLogos = 'アップロードしたロゴはここに保存され、ほかのコードにも使えます。';
export const keepLogo = 'マイロゴに追加';
export const logosNotLoaded = 'ロゴを読み込めませんでした。';
export const unnamedLogo = 'ロゴ';
export const logoChosen = (name: string) => `ロゴ「${isolate(name)}」を選択しました`;
export const logoReplaced = 'このコードのロゴが置き換わりました。';
export const deleteLogo = (name: string) => `ロゴ「${isolate(name)}」を削除`;
export const logoDeleted = (name: string) => `ロゴ「${isolate(name)}」を削除しました`;
export const codesKeepLogo = '使用中のコードのロゴはそのまま残ります。';
export const kitsPageTitle = (site: string) => `ブランドキット | ${site}`;
export const kitsPageDescription = 'アカウントのブランドキットです。';
export const kitsIntro =
  '自分だけのデザインです。保存したコードに適用するには、コードの一覧で選択して「デザインを適用」を選びます。';
export const kitsReason = 'ブランドキットを見るには、ログインしてください。';
export const openGenerator = 'コード作成を開く';
export const usedBy = (codes: number) =>
  plural(codes, { other: `${number(codes)}件のコードが使用中` });
export const notUsed = 'まだ使われていません';
export const fromCode = 'コードから';
export const searchDesigns = 'デザインを検索';
