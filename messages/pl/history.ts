import { isolate, number, plural } from './format.ts';

export const changeMissing = 'Tej zmiany nie ma już w historii.';
export const changedLater =
  'Ta część kodu została w międzyczasie ponownie zmieniona. Najnowsze zmiany są widoczne w historii.';
export const title = 'Historia';
export const intro =
  'Wszystkie Twoje zmiany w tym kodzie. Po przywróceniu wcześniejszej wersji krótki link i skany pozostają.';
export const listLabel = 'Zmiany, od najnowszej';
export const loading = 'Wczytywanie…';
export const notLoaded = 'Nie udało się wczytać historii.';
export const empty = 'Od zapisania tego kodu nic się nie zmieniło.';
export const partTitle = 'Tytuł';
export const partContent = 'Treść';
export const partDesign = 'Wygląd';
export const partTarget = 'Cel';
export const partState = 'Wstrzymanie';
export const partSchedule = 'Harmonogram';
export const before = 'Przed';
export const after = 'Po';
export const lookBefore = 'Kod przed zmianą';
export const lookAfter = 'Kod po zmianie';
export const noPicture = 'Brak podglądu';
export const nothing = 'Brak';
export const yes = 'Tak';
export const no = 'Nie';
export const reversal = 'Przywrócono';
export const byJob = 'Zmiana zbiorcza';
export const goBack = 'Przywróć tę wersję';
export const goBackTo = (part: string, time: string) =>
  `Przywróć tę wersję: ${part}, przed ${time}`;
export const goneBackTitle = 'Przywrócono wersję';
export const goneBack = 'Wcześniejsza wersja została przywrócona.';
export const unchanged = 'Kod już odpowiada tej wersji.';
export const goBackFailed = 'Nie udało się zmienić kodu. Spróbuj ponownie.';
export const undo = 'Cofnij';
export const binPageTitle = (site: string) => `Kosz | ${site}`;
export const binPageDescription =
  'Usunięte kody: można je przywrócić w ciągu 30 dni lub usunąć na zawsze.';
export const binHeading = 'Kosz';
export const binBack = 'Wszystkie kody';
export const binIntro =
  'Usunięte kody pozostają tu przez 30 dni. Wydrukowane kopie kodu dynamicznego nie działają, dopóki go nie przywrócisz.';
export const binReason = 'Zaloguj się, aby zobaczyć usunięte kody.';
export const binNotLoaded = 'Nie udało się wczytać kosza.';
export const binEmpty = 'Kosz jest pusty';
export const binEmptyText =
  'Usunięte kody pozostają tu przez 30 dni, na wypadek gdyby były jeszcze potrzebne.';
export const binCount = (count: number) =>
  plural(count, {
    one: `${number(count)} kod`,
    few: `${number(count)} kody`,
    many: `${number(count)} kodów`,
    other: `${number(count)} kodu`,
  });
export const dynamicCode = 'Kod dynamiczny';
export const deletedAt = (time: string) => `Usunięto: ${time}`;
export const daysLeft = (count: number) =>
  plural(count, {
    one: `został ${number(count)} dzień`,
    few: `zostały ${number(count)} dni`,
    many: `zostało ${number(count)} dni`,
    other: `zostało ${number(count)} dnia`,
  });
export const restore = 'Przywróć';
export const restoreCode = (name: string) => `Przywróć ${isolate(name)}`;
export const restoredTitle = 'Przywrócono kod';
export const restored = (name: string) => `${isolate(name)} znów jest wśród zapisanych kodów.`;
export const restoreFailed = 'Nie udało się przywrócić kodu. Spróbuj ponownie.';
export const deleteForGood = 'Usuń na zawsze';
export const deleteCodeForGood = (name: string) => `Usuń na zawsze ${isolate(name)}`;
export const deleteForGoodTitle = (name: string) => `Usunąć na zawsze „${isolate(name)}”?`;
export const deleteForGoodText = 'Kodu i jego historii nie da się odzyskać.';
export const deleteLinkText =
  'Wydrukowane kopie przestaną działać na zawsze. Krótkiego linku i historii skanów nie da się odzyskać.';
export const deleteFailed = 'Nie udało się usunąć. Spróbuj ponownie.';
export const emptyBin = 'Opróżnij kosz';
export const emptyTitle = (count: number) =>
  plural(count, {
    one: `Usunąć na zawsze ${number(count)} kod?`,
    few: `Usunąć na zawsze ${number(count)} kody?`,
    many: `Usunąć na zawsze ${number(count)} kodów?`,
    other: `Usunąć na zawsze ${number(count)} kodu?`,
  });
export const emptyText =
  'Wydrukowane kopie kodów dynamicznych przestaną działać na zawsze. Krótkich linków i historii skanów nie da się odzyskać.';
export const showMore = 'Pokaż więcej';
export const cancel = 'Anuluj';
