import { isolate } from '../format.ts';

export const sidebarTitle = 'マイQRコード';
export const registerTitle = 'QRコードを保存';
export const listLoading = '読み込み中';
export const codesNotLoaded = 'コードを読み込めませんでした。';
export const codeNotLoaded = (name: string) =>
  `「${isolate(name)}」を読み込めませんでした。もう一度お試しください。`;
export const undo = '元に戻す';
export const notSavedTitle = '保存できませんでした';
export const notSavedAdvice = (name: string) =>
  `もう一度試すには「${isolate(name)}」を選択してください。`;
export const notCreated = 'プロジェクトを作成できませんでした。もう一度お試しください。';
export const draftLeftTitle = '新しいコードは「未保存」に残っています';
export const draftLeft = '「元に戻す」で復元できます。';
export const deletedElsewhere = (name: string) =>
  `「${isolate(name)}」は別のデバイスで削除されました`;
export const draftKept =
  '保存していない変更はここに残っています。新しいコードとして保存してください。';
