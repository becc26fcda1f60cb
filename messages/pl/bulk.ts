/** The page that makes many codes from a list. */
import { isolate, number, plural } from './format.ts';

export const previewFailed = 'Nie udało się wczytać podglądu.';

// The list
export const contentType = 'Rodzaj treści';
export const downloadTemplate = 'Pobierz wzór arkusza';
export const chooseList = 'Wybierz listę lub upuść ją tutaj';
export const reading = 'Odczytywanie…';
export const fileHint = (maxRows: number) =>
  `Excel (.xlsx), CSV lub kontakty (.vcf), do ${number(maxRows)} wierszy`;
export const chooseOther = 'Wybierz inną listę';
export const fileLabel = 'Lista jako plik Excel lub CSV';
export const pasteRows = 'Albo wklej wiersze';
export const rowsLabel = 'Wiersze listy';
export const rowsExample = 'Stolik\tLink\nStolik 1\texample.com/1';
export const pastedRows = 'Wklejone wiersze';
export const sheet = 'Arkusz';
export const listRemoved = (name: string) => `Usunięto: ${isolate(name)}.`;
export const undo = 'Cofnij';
export const listNotKept =
  'Ta przeglądarka nie może zachować tej listy. Lista przepadnie po opuszczeniu tej strony.';
export const result = (codes: number, badRows: number) => {
  const good = plural(codes, {
    one: `${number(codes)} kod`,
    few: `${number(codes)} kody`,
    many: `${number(codes)} kodów`,
    other: `${number(codes)} kodu`,
  });
  const bad = plural(badRows, {
    one: `${number(badRows)} wiersz z problemem`,
    few: `${number(badRows)} wiersze z problemem`,
    many: `${number(badRows)} wierszy z problemem`,
    other: `${number(badRows)} wiersza z problemem`,
  });
  return `${good}, ${bad}`;
};
export const yourList = 'Twoja lista';

// Why a list cannot be read
export const notRead = (name: string) => `Nie odczytano pliku „${isolate(name)}”.`;
export const readFailed = 'Nie udało się odczytać tej listy. Sprawdź połączenie z internetem.';
export const labelsFailed =
  'Nie udało się wczytać czcionki podpisów. Sprawdź połączenie z internetem i spróbuj ponownie.';
export const onlyHeadings = 'Lista ma nagłówki, ale nie ma wierszy.';
export const fileEmpty = 'Ten plik jest pusty.';
export const tooManyRows = (rows: number, max: number) =>
  plural(rows, {
    one: `Ta lista ma ${number(rows)} wiersz. Limit to ${number(max)}: podziel ją na mniejsze.`,
    few: `Ta lista ma ${number(rows)} wiersze. Limit to ${number(max)}: podziel ją na mniejsze.`,
    many: `Ta lista ma ${number(rows)} wierszy. Limit to ${number(max)}: podziel ją na mniejsze.`,
    other: `Ta lista ma ${number(rows)} wiersza. Limit to ${number(max)}: podziel ją na mniejsze.`,
  });
export const fileTooLarge = (megabytes: number) =>
  `Ten plik ma ponad ${number(megabytes)} MB. Podziel go na mniejsze.`;
export const pdf = 'To jest PDF. Otwórz go w arkuszu kalkulacyjnym i zapisz jako .xlsx lub CSV.';
export const oldWorkbook =
  'Ten skoroszyt ma stary format Excela (.xls). Otwórz go w arkuszu kalkulacyjnym i zapisz jako .xlsx lub CSV.';
export const binaryWorkbook =
  'To jest skoroszyt binarny (.xlsb). Otwórz go w arkuszu kalkulacyjnym i zapisz jako .xlsx lub CSV.';
export const openDocument =
  'To jest plik OpenDocument. Otwórz go w arkuszu kalkulacyjnym i zapisz jako .xlsx lub CSV.';
export const numbersFile =
  'To jest plik programu Numbers. Wyeksportuj go jako Excel lub CSV: „Plik”, „Eksportuj jako”.';
export const notSpreadsheet =
  'Ten plik nie jest arkuszem kalkulacyjnym. Wybierz plik .xlsx lub CSV.';
