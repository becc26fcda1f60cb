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
