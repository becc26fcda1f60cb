import { isolate, number } from './format.ts';

/** Rows and columns of a list of codes. */

// Columns
export const columnName = (letters: string) => `Columna ${letters}`;
export const noColumn = (field: string) =>
  `Ninguna columna se usa como «${field}». Elija una en «Columnas».`;

// The row of the template
export const templateLabel = (type: string) => `Mi código: ${type}`;
export const templateFileName = (type: string) => `mi código ${type}`;

// Cells
export const cellEmpty = 'Esta celda está vacía.';
export const cellExample = (example: string) => `Por ejemplo: ${isolate(example)}`;
export const enterYesOrNo = 'Escriba sí o no.';
export const useOneOf = (values: readonly string[]) =>
  `Use uno de estos valores: ${values.join(', ')}.`;

// Labels
export const labelCharacters = (characters: readonly string[]) =>
  `Las etiquetas no pueden mostrar ${characters.map((character) => `«${character}»`).join(', ')}. Use otros caracteres o prescinda de la columna de etiquetas.`;
export const labelTooLong = (most: number, length: number) =>
  `Una etiqueta puede tener como máximo ${number(most)} caracteres. Esta tiene ${number(length, { useGrouping: false })}: acórtela.`;

// Columns of links, and what stands beside rows that become codes
/** The addresses that open with a click on the cells of a column. */
export const linksOf = (heading: string) => `Enlaces de «${isolate(heading)}»`;
/** The reason follows. */
export const labelLeftOut = 'Este código no lleva etiqueta.';
export const formulaUnknown =
  'Esta celda tiene una fórmula cuyo resultado no está guardado en el archivo. Abra la lista en su programa de hojas de cálculo y guárdela.';
export const numberRounded =
  'Las hojas de cálculo conservan solo 15 cifras de un número, así que las últimas de este pueden ser incorrectas. Dé formato de texto a la columna y escriba el número de nuevo.';
/** For a number such as 4.9E+11. */
export const numberShortened =
  'Este número está abreviado: faltan la mayoría de sus cifras. Dé formato de texto a la columna, escriba el número de nuevo y guarde la lista.';

// What stands beside a list. The number comes last, so that no sentence depends on it
export const unusedMails = (heading: string, count: number) =>
  `«${isolate(heading)}» no se usa. Direcciones de correo en esta columna: ${number(count)}.`;
export const unusedAddresses = (heading: string, count: number) =>
  `«${isolate(heading)}» no se usa. Direcciones web en esta columna: ${number(count)}.`;
export const unusedPhones = (heading: string, count: number) =>
  `«${isolate(heading)}» no se usa. Números de teléfono en esta columna: ${number(count)}.`;
export const unusedCells = (heading: string, count: number) =>
  `«${isolate(heading)}» no se usa. Celdas con texto en esta columna: ${number(count)}.`;
export const equalRows = (count: number) => `Filas iguales a otra anterior: ${number(count)}.`;
/** `example` is a date such as 6/7/2027. */
export const monthsFirst = (count: number, example: string) =>
  `Fechas como ${isolate(example)} leídas con el mes delante: ${number(count)}. Si el día va delante, escríbalas como 2027-06-18.`;
export const daysFirst = (count: number, example: string) =>
  `Fechas como ${isolate(example)} leídas con el día delante: ${number(count)}. Si el mes va delante, escríbalas como 2027-06-18.`;
