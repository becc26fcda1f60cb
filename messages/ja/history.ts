export const changeMissing = 'この変更は履歴に残っていません。';
export const changedLater =
  'コードのこの部分は、その後さらに変更されています。最新の変更は履歴で確認できます。';
