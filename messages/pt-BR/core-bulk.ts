import { isolate, number } from './format.ts';

/** Rows and columns of a list of codes. */

// Columns
export const columnName = (letters: string) => `Coluna ${letters}`;
export const noColumn = (field: string) =>
  `Nenhuma coluna é usada como “${field}”. Escolha uma em “Colunas”.`;

// The row of the template
export const templateLabel = (type: string) => `Meu código: ${type}`;
export const templateFileName = (type: string) => `meu código ${type}`;

// Cells
export const cellEmpty = 'Esta célula está vazia.';
export const cellExample = (example: string) => `Por exemplo: ${isolate(example)}`;
export const enterYesOrNo = 'Escreva sim ou não.';
export const useOneOf = (values: readonly string[]) =>
  `Use um destes valores: ${values.join(', ')}.`;

// Labels
export const labelCharacters = (characters: readonly string[]) =>
  `As etiquetas não podem mostrar ${characters.map((character) => `“${character}”`).join(', ')}. Use outros caracteres ou não use a coluna de etiquetas.`;
export const labelTooLong = (most: number, length: number) =>
  `Uma etiqueta pode ter no máximo ${number(most)} caracteres. Esta tem ${number(length, { useGrouping: false })}: encurte-a.`;
