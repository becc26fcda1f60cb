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
