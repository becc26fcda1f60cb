import { isolate, number, plural } from './format.ts';

export * from './first/projects.ts';

// The list
export const listLabel = 'Zapisane kody QR';
export const listEmpty =
  'Nic tu jeszcze nie zapisano. Utwórz kod lub go pobierz, a pojawi się tutaj.';
export const create = 'Utwórz kod QR';
export const search = 'Szukaj kodów';
export const found = (count: number) => `Znaleziono: ${number(count)}`;
export const searchedNewest = 'Serwer jest nieosiągalny. Przeszukano tylko najnowsze kody.';
export const noMatch = (typed: string) => `Żaden kod nie pasuje do „${isolate(typed)}”.`;
export const allCodes = (count: number) => `Wszystkie kody (${number(count)})`;
export const listFull = (count: number, limit: number) =>
  `Zapisano ${number(count)} z ${number(limit)} kodów QR. Wszystkie nadal działają. Aby zapisać nowy, usuń kody, tak aby zostało ich mniej niż ${number(limit)}.`;
export const listFullUpgrade = (count: number, limit: number) =>
  `Zapisano ${number(count)} z ${number(limit)} kodów QR. Wszystkie nadal działają. Aby zapisać nowy, zmień plan w Ustawieniach lub usuń kody, tak aby zostało ich mniej niż ${number(limit)}.`;
export const namesNotLoaded = 'Nie udało się wczytać tytułów kodów.';

// A row of the list
export const dynamic = 'Dynamiczny';
export const dynamicScans = (count: number) =>
  plural(count, {
    one: `Dynamiczny · ${number(count)} skan`,
    few: `Dynamiczny · ${number(count)} skany`,
    many: `Dynamiczny · ${number(count)} skanów`,
    other: `Dynamiczny · ${number(count)} skanu`,
  });
export const renameCode = (name: string) => `Zmień nazwę kodu ${isolate(name)}`;
export const deleteCode = (name: string) => `Usuń kod ${isolate(name)}`;

// Rename
export const title = 'Tytuł';
export const saveTitle = 'Zapisz tytuł';
export const nameOfCode = 'Tytuł tego kodu';

// Delete. Static codes offer to undo it; dynamic ones ask before.
export const deleted = (count: number) =>
  plural(count, {
    one: 'Usunięto kod QR',
    few: `Usunięto ${number(count)} kody`,
    many: `Usunięto ${number(count)} kodów`,
    other: `Usunięto ${number(count)} kodu`,
  });
export const movedToBin = 'Przeniesiono do kosza';
export const openBin = 'Otwórz kosz';
export const deletedNames = (names: readonly string[]) =>
  names.map((name) => isolate(name)).join(', ');
export const undoAgain = 'Ponów próbę';
export const notDeleted = 'Nie udało się usunąć kodu. Spróbuj ponownie.';
export const deleteTitle = (name: string) => `Usunąć „${isolate(name)}”?`;
export const deleteText =
  'Wydrukowane kopie od razu przestaną działać. Przez 30 dni kod można przywrócić z kosza razem z krótkim linkiem i skanami. Aby zatrzymać kod tylko na jakiś czas, lepiej go wstrzymać.';
export const cancel = 'Anuluj';
export const deleteDynamic = 'Usuń kod';

// Download all
export const downloadAll = 'Pobierz wszystkie';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} z ${number(total)}…`;
export const allDownloaded = 'Pobrano wszystkie kody QR.';
export const someSkippedTitle = 'Niektóre kody pominięto';
export const someSkipped = (names: readonly string[]) =>
  `Nie da się ich narysować: ${names.map((name) => isolate(name)).join(', ')}. Otwórz każdy z nich, aby zobaczyć, co poprawić.`;
export const notDownloaded = 'Nie udało się pobrać kodów QR. Spróbuj ponownie.';

// Whether the code on the screen is saved, and buttons beside it
export const notSavedYet = 'Jeszcze nie zapisano';
export const save = 'Zapisz';
export const saved = 'Zapisano';
export const saving = 'Zapisywanie…';
export const notSaved = 'Nie zapisano';
export const tryAgain = 'Ponów próbę';
export const signedOut = 'Wylogowano';
export const signInToSave = 'Zaloguj się, aby zapisać';
export const editedElsewhere = 'Zmieniono na innym urządzeniu';
export const loadTheirs = 'Wczytaj tamtą wersję';
export const keepMine = 'Zachowaj moją';
export const notPublished = 'Jeszcze nieopublikowane';
export const publish = 'Opublikuj';
export const discard = 'Odrzuć';
export const discardChange = (name: string) => `Odrzuć zmianę: ${isolate(name)}`;
export const storageLimited =
  'Pamięć tej przeglądarki jest niedostępna. Niezapisane zmiany mogą zostać utracone po zamknięciu strony.';
export const changesUnknown = (count: number) =>
  plural(count, {
    one: `Zmiany ${number(count)} kodu pochodzą z nowszej wersji tej strony. Odśwież ją, aby je zobaczyć.`,
    few: `Zmiany ${number(count)} kodów pochodzą z nowszej wersji tej strony. Odśwież ją, aby je zobaczyć.`,
    many: `Zmiany ${number(count)} kodów pochodzą z nowszej wersji tej strony. Odśwież ją, aby je zobaczyć.`,
    other: `Zmiany ${number(count)} kodu pochodzą z nowszej wersji tej strony. Odśwież ją, aby je zobaczyć.`,
  });
export const editing = 'Edycja: <name></name>';
export const savedAgo = (age: string) => `zapisano ${age}`;
export const savedJustNow = 'zapisano przed chwilą';
export const changeQuestion = (name: string) => `Zmienić kod „${isolate(name)}” czy utworzyć nowy?`;
export const changeNote = 'Dopóki nie wybierzesz, zapisany kod pozostaje bez zmian.';
export const changeThisCode = 'Zmień ten kod';
export const makeNewOne = 'Utwórz nowy';
export const codeChanged = 'Kod zmieniony';
export const newCodeMade = 'Zmiana jest nowym kodem';
export const codeStays = (name: string) => `Kod „${isolate(name)}” pozostaje bez zmian.`;

// Toasts about saving
export const notChanged = 'Nie udało się zapisać. Spróbuj ponownie.';
export const codeNotSaved = 'Najpierw zapisz ten kod, a potem zmień go w dynamiczny.';
export const editsNotSaved =
  'Ostatnie zmiany nie są jeszcze zapisane. Zapisz je i spróbuj ponownie.';