/** For a page of the web or XML whose name ends in .xls. */
export const webPage =
  'Ten plik to strona internetowa z nazwą arkusza. Otwórz go w arkuszu kalkulacyjnym i zapisz jako .xlsx lub CSV.';
export const workbookLocked =
  'Ten skoroszyt jest chroniony hasłem. Usuń hasło i wybierz plik ponownie.';
export const sheetLocked = 'Ten skoroszyt jest chroniony hasłem.';
export const workbookDamaged =
  'Ten skoroszyt jest uszkodzony. Otwórz go w arkuszu kalkulacyjnym i zapisz ponownie.';
export const workbookTooLarge = 'Ten skoroszyt jest za duży. Skopiuj listę do nowego skoroszytu.';
export const addressesUnclear = (delimiter: string) =>
  `Nie wiadomo, gdzie kończą się adresy. Dodaj nagłówki nad listą: „Link”, jeśli każdy wiersz jest adresem, albo na przykład „Link${delimiter}Stolik”, jeśli jest więcej kolumn.`;
export const lettersUnknown =
  'Nie udało się odczytać niektórych liter w tym pliku. Zapisz listę w arkuszu kalkulacyjnym jako „CSV UTF-8” lub .xlsx.';
export const readAs = (encoding: string) =>
  `Odczytano jako ${isolate(encoding)}. Jeśli litery wyglądają źle, zapisz listę jako „CSV UTF-8” lub .xlsx.`;
/** The label of a choice; the guess is one of its options. */
export const encoding = 'Kodowanie';
/** `encoding` is the guess, `examples` are words of the list, and `count` is the number of its cells with such letters. */
export const guessedLetters = (encoding: string, examples: string, count: number) =>
  `Odczytano jako ${isolate(encoding)} – to przypuszczenie. Sprawdź te słowa: ${isolate(examples)}. Komórki z takimi literami: ${number(count)}.`;

// Columns
export const columns = 'Kolumny';
export const whichColumn = (field: string) =>
  `Która kolumna odpowiada polu „${field}”? Wybierz ją poniżej.`;
/** Stands before the question above. */
export const severalFit = 'Kilka kolumn zawiera adresy internetowe.';
export const columnUse = (heading: string, use: string) => `${isolate(heading)}: ${use}`;
export const unusedColumns = (headings: readonly string[]) =>
  `Nieużywane: ${headings.map((heading) => isolate(heading)).join(', ')}`;
export const done = 'Gotowe';
export const change = 'Zmień';
export const emptyCell = 'Pusta';
export const columnUsedAs = (heading: string) => `Użyj kolumny „${isolate(heading)}” jako`;
export const notUsed = 'Nieużywana';
export const labelColumn = 'Podpis pod kodem';
export const fileNameColumn = 'Nazwa pliku';
export const hasHeadings = 'Pierwszy wiersz zawiera nagłówki';
export const hasHeadingsHint = 'Wyłącz tę opcję, jeśli lista zaczyna się od pierwszego kodu.';

// Rows with a problem
export const problems = 'Problemy';
export const badRows = (count: number) =>
  plural(count, {
    one: `${number(count)} wiersz z problemem`,
    few: `${number(count)} wiersze z problemem`,
    many: `${number(count)} wierszy z problemem`,
    other: `${number(count)} wiersza z problemem`,
  });
export const badRowsHint = 'Wiersze z problemami są pomijane do czasu poprawienia ich na liście.';

export const row = (row: number) => `Wiersz ${number(row)}`;
export const cellFault = (heading: string, value: string, fault: string) =>
  `${heading}: „${value}”. ${fault}`;
export const quotesDiffer = 'Cudzysłów w tym wierszu nie ma pary. Dodaj brakujący albo go usuń.';
export const tooManyCells =
  'Ten wiersz ma więcej komórek, niż lista ma kolumn. Teksty z przecinkiem lub średnikiem ujmij w cudzysłów.';
export const cellFailed = (cell: string, error: string) =>
  `Komórka ${cell} zawiera błąd ${error}. Popraw go w arkuszu.`;
export const codeFailed = 'Nie udało się utworzyć tego kodu.';

