/** Brand kits and logos of an account, with the errors that the server reports. */
import { number } from './format.ts';

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
