import { number } from './format.ts';

export const emailInvalid = '有効なメールアドレスを入力してください。';
export const passwordTooShort = (min: number) =>
  `パスワードは${number(min)}文字以上で入力してください。`;
export const passwordTooLong = (max: number) =>
  `パスワードは${number(max, { useGrouping: false })}文字以内で入力してください。`;
export const currentPasswordTooShort = (min: number) =>
  `現在のパスワードは${number(min)}文字以上で入力してください。`;
export const currentPasswordTooLong = (max: number) =>
  `現在のパスワードは${number(max, { useGrouping: false })}文字以内で入力してください。`;
export const newPasswordTooShort = (min: number) =>
  `新しいパスワードは${number(min)}文字以上で入力してください。`;
export const newPasswordTooLong = (max: number) =>
  `新しいパスワードは${number(max, { useGrouping: false })}文字以内で入力してください。`;
export const confirmPasswordTooShort = (min: number) =>
  `確認用のパスワードは${number(min)}文字以上で入力してください。`;
export const confirmPasswordTooLong = (max: number) =>
  `確認用のパスワードは${number(max, { useGrouping: false })}文字以内で入力してください。`;
export const passwordsDiffer = 'パスワードが一致しません。';

export const feedbackTooShort = (min: number) =>
  `メッセージは${number(min)}文字以上で入力してください。`;
export const feedbackTooLong = (max: number) =>
  `メッセージは${number(max)}文字以内で入力してください。`;

export const titleEmpty = 'タイトルを入力してください。';
export const titleTooLong = (max: number) => `タイトルは${number(max)}文字以内で入力してください。`;

export const colorFormat = '色は#rrggbbの形式で入力してください。';
export const logoTooLarge = 'このロゴは大きすぎます。';
export const logoFormat = 'PNG、JPEG、SVGの画像を選択してください。';
export const logoUnclean =
  'このSVGにはパス以外のものが含まれています。スタイルパネルからアップロードすると取り除かれます。';
export const frameTextTooLong = 'フレームのテキストが長すぎます。';
export const frameTextLines = 'テキストは1行で入力してください。';

export const slugFormat = (min: number, max: number) =>
  `カスタムスラッグは半角の英字、数字、ハイフンで${number(min)}～${number(max)}文字とし、先頭と末尾は英字または数字にしてください。`;
export const slugReserved =
  'このカスタムスラッグは予約されています。別のスラッグを選んでください。';
export const addressTooLong = (max: number) =>
  `Webアドレスは${number(max, { useGrouping: false })}文字以内で入力してください。`;
export const textTooLong = (max: number) => `テキストは${number(max)}文字以内で入力してください。`;

export const reportedCodeTooLong = 'コードとしては長すぎます。';
export const reportedCodeFormat = 'コードまたは短縮URLを入力してください。';
export const reportReasonMissing = '通報の理由を選択してください。';
export const reportDetailsTooLong = (max: number) =>
  `詳細は${number(max)}文字以内で入力してください。`;

export const exportFormat =
  'このファイルはアカウントのエクスポートファイルではありません。エクスポートした.jsonファイルを選択してください。';
export const exportVersion =
  'このファイルは、互換性のないバージョンで書き出されています。このサーバーと同じバージョンのサーバーから、アカウントをもう一度エクスポートしてください。';
