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

// Columns of links, and what stands beside rows that become codes
/** The addresses that open with a click on the cells of a column. */
export const linksOf = (heading: string) => `Link in «${isolate(heading)}»`;
/** The reason follows. */
export const labelLeftOut = 'Questo codice non ha etichetta.';
export const formulaUnknown =
  'Questa cella contiene una formula il cui risultato non è salvato nel file. Aprire l’elenco nel programma di fogli di calcolo e salvarlo.';
export const numberRounded =
  'I fogli di calcolo conservano solo 15 cifre di un numero, quindi le ultime di questo possono essere sbagliate. Impostare la colonna come testo e inserire di nuovo il numero.';
/** For a number such as 4.9E+11. */
export const numberShortened =
  'Questo numero è abbreviato: mancano quasi tutte le cifre. Impostare la colonna come testo, inserire di nuovo il numero e salvare l’elenco.';

// What stands beside a list. The number comes last, so that no sentence depends on it
export const unusedMails = (heading: string, count: number) =>
  `«${isolate(heading)}» non è usata. Indirizzi e-mail in questa colonna: ${number(count)}.`;
export const unusedAddresses = (heading: string, count: number) =>
  `«${isolate(heading)}» non è usata. Indirizzi web in questa colonna: ${number(count)}.`;
export const unusedPhones = (heading: string, count: number) =>
  `«${isolate(heading)}» non è usata. Numeri di telefono in questa colonna: ${number(count)}.`;
export const unusedCells = (heading: string, count: number) =>
  `«${isolate(heading)}» non è usata. Celle con testo in questa colonna: ${number(count)}.`;
export const equalRows = (count: number) => `Righe uguali a una riga precedente: ${number(count)}.`;
/** `example` is a date such as 6/7/2027. */
export const monthsFirst = (count: number, example: string) =>
  `Date come ${isolate(example)} lette con il mese per primo: ${number(count)}. Se il giorno viene prima, scriverle come 2027-06-18.`;
export const daysFirst = (count: number, example: string) =>
  `Date come ${isolate(example)} lette con il giorno per primo: ${number(count)}. Se il mese viene prima, scriverle come 2027-06-18.`;
