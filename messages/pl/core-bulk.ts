import { isolate, number } from './format.ts';

/** Rows and columns of a list of codes. */

// Columns
export const columnName = (letters: string) => `Kolumna ${letters}`;
export const noColumn = (field: string) =>
  `Do pola „${field}” nie przypisano kolumny. Wybierz ją w sekcji „Kolumny”.`;

// The row of the template
export const templateLabel = (type: string) => `Mój kod: ${type}`;
export const templateFileName = (type: string) => `mój kod ${type}`;

// Cells
export const cellEmpty = 'Ta komórka jest pusta.';
export const cellExample = (example: string) => `Na przykład: ${isolate(example)}`;
export const enterYesOrNo = 'Wpisz „tak” lub „nie”.';
export const useOneOf = (values: readonly string[]) =>
  `Użyj jednej z wartości: ${values.join(', ')}.`;

// Labels
export const labelCharacters = (characters: readonly string[]) =>
  `Podpisy nie mogą zawierać: ${characters.map((character) => `„${character}”`).join(', ')}. Użyj innych znaków lub zrezygnuj z kolumny z podpisami.`;
export const labelTooLong = (most: number, length: number) =>
  `Podpis może mieć do ${number(most)} znaków. Długość tego podpisu: ${number(length, { useGrouping: false })}. Skróć go.`;
