import { isolate, number } from './format.ts';

export const columnName = (letters: string) => `列${letters}`;
export const noColumn = (field: string) =>
  `「${field}」として使用する列がありません。「列」で選択してください。`;

export const templateLabel = (type: string) => `My ${type} code`;
export const templateFileName = (type: string) => `${type}のコード`;

export const cellEmpty = 'このセルは空です。';
export const cellExample = (example: string) => `例：${isolate(example)}`;
export const enterYesOrNo = '「はい」または「いいえ」を入力してください。';
export const useOneOf = (values: readonly string[]) =>
  `次のいずれかを入力してください：${values.join('、')}`;

export const labelCharacters = (characters: readonly string[]) =>
  `ラベルに表示できない文字があります：${characters.map((character) => `「${character}」`).join('、')}。別の文字を使うか、ラベルの列を使わないでください。`;
export const labelTooLong = (most: number, length: number) =>
  `ラベルは${number(most)}文字以内です（現在${number(length, { useGrouping: false })}文字）。短くしてください。`;
