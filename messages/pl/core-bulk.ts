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

// Columns of links, and what stands beside rows that become codes
/** The addresses that open with a click on the cells of a column. */
export const linksOf = (heading: string) => `Linki w kolumnie „${isolate(heading)}”`;
/** The reason follows. */
export const labelLeftOut = 'Ten kod nie ma podpisu.';
export const formulaUnknown =
  'W tej komórce jest formuła, której wynik nie jest zapisany w pliku. Otwórz listę w arkuszu kalkulacyjnym i zapisz ją.';
export const numberRounded =
  'Arkusze kalkulacyjne zachowują tylko 15 cyfr liczby, więc ostatnie cyfry mogą być błędne. Ustaw format kolumny na tekst i wpisz numer ponownie.';
/** For a number such as 4.9E+11. */
export const numberShortened =
  'To skrócona liczba: brakuje większości jej cyfr. Ustaw format kolumny na tekst, wpisz numer ponownie i zapisz listę.';

// What stands beside a list. The number comes last, so that no sentence depends on it
export const unusedMails = (heading: string, count: number) =>
  `Kolumna „${isolate(heading)}” nie jest używana. Adresy e-mail w tej kolumnie: ${number(count)}.`;
export const unusedAddresses = (heading: string, count: number) =>
  `Kolumna „${isolate(heading)}” nie jest używana. Adresy internetowe w tej kolumnie: ${number(count)}.`;
export const unusedPhones = (heading: string, count: number) =>
  `Kolumna „${isolate(heading)}” nie jest używana. Numery telefonów w tej kolumnie: ${number(count)}.`;
export const unusedCells = (heading: string, count: number) =>
  `Kolumna „${isolate(heading)}” nie jest używana. Wypełnione komórki w tej kolumnie: ${number(count)}.`;
export const equalRows = (count: number) =>
  `Wiersze takie same jak wcześniejszy wiersz: ${number(count)}.`;
/** `example` is a date such as 6/7/2027. */
export const monthsFirst = (count: number, example: string) =>
  `Daty takie jak ${isolate(example)} odczytano z miesiącem na początku: ${number(count)}. Jeśli najpierw jest dzień, zapisz je jak 2027-06-18.`;
export const daysFirst = (count: number, example: string) =>
  `Daty takie jak ${isolate(example)} odczytano z dniem na początku: ${number(count)}. Jeśli najpierw jest miesiąc, zapisz je jak 2027-06-18.`;
