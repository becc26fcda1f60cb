import { isolate, number, plural } from './format.ts';

// The row of the template
export const templateTitle = 'Menu, stolik 1';
export const templateFolder = 'Restauracja';
export const templateTags = 'menu, sala';

// Columns
export const targetColumn = 'Cel';
export const slugColumn = 'Własna końcówka';
export const titleColumn = 'Tytuł';
export const folderColumn = 'Folder';
export const tagsColumn = 'Tagi';
export const keyColumn = 'Klucz';

// What is wrong with a cell
export const cellMissing = 'Ta komórka jest pusta.';
export const cellTooLong = (max: number) => `Maksymalna liczba znaków: ${number(max)}.`;
export const tooManyTags = (max: number) => `Maksymalna liczba tagów w wierszu: ${number(max)}.`;
export const folderTooDeep =
  'Foldery można zagnieżdżać tylko na jednym poziomie. Wpisz folder, ukośnik i podfolder.';
export const slugFixed = (slug: string) =>
  `Ten kod ma już końcówkę ${isolate(slug)}, której nie można zmienić. Zostaw komórkę pustą lub wpisz ${isolate(slug)}.`;
export const sameKey =
  'Inny wiersz tej listy ma tę samą wartość w kolumnie, po której rozpoznawane są wiersze. Każdej wartości można użyć tylko raz.';
export const inBin = 'Ten kod jest w koszu. Przywróć go lub usuń na zawsze.';
export const sameKeyAs = (row: number) =>
  `Wiersz ${number(row)} ma tę samą wartość w kolumnie, po której rozpoznawane są wiersze. Każdej wartości można użyć tylko raz.`;
export const sameSlugAs = (row: number) =>
  `Wiersz ${number(row)} ma tę samą końcówkę. Każdej końcówki można użyć tylko raz.`;

// Before the upload
export const intro =
  'Każdy wiersz staje się krótkim linkiem. Aby później zmienić cele kodów, wystarczy ponownie przesłać listę.';
export const accountNeeded = (codes: number, pro: string, proCodes: number) =>
  `Kody dynamiczne wymagają konta. Limit na koncie bezpłatnym: ${number(codes)}, w planie ${pro}: ${number(proCodes)}. Lista zostanie tu podczas logowania.`;
export const signIn = 'Utwórz konto lub zaloguj się';
export const keyChoice = 'Rozpoznawaj wiersze według';
export const keyHint =
  'Po ponownym przesłaniu listy wiersz z tą samą wartością zaktualizuje swój kod, zamiast tworzyć nowy.';
export const noKey = 'Nie rozpoznawaj wierszy';
export const noKeyHint = 'Po ponownym przesłaniu listy każdy wiersz utworzy nowy kod.';
export const emptyCells = 'Puste komórki nie zmieniają kodu.';
export const checkList = 'Sprawdź listę';
export const checking = (done: number, total: number) =>
  `Sprawdzono ${number(done)} z ${number(total)}…`;
export const willCreate = (count: number) => `Nowe krótkie linki: ${number(count)}`;
export const willChange = (count: number) => `Kody do zmiany: ${number(count)}`;
export const willStay = (count: number) => `Kody bez zmian: ${number(count)}`;
export const willFail = (count: number) =>
  `Wiersze z problemami, które zostaną pominięte: ${number(count)}`;
export const overLimit = (room: number, left: number) =>
  `Liczba kodów dynamicznych, które zmieszczą się jeszcze w planie: ${number(room)}. Wiersze, które zostaną pominięte: ${number(left)}.`;
export const planFull = (left: number) =>
  `W planie nie ma już miejsca na kody dynamiczne. Wiersze, które zostaną pominięte: ${number(left)}. Aby zwolnić miejsce, usuń kody.`;
export const planFullUpgrade = (left: number) =>
  `W planie nie ma już miejsca na kody dynamiczne. Wiersze, które zostaną pominięte: ${number(left)}. Aby zwolnić miejsce, usuń kody albo zmień plan w Ustawieniach.`;
export const newAccount = (codes: number, changes: number, until: string) =>
  `To konto jest nowe. Do ${isolate(until)} obowiązują limity na godzinę: nowe kody dynamiczne – ${number(codes)}, zmiany celu – ${number(changes)}. Po ich osiągnięciu przesyłanie zostanie wstrzymane i można będzie je później wznowić.`;
export const createLinks = (count: number) =>
  plural(count, {
    one: `Utwórz ${number(count)} krótki link`,
    few: `Utwórz ${number(count)} krótkie linki`,
    many: `Utwórz ${number(count)} krótkich linków`,
    other: `Utwórz ${number(count)} krótkiego linku`,
  });
export const changeCodes = (count: number) =>
  plural(count, {
    one: `Zmień ${number(count)} kod`,
    few: `Zmień ${number(count)} kody`,
    many: `Zmień ${number(count)} kodów`,
    other: `Zmień ${number(count)} kodu`,
  });
export const saveRows = (count: number) =>
  plural(count, {
    one: `Zapisz ${number(count)} wiersz`,
    few: `Zapisz ${number(count)} wiersze`,
    many: `Zapisz ${number(count)} wierszy`,
    other: `Zapisz ${number(count)} wiersza`,
  });
export const continueUnchanged = 'Przejdź do pobierania';
export const back = 'Wstecz';

// During the upload
export const uploadFailed = 'Nie udało się przesłać listy. Spróbuj ponownie.';
export const rowsSaved = 'Zapisane wiersze';
export const pause = 'Wstrzymaj';
export const pausing = 'Wstrzymywanie…';
export const runsElsewhere =
  'Inna karta przesyła listę. Można kontynuować tam albo poczekać na koniec przesyłania.';
export const resume = 'Wznów';
export const forget = 'Odrzuć resztę';
export const waiting = 'Nie można połączyć się z serwerem. Ponawianie próby…';
export const notKept =
  'Ta przeglądarka nie może zapisać postępu przesyłania. Nie zamykaj strony do jego zakończenia.';
export const paused = (name: string, done: number, total: number) =>
  `Przesyłanie listy ${isolate(name)} jest wstrzymane. Zapisane wiersze: ${number(done)} z ${number(total)}.`;

// After the upload
export const created = (count: number) => `Utworzone krótkie linki: ${number(count)}`;
export const changed = (count: number) => `Zmienione kody: ${number(count)}`;
export const unchanged = (count: number) => `Kody, które były już aktualne: ${number(count)}`;
export const failed = (count: number) => `Pominięte wiersze: ${number(count)}.`;
export const failedFaulty = (count: number) =>
  `Pominięte wiersze: ${number(count)}. Popraw błędy i prześlij listę ponownie.`;
