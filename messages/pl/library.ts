import { isolate, number, plural } from './format.ts';

export * from './first/library.ts';

export const pageTitle = (site: string) => `Kody | ${site}`;
export const pageDescription = 'Szukaj, sortuj i porządkuj zapisane kody QR.';
export const heading = 'Kody';
export const reason = 'Ta strona pokazuje zapisane kody.';
export const loading = 'Wczytywanie kodów…';
export const codesNotLoaded = 'Nie udało się wczytać kodów. Spróbuj ponownie.';
export const newCode = 'Nowy kod';
export const codeCount = (count: number) =>
  plural(count, {
    one: `${number(count)} kod`,
    few: `${number(count)} kody`,
    many: `${number(count)} kodów`,
    other: `${number(count)} kodu`,
  });
export const search = 'Szukaj kodów';
export const searchHint = 'Tytuł, treść, cel lub tag';
export const filters = 'Filtry';
export const kind = 'Typ kodu';
export const anyKind = 'Statyczne i dynamiczne';
export const staticCodes = 'Statyczne';
export const dynamicCodes = 'Dynamiczne';
export const state = 'Stan';
export const anyState = 'Dowolny stan';
export const active = 'Aktywny';
export const paused = 'Wstrzymany';
export const scheduled = 'Zaplanowany';
export const ended = 'Zakończony';
export const disabled = 'Zablokowany';
export const type = 'Rodzaj treści';
export const anyType = 'Dowolny rodzaj';
export const clearFilters = 'Wyczyść filtry';
export const sortBy = 'Sortuj według';
export const newestFirst = 'Od najnowszych';
export const oldestFirst = 'Od najstarszych';
export const lastChanged = 'Ostatnio zmienione';
export const titleAToZ = 'Tytuł, od A do Z';
export const titleZToA = 'Tytuł, od Z do A';
export const mostScans = 'Najwięcej skanów';
export const fewestScans = 'Najmniej skanów';
export const longestUnchanged = 'Najdawniej zmienione';
export const view = 'Widok';
export const table = 'Tabela';
export const grid = 'Siatka';
export const preview = 'Podgląd';
export const title = 'Tytuł';
export const target = 'Cel';
export const folder = 'Folder';
export const tags = 'Tagi';
export const scans = 'Skany (30 dni)';
export const changed = 'Zmieniono';
export const scanCount = (count: number) =>
  plural(count, {
    one: `${number(count)} skan w ciągu 30 dni`,
    few: `${number(count)} skany w ciągu 30 dni`,
    many: `${number(count)} skanów w ciągu 30 dni`,
    other: `${number(count)} skanu w ciągu 30 dni`,
  });
export const emptyTitle = 'Nie ma jeszcze kodów';
export const emptyText = 'Tutaj zapisują się kody utworzone lub pobrane po zalogowaniu.';
export const createCode = 'Utwórz kod';
export const noMatchTitle = 'Brak pasujących kodów';
export const noMatchText = 'Spróbuj innych słów lub mniejszej liczby filtrów.';
export const groups = 'Foldery i tagi';
export const folders = 'Foldery';
export const allCodes = 'Wszystkie kody';
export const groupsNotLoaded = 'Nie udało się wczytać folderów i tagów.';
export const noFolder = 'Bez folderu';
export const newFolder = 'Nowy folder';
export const newTag = 'Nowy tag';
export const editFolder = (name: string) => `Edytuj folder ${isolate(name)}`;
export const editTag = (name: string) => `Edytuj tag ${isolate(name)}`;
export const name = 'Nazwa';
export const parentFolder = 'Folder nadrzędny';
export const noParent = 'Brak (najwyższy poziom)';
export const hasNested =
  'Ten folder zawiera inne foldery, więc nie można go umieścić w innym folderze.';
export const save = 'Zapisz';
export const cancel = 'Anuluj';
export const deleteFolder = 'Usuń folder';
export const deleteFolderTitle = (name: string) => `Usunąć folder „${isolate(name)}”?`;
export const deleteFolderText = 'Kody w tym folderze pozostaną zapisane.';
export const deleteTag = 'Usuń tag';
export const deleteTagTitle = (name: string) => `Usunąć tag „${isolate(name)}”?`;
export const deleteTagText = 'Kody z tym tagiem pozostaną zapisane.';
export const savedFilters = 'Zapisane filtry';
export const saveFilter = 'Zapisz filtr';
export const deleteFilter = (name: string) => `Usuń zapisany filtr ${isolate(name)}`;
export const filterDeleted = 'Usunięto filtr';
export const undo = 'Cofnij';
export const notSaved = 'Nie udało się zapisać zmiany. Spróbuj ponownie.';
export const renamedElsewhere = (name: string) =>
  `Na innym urządzeniu zmieniono nazwę na „${isolate(name)}”. Zapisz ponownie, aby użyć wpisanej nazwy.`;
export const changedElsewhere =
  'Zmieniono na innym urządzeniu. Zapisz ponownie, aby zachować swoją wersję.';
export const selection = 'Zaznaczenie';
export const selectAllCodes = 'Zaznacz wszystkie kody';
export const selectCode = (name: string) => `Zaznacz kod ${isolate(name)}`;
export const copyShortLink = (name: string) => `Kopiuj krótki link kodu ${isolate(name)}`;
export const selected = (count: number) =>
  plural(count, {
    one: `Zaznaczono: ${number(count)}`,
    few: `Zaznaczono: ${number(count)}`,
    many: `Zaznaczono: ${number(count)}`,
    other: `Zaznaczono: ${number(count)}`,
  });
export const selectAll = (count: number) => `Zaznacz wszystkie (${number(count)})`;
export const clearSelection = 'Wyczyść zaznaczenie';
export const download = 'Pobierz';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} z ${number(total)}…`;
export const openInGenerator = 'Otwórz w generatorze';
export const moveToFolder = 'Przenieś do folderu';
export const duplicate = 'Duplikuj';
export const copyOf = (title: string) => `Kopia: ${title}`;
export const codeDuplicated = 'Kod zduplikowany';
export const notDuplicated = 'Nie udało się zduplikować kodu. Spróbuj ponownie.';
export const codeActions = (name: string) => `Działania: ${isolate(name)}`;
export const deleteKey = 'Del';
export const palette = 'Paleta poleceń';
export const paletteHint = 'Znajdź kod, stronę lub czynność';
export const pages = 'Strony';
export const actions = 'Czynności';
export const nothingFound = 'Brak wyników';
export const bulkAction = 'Utwórz wiele kodów';
