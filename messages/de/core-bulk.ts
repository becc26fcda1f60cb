import { isolate, number } from './format.ts';

/** Rows and columns of a list of codes. */

// Columns
/** A column without a heading. `letters` are its name in spreadsheets, such as A. */
export const columnName = (letters: string) => `Spalte ${letters}`;
/** `field` is the label of a field; "Columns" is the heading of the choice. */
export const noColumn = (field: string) =>
  `Keine Spalte wird als „${field}“ verwendet. Wählen Sie eine unter „Spalten“ aus.`;

// The row of the template. `type` is the name of a content type.
export const templateLabel = (type: string) => `Mein ${type}-Code`;
export const templateFileName = (type: string) => `mein ${type}-Code`;

// Cells. The first and the last stand around a sentence such as "Enter a web address."
export const cellEmpty = 'Diese Zelle ist leer.';
export const cellExample = (example: string) => `Zum Beispiel: ${isolate(example)}`;
export const enterYesOrNo = 'Geben Sie „ja“ oder „nein“ ein.';
export const useOneOf = (values: readonly string[]) =>
  `Verwenden Sie einen dieser Werte: ${values.join(', ')}.`;

// Labels
export const labelCharacters = (characters: readonly string[]) =>
  `In Beschriftungen nicht darstellbar: ${characters.map((character) => `„${character}“`).join(', ')}. Verwenden Sie andere Zeichen oder keine Spalte für Beschriftungen.`;
export const labelTooLong = (most: number, length: number) =>
  `Eine Beschriftung darf höchstens ${number(most)} Zeichen haben. Kürzen Sie diese; sie hat ${number(length, { useGrouping: false })}.`;
