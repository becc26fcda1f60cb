import { isolate, number, plural } from './format.ts';

export const jobMissing = 'Ta zmiana nie jest już dostępna. Zmianę można cofnąć przez jeden dzień.';
export const staticCode =
  'Ten kod jest statyczny. Tylko kody dynamiczne mają cel i harmonogram i tylko je można wstrzymać.';

export const tooManyJobs = (max: number) =>
  `Limit zmian zbiorczych wykonywanych jednocześnie: ${number(max)}. Poczekaj, aż któraś się zakończy, i spróbuj ponownie.`;

export const actions = 'Zmień zaznaczone kody';
export const more = 'Więcej';
export const move = 'Przenieś';
export const tag = 'Otaguj';
export const pause = 'Wstrzymaj';
export const resume = 'Wznów';
export const changeTarget = 'Zmień cel';
export const replaceInTargets = 'Znajdź i zamień w celach';
export const schedule = 'Harmonogram';
export const applyDesign = 'Zastosuj wygląd';
export const rename = 'Zmień nazwy';
export const deleteCodes = 'Usuń';
export const tooManySelected = (max: number) =>
  `Pojedynczo można zaznaczyć najwyżej ${number(max)} kodów. Aby zaznaczyć więcej, użyj opcji „Zaznacz wszystkie”.`;

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
  'Wszystkie zaznaczone kody dynamiczne będą prowadzić pod ten adres w ciągu sekundy.';
export const find = 'Znajdź';
export const replaceWith = 'Zamień na';
export const replaceHint =
  'Zamieniane są wszystkie wystąpienia w celach, dokładnie tak, jak je wpisano.';
export const replace = 'Zamień';
export const pattern = 'Nowy tytuł';
export const patternHint =
  'Można użyć symboli: {title} to obecny tytuł, {number} to numery 1, 2, 3…, {slug} to końcówka krótkiego linku, a {host} to domena celu.';
export const preview = 'Podgląd';
export const previewOf = (changing: number, total: number) =>
  `Kody do zmiany: ${number(changing)} z ${number(total)}`;
export const before = 'Obecnie';
export const after = 'Po zmianie';
export const previewFailed = 'Nie udało się wczytać podglądu.';
export const moreRows = (count: number) =>
  plural(count, {
    one: `i jeszcze ${number(count)}`,
    few: `i jeszcze ${number(count)}`,
    many: `i jeszcze ${number(count)}`,
    other: `i jeszcze ${number(count)}`,
  });
export const pauseText = 'Komunikat dla odwiedzających';
export const pauseTextHint = 'Puste pole oznacza komunikat standardowy.';
export const start = 'Początek';
export const end = 'Koniec';
export const scheduleHint = (zone: string) =>
  `Godziny według Twojej strefy czasowej (${isolate(zone)}). Puste pole usuwa początek lub koniec.`;
export const fallback = 'Poza tym okresem';
export const fallbackHint =
  'Dokąd kierować odwiedzających w zamian. Puste pole oznacza stronę z informacją, że kod nie jest aktywny.';
export const setSchedule = 'Ustaw harmonogram';
export const folder = 'Folder';
export const noFolder = 'Bez folderu';
export const add = 'Dodaj';
export const remove = 'Usuń';
export const keep = 'Bez zmian';
export const noTags = 'Nie masz jeszcze tagów. Aby utworzyć tag, wybierz „Nowy tag” obok listy.';
export const design = 'Wygląd';
export const designHint =
  'Wydrukowane kody nadal działają. Inaczej będą wyglądać tylko pliki pobrane od teraz.';
export const keepFrameTexts = 'Zachowaj tekst każdej ramki';
export const keepFrameTextsHint = 'W przeciwnym razie wszystkie otrzymają tekst nowego wyglądu.';
export const apply = 'Zastosuj';
export const deleteText =
  'Kody trafią do kosza na 30 dni. Do czasu przywrócenia każdy, kto zeskanuje kod dynamiczny, zobaczy, że został on usunięty.';

export const working = (done: number, total: number) => `${number(done)} z ${number(total)} kodów`;
export const bulkChange = 'Zmiana zbiorcza';
export const progress = 'Zmienianie zaznaczonych kodów…';
export const undoing = 'Cofanie zmiany…';
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
    one: `${number(count)} kod pozostał bez zmian:`,
    few: `${number(count)} kody pozostały bez zmian:`,
    many: `${number(count)} kodów pozostało bez zmian:`,
    other: `${number(count)} kodu pozostało bez zmian:`,
  });
export const undo = 'Cofnij';
export const stopAndUndo = 'Zatrzymaj i cofnij';
export const undoRest = 'Cofnij pozostałe';
export const notStarted = 'Nie udało się zmienić kodów. Spróbuj ponownie.';
export const notUndone = 'Nie udało się cofnąć zmiany. Spróbuj ponownie.';
export const unnamed = 'Kod bez nazwy';
