export const codeGoneTitle = 'コードが見つかりません';
export const codeGone = '削除されたか、別のアカウントのコードです。';
