import { number } from './format.ts';

export const folderMissing = 'このフォルダーは存在しません。別のタブで削除された可能性があります。';
export const tagMissing = 'このタグは存在しません。別のタブで削除された可能性があります。';
export const savedFilterMissing =
  'この保存済みフィルターは存在しません。別のタブで削除された可能性があります。';
export const folderChanged =
  'このフォルダーは別のタブまたは別のデバイスで変更されました。内容を確認して、もう一度お試しください。';
export const tagChanged =
  'このタグは別のタブまたは別のデバイスで変更されました。内容を確認して、もう一度お試しください。';
export const folderExists = 'この名前のフォルダーはすでにあります。別の名前を入力してください。';
export const tagExists = 'この名前のタグはすでにあります。別の名前を入力してください。';
export const savedFilterExists =
  'この名前の保存済みフィルターはすでにあります。別の名前を入力してください。';
export const foldersNestOnce = 'フォルダーの中にフォルダーを作成できるのは1階層までです。';
export const tooManyFolders = (max: number) =>
  `フォルダーは${number(max)}個まで作成できます。不要なフォルダーを削除してください。`;
export const tooManyTags = (max: number) =>
  `タグは${number(max)}個まで作成できます。不要なタグを削除してください。`;
export const tooManySavedFilters = (max: number) =>
  `フィルターは${number(max)}個まで保存できます。不要なフィルターを削除してください。`;
export const groups = 'フォルダー、タグ、保存済みフィルター';
export const groupsNotImported = 'インポートできませんでした。';
