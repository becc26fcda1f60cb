import { isolate, number, plural } from './format.ts';

export const jobMissing =
  'Ta zmiana już nie istnieje: zmianę można obejrzeć i cofnąć przez jeden dzień.';
export const staticCode =
  'Ten kod jest statyczny: cel, stan i harmonogram mają tylko kody dynamiczne.';

export const tooManyJobs = (max: number) =>
  `Jednocześnie może trwać najwyżej ${number(max)} zmian wielu kodów. Proszę rozpocząć tę zmianę, gdy inna się zakończy.`;

export const actions = 'Zmień zaznaczone kody';
export const more = 'Więcej';
export const move = 'Przenieś';
export const tag = 'Otaguj';
export const pause = 'Wstrzymaj';
export const resume = 'Wznów';
export const changeTarget = 'Zmień cel';
export const replaceInTargets = 'Zamień w celach';
export const schedule = 'Harmonogram';
export const applyDesign = 'Zastosuj wygląd';
export const rename = 'Zmień nazwy';
export const deleteCodes = 'Usuń';
export const tooManySelected = (max: number) =>
  `Zaznacz pojedynczo najwyżej ${number(max)} kodów albo wszystkie pasujące.`;

export const cancel = 'Anuluj';
export const codesSelected = (count: number) =>
  plural(count, {
    one: `${number(count)} kod`,
    few: `${number(count)} kody`,
    many: `${number(count)} kodów`,
    other: `${number(count)} kodu`,
  });
export const target = 'Cel';
export const targetHint =
  'Wszystkie zaznaczone kody dynamiczne będą tam prowadzić w ciągu sekundy.';
export const find = 'Znajdź';
export const replaceWith = 'Zamień na';
export const replaceHint =
  'Zamieniane są wszystkie wystąpienia w celach, dokładnie tak, jak je wpisano.';
export const replace = 'Zamień';
export const pattern = 'Nowa nazwa';
export const patternHint =
  '{title}, {number}, {slug} i {host} oznaczają obecną nazwę, 1, 2, 3…, końcówkę krótkiego linku i host celu.';
export const preview = 'Podgląd';
export const previewOf = (changing: number, total: number) =>
  `Kody do zmiany: ${number(changing)} z ${number(total)}`;
export const before = 'Teraz';
export const after = 'Potem';
export const previewFailed = 'Nie udało się wczytać podglądu.';
export const moreRows = (count: number) =>
  plural(count, {
    one: `i jeszcze ${number(count)}`,
    few: `i jeszcze ${number(count)}`,
    many: `i jeszcze ${number(count)}`,
    other: `i jeszcze ${number(count)}`,
  });
export const pauseText = 'Komunikat dla odwiedzających';
export const pauseTextHint = 'Puste pole oznacza nasz własny tekst.';
export const start = 'Początek';
export const end = 'Koniec';
export const scheduleHint = (zone: string) =>
  `W czasie lokalnym (${isolate(zone)}). Puste pole usuwa początek lub koniec.`;
export const fallback = 'Przed początkiem i po końcu';
export const fallbackHint = 'Puste pole oznacza stronę z informacją, że kod nie jest aktywny.';
export const setSchedule = 'Ustaw harmonogram';
export const folder = 'Folder';
export const noFolder = 'Bez folderu';
export const add = 'Dodaj';
export const remove = 'Usuń';
export const keep = 'Zostaw';
export const noTags = 'Nie ma jeszcze tagów. Najpierw utwórz tag obok listy.';
export const design = 'Wygląd';
export const designOf = (title: string) => `Wygląd kodu ${isolate(title)}`;
export const designHint =
  'Wydrukowane kody nadal działają; inaczej wyglądają tylko pliki pobrane od teraz.';
export const apply = 'Zastosuj';
export const deleteText =
  'Trafią do kosza na 30 dni. Do czasu przywrócenia każdy, kto zeskanuje kod dynamiczny, zobaczy, że został on usunięty.';

export const working = (done: number, total: number) => `${number(done)} z ${number(total)} kodów`;
export const progress = 'Zmienianie zaznaczonych kodów';
export const undoing = 'Cofanie zmiany';
export const codesChanged = (count: number) =>
  plural(count, {
    one: `Zmieniono ${number(count)} kod.`,
    few: `Zmieniono ${number(count)} kody.`,
    many: `Zmieniono ${number(count)} kodów.`,
    other: `Zmieniono ${number(count)} kodu.`,
  });
export const codesDeleted = (count: number) =>
  plural(count, {
    one: `Usunięto ${number(count)} kod.`,
    few: `Usunięto ${number(count)} kody.`,
    many: `Usunięto ${number(count)} kodów.`,
    other: `Usunięto ${number(count)} kodu.`,
  });
export const codesUndone = (count: number) =>
  plural(count, {
    one: `Cofnięto zmianę ${number(count)} kodu.`,
    few: `Cofnięto zmianę ${number(count)} kodów.`,
    many: `Cofnięto zmianę ${number(count)} kodów.`,
    other: `Cofnięto zmianę ${number(count)} kodu.`,
  });
export const codesFailed = (count: number) =>
  plural(count, {
    one: `Nie udało się zmienić ${number(count)} kodu.`,
    few: `Nie udało się zmienić ${number(count)} kodów.`,
    many: `Nie udało się zmienić ${number(count)} kodów.`,
    other: `Nie udało się zmienić ${number(count)} kodu.`,
  });
export const codesKept = (count: number) =>
  plural(count, {
    one: `${number(count)} kod pozostaje bez zmian:`,
    few: `${number(count)} kody pozostają bez zmian:`,
    many: `${number(count)} kodów pozostaje bez zmian:`,
    other: `${number(count)} kodu pozostaje bez zmian:`,
  });
export const undo = 'Cofnij';
export const stopAndUndo = 'Zatrzymaj i cofnij';
export const notStarted = 'Nie udało się zmienić kodów. Spróbuj ponownie.';
export const notUndone = 'Nie udało się cofnąć zmiany. Spróbuj ponownie.';
export const unnamed = 'Kod';