// What to look at although each row becomes a code
export const checks = 'Sprawdź przed drukiem';
/** Beside the number of rows with problems. */
export const checkCount = (count: number) => `Do sprawdzenia: ${number(count)}`;
/** A question with the two buttons that follow. */
export const hiddenRows = (count: number) =>
  plural(count, {
    one: `${number(count)} ukryty wiersz`,
    few: `${number(count)} ukryte wiersze`,
    many: `${number(count)} ukrytych wierszy`,
    other: `${number(count)} ukrytego wiersza`,
  });
export const useThem = 'Użyj';
export const leaveThemOut = 'Pomiń';
/** Below the button that makes codes, until the question is answered. */
export const hiddenRowsFirst = 'Najpierw zdecyduj, czy z ukrytych wierszy powstaną kody.';
/** After the answer; a button to change it follows. */
export const hiddenRowsUsed = (count: number) => `Używane ukryte wiersze: ${number(count)}.`;
export const hiddenRowsLeftOut = (count: number) => `Pominięte ukryte wiersze: ${number(count)}.`;
/** Rows such as “Total”. A button to change it follows. */
export const totalRowsLeftOut = (rows: string) => `Wiersze sum bez kodu: ${isolate(rows)}.`;
export const totalRowsUsed = (rows: string) => `Używane wiersze sum: ${isolate(rows)}.`;
export const columnsUnread = (count: number, max: number) =>
  `Odczytywane są tylko pierwsze kolumny (${number(max)}). Dalsze kolumny: ${number(count)}.`;
/** After a fact about a list. `rows` are numbers of rows, perhaps with an ellipsis. */
export const rowList = (rows: string) => `Wiersze: ${isolate(rows)}`;
/** Codes that lack their label, or whose address may be wrong; a list of them follows. */
export const remarks = (count: number) => `Kody do sprawdzenia: ${number(count)}`;
export const remarkPages = 'Strony kodów do sprawdzenia';
export const remarkPage = 'Strona kodów do sprawdzenia';
export const previousRemarks = 'Poprzednie kody do sprawdzenia';
export const nextRemarks = 'Następne kody do sprawdzenia';

// Preview
export const preview = 'Podgląd';
export const codes = (count: number) =>
  plural(count, {
    one: `${number(count)} kod`,
    few: `${number(count)} kody`,
    many: `${number(count)} kodów`,
    other: `${number(count)} kodu`,
  });
export const codeTitle = (summary: string) => `Kod QR: ${summary}`;
export const labelledCodeTitle = (summary: string, label: string) =>
  `Kod QR: ${summary} (${label})`;

// Pages of the preview and of the problems
export const codePages = 'Strony z kodami';
export const codePage = 'Strona z kodami';
export const previousCodes = 'Poprzednie kody';
export const nextCodes = 'Następne kody';
export const problemPages = 'Strony z problemami';
export const problemPage = 'Strona z problemami';
export const previousProblems = 'Poprzednie problemy';
export const nextProblems = 'Następne problemy';
export const page = (page: number) => `Strona ${number(page)}`;
export const range = (first: number, last: number, total: number) =>
  `${number(first)}–${number(last)} z ${number(total)}`;

// Making a zip
export const design = 'Wygląd';
export const designOfGenerator = 'Jak w generatorze';
export const designChosenBefore = 'Wcześniejszy wygląd z generatora';
export const format = 'Format';
export const check = 'Sprawdź odczyt każdego kodu';
export const checkHint = 'Wykrywa nieczytelne kody jeszcze przed drukiem.';
export const makeZip = 'Utwórz plik zip';
export const makeCodes = (count: number) =>
  plural(count, {
    one: `Utwórz ${number(count)} kod`,
    few: `Utwórz ${number(count)} kody`,
    many: `Utwórz ${number(count)} kodów`,
    other: `Utwórz ${number(count)} kodu`,
  });
