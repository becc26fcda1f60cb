import { isolate, number } from './format.ts';

/** Rows and columns of a list of codes. */

// Columns
/** A column without a heading. `letters` are its name in spreadsheets, such as A. */
export const columnName = (letters: string) => `Column ${letters}`;
/** `field` is the label of a field; "Columns" is the heading of the choice. */
export const noColumn = (field: string) =>
  `No column is used as “${field}”. Choose one under Columns.`;

// The row of the template. `type` is the name of a content type.
export const templateLabel = (type: string) => `My ${type} code`;
export const templateFileName = (type: string) => `my ${type} code`;

// Cells. The first and the last stand around a sentence such as "Enter a web address."
export const cellEmpty = 'This cell is empty.';
export const cellExample = (example: string) => `For example: ${isolate(example)}`;
export const enterYesOrNo = 'Enter yes or no.';
export const useOneOf = (values: readonly string[]) => `Use one of: ${values.join(', ')}.`;

// Labels, which are drawn with a font that may lack their letters
export const labelCharacters = (characters: readonly string[]) =>
  `Labels cannot show ${characters.map((character) => `“${character}”`).join(', ')}. Use other characters, or no label column.`;
export const labelTooLong = (most: number, length: number) =>
  `A label can have at most ${number(most)} characters. This one has ${number(length, { useGrouping: false })}. Shorten it.`;

// Columns of links, and what stands beside rows that become codes
/** The addresses that open with a click on the cells of a column. */
export const linksOf = (heading: string) => `Links in “${isolate(heading)}”`;
/** The reason follows. */
export const labelLeftOut = 'This code has no label.';
export const formulaUnknown =
  'This cell has a formula whose result is not stored in the file. Open the list in your spreadsheet program and save it.';
export const numberRounded =
  'Spreadsheets keep only 15 digits of a number, so the last digits of this one may be wrong. Format the column as text and enter the number again.';
/** For a number such as 4.9E+11. */
export const numberShortened =
  'This is a shortened number: most of its digits are missing. Format the column as text, enter the number again and save the list.';

// What stands beside a list. The number comes last, so that no sentence depends on it
export const unusedMails = (heading: string, count: number) =>
  `“${isolate(heading)}” is not used. Email addresses in this column: ${number(count)}.`;
export const unusedAddresses = (heading: string, count: number) =>
  `“${isolate(heading)}” is not used. Web addresses in this column: ${number(count)}.`;
export const unusedPhones = (heading: string, count: number) =>
  `“${isolate(heading)}” is not used. Phone numbers in this column: ${number(count)}.`;
export const unusedCells = (heading: string, count: number) =>
  `“${isolate(heading)}” is not used. Cells with text in this column: ${number(count)}.`;
export const equalRows = (count: number) =>
  `Rows that are equal to an earlier row: ${number(count)}.`;
/** `example` is a date such as 6/7/2027. */
export const monthsFirst = (count: number, example: string) =>
  `Dates such as ${isolate(example)} were read with the month first: ${number(count)}. If the day comes first, write them like 2027-06-18.`;
export const daysFirst = (count: number, example: string) =>
  `Dates such as ${isolate(example)} were read with the day first: ${number(count)}. If the month comes first, write them like 2027-06-18.`;
