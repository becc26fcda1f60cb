import { isolate, number } from './format.ts';

export const columnName = (letters: string) => `${letters}列`;
export const noColumn = (field: string) => `没有任何列用作“${field}”。请在“列”中选择。`;

export const templateLabel = (type: string) => `My ${type} code`;
export const templateFileName = (type: string) => `我的${type}二维码`;

export const cellEmpty = '此单元格为空。';
export const cellExample = (example: string) => `例如：${isolate(example)}`;
export const enterYesOrNo = '请输入“是”或“否”。';
export const useOneOf = (values: readonly string[]) => `请使用以下值之一：${values.join('、')}。`;

export const labelCharacters = (characters: readonly string[]) =>
  `标签无法显示${characters.map((character) => `“${character}”`).join('、')}。请使用其他字符，或不使用标签列。`;
export const labelTooLong = (most: number, length: number) =>
  `标签最多${number(most)}个字符，当前为${number(length, { useGrouping: false })}个，请缩短。`;