export const cancel = 'Anuluj';
export const downloadAgain = 'Pobierz ponownie';
export const startOver = 'Zacznij od nowa';
export const codesMade = 'Utworzone kody';
export const starting = 'Rozpoczynanie…';
export const progress = (made: number, total: number) => `${number(made)} z ${number(total)}`;
export const secondsLeft = (seconds: number) => `jeszcze około ${number(seconds)} s`;
export const minutesLeft = (minutes: number) => `jeszcze około ${number(minutes)} min`;
export const cancelled = 'Anulowano. Nie zapisano żadnego pliku.';
export const zipFailed =
  'Nie udało się utworzyć pliku zip. Sprawdź połączenie i wolne miejsce na dysku, a potem spróbuj ponownie.';
export const codesInZip = (count: number) =>
  plural(count, {
    one: `${number(count)} kod w pliku qr-codes.zip.`,
    few: `${number(count)} kody w pliku qr-codes.zip.`,
    many: `${number(count)} kodów w pliku qr-codes.zip.`,
    other: `${number(count)} kodu w pliku qr-codes.zip.`,
  });
export const codesPassed = (count: number) =>
  plural(count, {
    one: `${number(count)} kod przeszedł test odczytu.`,
    few: `${number(count)} kody przeszły test odczytu.`,
    many: `${number(count)} kodów przeszło test odczytu.`,
    other: `${number(count)} kodu przeszło test odczytu.`,
  });
export const codesUnchecked = (count: number) =>
  plural(count, {
    one: `Nie sprawdzono ${number(count)} kodu.`,
    few: `Nie sprawdzono ${number(count)} kodów.`,
    many: `Nie sprawdzono ${number(count)} kodów.`,
    other: `Nie sprawdzono ${number(count)} kodu.`,
  });
export const codesUnreadable = (count: number) =>
  plural(count, {
    one: `${number(count)} kod nie przeszedł testu. Jest w folderze <folder></folder>.`,
    few: `${number(count)} kody nie przeszły testu. Są w folderze <folder></folder>.`,
    many: `${number(count)} kodów nie przeszło testu. Są w folderze <folder></folder>.`,
    other: `${number(count)} kodu nie przeszło testu. Są w folderze <folder></folder>.`,
  });
export const rowsFailed = (count: number) =>
  plural(count, {
    one: `Z ${number(count)} wiersza nie udało się utworzyć kodu. Przyczynę podaje plik <file></file>.`,
    few: `Z ${number(count)} wierszy nie udało się utworzyć kodów. Przyczyny podaje plik <file></file>.`,
    many: `Z ${number(count)} wierszy nie udało się utworzyć kodów. Przyczyny podaje plik <file></file>.`,
    other: `Z ${number(count)} wiersza nie udało się utworzyć kodów. Przyczyny podaje plik <file></file>.`,
  });

// Saving the codes to the account
export const saveCodes = (count: number) =>
  plural(count, {
    one: `Zapisz ${number(count)} kod na koncie`,
    few: `Zapisz ${number(count)} kody na koncie`,
    many: `Zapisz ${number(count)} kodów na koncie`,
    other: `Zapisz ${number(count)} kodu na koncie`,
  });
export const saveOtherCodes = (count: number) =>
  plural(count, {
    one: `Zapisz na koncie jeszcze ${number(count)} kod`,
    few: `Zapisz na koncie jeszcze ${number(count)} kody`,
    many: `Zapisz na koncie jeszcze ${number(count)} kodów`,
    other: `Zapisz na koncie jeszcze ${number(count)} kodu`,
  });
export const nothingToSave = 'Nie ma już nic do zapisania';
export const saving = (saved: number, total: number) =>
  `Zapisywanie: ${number(saved)} z ${number(total)}…`;
export const codesSaved = (count: number) =>
  plural(count, {
    one: `Zapisano ${number(count)} kod.`,
    few: `Zapisano ${number(count)} kody.`,
    many: `Zapisano ${number(count)} kodów.`,
    other: `Zapisano ${number(count)} kodu.`,
  });
export const rowsRefused = (count: number) =>
  plural(count, {
    one: `Nie udało się zapisać ${number(count)} wiersza.`,
    few: `Nie udało się zapisać ${number(count)} wierszy.`,
    many: `Nie udało się zapisać ${number(count)} wierszy.`,
    other: `Nie udało się zapisać ${number(count)} wiersza.`,
  });
export const saveFailed = 'Nie udało się zapisać tego kodu.';
export const untitled = 'Kod QR';
