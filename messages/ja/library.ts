import { isolate, number, plural } from './format.ts';

export const pageTitle = (site: string) => `コード | ${site}`;
export const pageDescription = '保存したQRコードを検索、並べ替え、整理できます。';
export const heading = 'コード';
export const reason = 'このページには、保存したコードが表示されます。';
export const loading = 'コードを読み込んでいます…';
export const codesNotLoaded = 'コードを読み込めませんでした。もう一度お試しください。';
export const newCode = '新しいコード';
export const codeCount = (count: number) => plural(count, { other: `${number(count)}件のコード` });

export const search = 'コードを検索';
export const searchHint = 'タイトル、コンテンツ、リンク先、タグ';
export const filters = '絞り込み';
export const kind = 'コードの種類';
export const anyKind = '静的と動的';
export const staticCodes = '静的';
export const dynamicCodes = '動的';
export const state = '状態';
export const anyState = 'すべての状態';
export const active = '有効';
export const paused = '一時停止中';
export const scheduled = '開始前';
export const ended = '終了';
export const disabled = '無効';
export const type = 'コンテンツの種類';
export const anyType = 'すべての種類';
export const clearFilters = '絞り込みを解除';
export const sortBy = '並べ替え';
export const newestFirst = '新しい順';
export const oldestFirst = '古い順';
export const lastChanged = '更新が新しい順';
export const titleAToZ = 'タイトル（昇順）';
export const titleZToA = 'タイトル（降順）';
export const mostScans = 'スキャンが多い順';
export const fewestScans = 'スキャンが少ない順';
export const longestUnchanged = '更新が古い順';
export const view = '表示';
export const table = '表';
export const grid = 'グリッド';

export const preview = 'プレビュー';
export const title = 'タイトル';
export const target = 'リンク先';
export const folder = 'フォルダー';
export const tags = 'タグ';
export const scans = 'スキャン（30日間）';
export const changed = '更新日';
export const scanCount = (count: number) =>
  plural(count, { other: `30日間のスキャン${number(count)}回` });

export const emptyTitle = 'コードはまだありません';
export const emptyText = 'ログイン中に作成またはダウンロードしたコードが、ここに保存されます。';
export const createCode = 'コードを作成';
export const noMatchTitle = '一致するコードはありません';
export const noMatchText = '別の言葉を使うか、絞り込みを減らしてみてください。';

export const groups = 'フォルダーとタグ';
export const folders = 'フォルダー';
export const allCodes = 'すべてのコード';
export const groupsNotLoaded = 'フォルダーとタグを読み込めませんでした。';
export const noFolder = 'フォルダーなし';
export const newFolder = '新しいフォルダー';
export const newTag = '新しいタグ';
export const editFolder = (name: string) => `フォルダー「${isolate(name)}」を編集`;
export const editTag = (name: string) => `タグ「${isolate(name)}」を編集`;
export const name = '名前';
export const parentFolder = '親フォルダー';
export const noParent = 'なし（最上位）';
export const hasNested =
  'このフォルダーにはほかのフォルダーが含まれているため、別のフォルダーの中には移動できません。';
export const save = '保存';
export const cancel = 'キャンセル';
export const deleteFolder = 'フォルダーを削除';
export const deleteFolderTitle = (name: string) => `フォルダー「${isolate(name)}」を削除しますか？`;
export const deleteFolderText = '中のコードは削除されません。';
export const deleteTag = 'タグを削除';
export const deleteTagTitle = (name: string) => `タグ「${isolate(name)}」を削除しますか？`;
export const deleteTagText = 'このタグが付いたコードは削除されません。';
export const savedFilters = '保存済みフィルター';
export const saveFilter = 'フィルターを保存';
export const deleteFilter = (name: string) => `保存済みフィルター「${isolate(name)}」を削除`;
export const filterDeleted = 'フィルターを削除しました';
export const undo = '元に戻す';
export const notSaved = '変更を保存できませんでした。もう一度お試しください。';
export const renamedElsewhere = (name: string) =>
  `別のデバイスで名前が「${isolate(name)}」に変更されました。入力した名前を使うには、もう一度保存してください。`;
export const changedElsewhere =
  '別のデバイスで変更されました。この内容にするには、もう一度保存してください。';

export const selection = '選択';
export const selectAllCodes = 'すべてのコードを選択';
export const selectCode = (name: string) => `「${isolate(name)}」を選択`;
export const copyShortLink = (name: string) => `${isolate(name)}の短縮URLをコピー`;
export const selected = (count: number) => plural(count, { other: `${number(count)}件を選択中` });
export const selectAll = (count: number) => `${number(count)}件すべてを選択`;
export const clearSelection = '選択を解除';
export const download = 'ダウンロード';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)}／${number(total)}…`;

export const codeGoneTitle = 'コードが見つかりません';
export const codeGone = '削除されたか、別のアカウントのコードです。';

export const palette = 'コマンドパレット';
export const paletteHint = 'コード、ページ、操作を検索';
export const pages = 'ページ';
export const actions = '操作';
export const nothingFound = '該当なし';
export const bulkAction = 'コードを一括作成';
