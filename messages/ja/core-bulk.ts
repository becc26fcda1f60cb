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

// Columns of links, and what stands beside rows that become codes
/** The addresses that open with a click on the cells of a column. */
export const linksOf = (heading: string) => `「${isolate(heading)}」のリンク`;
/** The reason follows. */
export const labelLeftOut = 'このコードにはラベルが付きません。';
export const formulaUnknown =
  'このセルの数式は、結果がファイルに保存されていません。表計算ソフトでリストを開き、保存してください。';
export const numberRounded =
  '表計算ソフトは数値を15桁までしか保持しないため、末尾の数字が正しくない可能性があります。列の書式を文字列にして、番号を入力し直してください。';
/** For a number such as 4.9E+11. */
export const numberShortened =
  '省略された数値のため、ほとんどの桁が失われています。列の書式を文字列にし、番号を入力し直してリストを保存してください。';

// What stands beside a list. The number comes last, so that no sentence depends on it
export const unusedMails = (heading: string, count: number) =>
  `「${isolate(heading)}」は使用されていません。この列のメールアドレス：${number(count)}件`;
export const unusedAddresses = (heading: string, count: number) =>
  `「${isolate(heading)}」は使用されていません。この列のウェブアドレス：${number(count)}件`;
export const unusedPhones = (heading: string, count: number) =>
  `「${isolate(heading)}」は使用されていません。この列の電話番号：${number(count)}件`;
export const unusedCells = (heading: string, count: number) =>
  `「${isolate(heading)}」は使用されていません。この列の入力済みセル：${number(count)}件`;
export const equalRows = (count: number) => `前の行と同じ行：${number(count)}行`;
/** `example` is a date such as 6/7/2027. */
export const monthsFirst = (count: number, example: string) =>
  `${isolate(example)}のような日付を「月/日」の順で読み取りました：${number(count)}件。日が先の場合は、2027-06-18のように入力してください。`;
export const daysFirst = (count: number, example: string) =>
  `${isolate(example)}のような日付を「日/月」の順で読み取りました：${number(count)}件。月が先の場合は、2027-06-18のように入力してください。`;
