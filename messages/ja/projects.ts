import { isolate, number, plural } from './format.ts';

export * from './first/projects.ts';

export const listLabel = '保存したQRコード';
export const listEmpty =
  '保存したコードはまだありません。コードを作成するかダウンロードすると、ここに保存されます。';
export const create = 'QRコードを作成';
export const search = 'コードを検索';
export const found = (count: number) => `${number(count)}件`;
export const searchedNewest = 'サーバーに接続できないため、最近のコードのみを検索しました。';
export const noMatch = (typed: string) => `「${isolate(typed)}」に一致するコードはありません。`;
export const allCodes = (count: number) => `すべてのコード（${number(count)}件）`;
export const listFull = (count: number, limit: number) =>
  `保存できるQRコード${number(limit)}件のうち${number(count)}件を使用しています。保存済みのコードはすべて引き続き使えます。新しく保存するには、${number(limit)}件未満になるまでコードを削除してください。`;
export const listFullUpgrade = (count: number, limit: number) =>
  `保存できるQRコード${number(limit)}件のうち${number(count)}件を使用しています。保存済みのコードはすべて引き続き使えます。新しく保存するには、設定からプランをアップグレードするか、${number(limit)}件未満になるまでコードを削除してください。`;
export const namesNotLoaded = 'コードのタイトルを読み込めませんでした。';
export const dynamic = '動的';
export const dynamicScans = (count: number) =>
  plural(count, { other: `動的 · スキャン${number(count)}回` });
export const renameCode = (name: string) => `「${isolate(name)}」の名前を変更`;
export const deleteCode = (name: string) => `「${isolate(name)}」を削除`;
export const title = 'タイトル';
export const saveTitle = 'タイトルを保存';
export const nameOfCode = 'このコードのタイトル';
export const deleted = (count: number) =>
  plural(count, { other: `QRコード${number(count)}件を削除しました` });
export const movedToBin = 'ゴミ箱に移動しました';
export const openBin = 'ゴミ箱を開く';
export const deletedNames = (names: readonly string[]) =>
  names.map((name) => isolate(name)).join('、');
export const undoAgain = '再試行';
export const notDeleted = 'コードを削除できませんでした。もう一度お試しください。';
export const deleteTitle = (name: string) => `「${isolate(name)}」を削除しますか？`;
export const deleteText =
  '印刷済みのコードはすぐに使えなくなります。30日以内なら、短縮URLとスキャンの記録とともにゴミ箱から復元できます。しばらく止めるだけなら、一時停止をご利用ください。';
export const cancel = 'キャンセル';
export const deleteDynamic = 'コードを削除';
export const downloadAll = 'すべてダウンロード';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)}/${number(total)}件…`;
export const allDownloaded = 'すべてのQRコードをダウンロードしました。';
export const someSkippedTitle = '一部のコードをスキップしました';
export const someSkipped = (names: readonly string[]) =>
  `次のコードは描画できません：${names.map((name) => isolate(name)).join('、')}。それぞれを開いて、修正が必要な箇所を確認してください。`;
export const notDownloaded = 'QRコードをダウンロードできませんでした。もう一度お試しください。';
export const notSavedYet = '未保存';
export const save = '保存';
export const saved = '保存済み';
export const saving = '保存中…';
export const notSaved = '保存できませんでした';
export const tryAgain = '再試行';
export const signedOut = 'ログアウトされています';
export const signInToSave = 'ログインして保存';
export const editedElsewhere = '別のデバイスで編集されました';
export const loadTheirs = '別の変更を読み込む';
export const keepMine = 'この変更を残す';
export const notPublished = 'まだ公開されていません';
export const publish = '公開';
export const discard = '破棄';
export const discardChange = (name: string) => `「${isolate(name)}」の変更を破棄`;
export const storageLimited =
  'このブラウザのストレージを利用できません。ページを閉じると、未保存の変更が失われることがあります。';
export const changesUnknown = (count: number) =>
  plural(count, {
    other: `${number(count)}個のコードの変更は、このページの新しいバージョンで行われました。再読み込みすると表示されます。`,
  });
export const editing = '<name></name>を編集中';
export const savedAgo = (age: string) => `${age}に保存`;
export const savedJustNow = 'たった今保存';
export const changeQuestion = (name: string) =>
  `「${isolate(name)}」を変更しますか？それとも新しいコードを作成しますか？`;
export const changeNote = '選択するまで、保存済みのコードは変わりません。';
export const changeThisCode = 'このコードを変更';
export const makeNewOne = '新しく作成';
export const codeChanged = 'コードを変更しました';
export const newCodeMade = '変更は新しいコードになりました';
export const codeStays = (name: string) => `「${isolate(name)}」はそのままです。`;
export const notChanged = '保存できませんでした。もう一度お試しください。';
export const codeNotSaved = '先にこのコードを保存してから、動的コードにしてください。';
export const editsNotSaved =
  '最後の変更がまだ保存されていません。保存してからもう一度お試しください。';
