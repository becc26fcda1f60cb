import { isolate, number } from './format.ts';

/** Rows and columns of a list of codes. */

// Columns
/** A column without a heading. `letters` are its name in spreadsheets, such as A. */
export const columnName = (letters: string) => `Colonna ${letters}`;
/** `field` is the label of a field; "Columns" is the heading of the choice. */
export const noColumn = (field: string) =>
  `Nessuna colonna è usata come «${field}». Sceglierne una in «Colonne».`;

// The row of the template. `type` is the name of a content type.
export const templateLabel = (type: string) => `Il mio codice ${type}`;
export const templateFileName = (type: string) => `il mio codice ${type}`;

// Cells. The first and the last stand around a sentence such as "Enter a web address."
export const cellEmpty = 'Questa cella è vuota.';
export const cellExample = (example: string) => `Per esempio: ${isolate(example)}`;
export const enterYesOrNo = 'Inserire «sì» o «no».';
export const useOneOf = (values: readonly string[]) =>
  `Usare uno di questi valori: ${values.join(', ')}.`;

// Labels
export const labelCharacters = (characters: readonly string[]) =>
  `Le etichette non possono mostrare ${characters.map((character) => `«${character}»`).join(', ')}. Usare altri caratteri o nessuna colonna per le etichette.`;
export const labelTooLong = (most: number, length: number) =>
  `Un’etichetta può avere al massimo ${number(most)} caratteri. Questa ne ha ${number(length, { useGrouping: false })}: accorciarla.`;
