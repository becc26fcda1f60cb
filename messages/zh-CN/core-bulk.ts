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

// Columns of links, and what stands beside rows that become codes
/** The addresses that open with a click on the cells of a column. */
export const linksOf = (heading: string) => `“${isolate(heading)}”中的链接`;
/** The reason follows. */
export const labelLeftOut = '此二维码没有标签。';
export const formulaUnknown =
  '此单元格是公式，但文件中没有保存其结果。请在电子表格程序中打开列表并保存。';
export const numberRounded =
  '电子表格只保留数字的前15位，因此末尾几位可能有误。请将该列设为文本格式，然后重新输入号码。';
/** For a number such as 4.9E+11. */
export const numberShortened =
  '这是缩写的数字，大部分位数已丢失。请将该列设为文本格式，重新输入号码并保存列表。';

// What stands beside a list. The number comes last, so that no sentence depends on it
export const unusedMails = (heading: string, count: number) =>
  `未使用“${isolate(heading)}”。此列中的电子邮件地址：${number(count)}个。`;
export const unusedAddresses = (heading: string, count: number) =>
  `未使用“${isolate(heading)}”。此列中的网址：${number(count)}个。`;
export const unusedPhones = (heading: string, count: number) =>
  `未使用“${isolate(heading)}”。此列中的电话号码：${number(count)}个。`;
export const unusedCells = (heading: string, count: number) =>
  `未使用“${isolate(heading)}”。此列中有内容的单元格：${number(count)}个。`;
export const equalRows = (count: number) => `与前面某行相同的行：${number(count)}行。`;
/** `example` is a date such as 6/7/2027. */
export const monthsFirst = (count: number, example: string) =>
  `${isolate(example)}这类日期按“月/日”读取：${number(count)}个。如果日在前，请写成2027-06-18这样的格式。`;
export const daysFirst = (count: number, example: string) =>
  `${isolate(example)}这类日期按“日/月”读取：${number(count)}个。如果月在前，请写成2027-06-18这样的格式。`;
