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

// Columns of links, and what stands beside rows that become codes
/** The addresses that open with a click on the cells of a column. */
export const linksOf = (heading: string) => `Links in „${isolate(heading)}“`;
/** The reason follows. */
export const labelLeftOut = 'Dieser Code hat keine Beschriftung.';
export const formulaUnknown =
  'Diese Zelle enthält eine Formel, deren Ergebnis nicht in der Datei gespeichert ist. Öffnen Sie die Liste in Ihrem Tabellenprogramm und speichern Sie sie.';
export const numberRounded =
  'Tabellenprogramme speichern von einer Zahl nur 15 Ziffern; die letzten Ziffern dieser Zahl können daher falsch sein. Formatieren Sie die Spalte als Text und geben Sie die Zahl neu ein.';
/** For a number such as 4.9E+11. */
export const numberShortened =
  'Das ist eine verkürzte Zahl: Die meisten ihrer Ziffern fehlen. Formatieren Sie die Spalte als Text, geben Sie die Zahl neu ein und speichern Sie die Liste.';

// What stands beside a list. The number comes last, so that no sentence depends on it
export const unusedMails = (heading: string, count: number) =>
  `„${isolate(heading)}“ wird nicht verwendet. E-Mail-Adressen in dieser Spalte: ${number(count)}.`;
export const unusedAddresses = (heading: string, count: number) =>
  `„${isolate(heading)}“ wird nicht verwendet. Webadressen in dieser Spalte: ${number(count)}.`;
export const unusedPhones = (heading: string, count: number) =>
  `„${isolate(heading)}“ wird nicht verwendet. Telefonnummern in dieser Spalte: ${number(count)}.`;
export const unusedCells = (heading: string, count: number) =>
  `„${isolate(heading)}“ wird nicht verwendet. Zellen mit Text in dieser Spalte: ${number(count)}.`;
export const equalRows = (count: number) =>
  `Zeilen, die einer früheren Zeile gleichen: ${number(count)}.`;
/** `example` is a date such as 6/7/2027. */
export const monthsFirst = (count: number, example: string) =>
  `Daten wie ${isolate(example)} wurden mit dem Monat zuerst gelesen: ${number(count)}. Wenn der Tag zuerst steht, schreiben Sie sie wie 2027-06-18.`;
export const daysFirst = (count: number, example: string) =>
  `Daten wie ${isolate(example)} wurden mit dem Tag zuerst gelesen: ${number(count)}. Wenn der Monat zuerst steht, schreiben Sie sie wie 2027-06-18.`;
