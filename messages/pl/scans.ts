/** The page with the scans of dynamic codes. */
import { isolate, number, plural } from './format.ts';

export const loading = 'Wczytywanie skanów…';

// Filters
export const code = 'Kod';
export const allCodes = 'Wszystkie kody';
export const thisCode = 'Ten kod';
export const codeOption = (title: string, slug: string) => `${isolate(title)} (${isolate(slug)})`;
export const period = 'Okres';
export const last7Days = 'Ostatnie 7 dni';
export const last30Days = 'Ostatnie 30 dni';
export const last90Days = 'Ostatnie 90 dni';
export const last12Months = 'Ostatnie 12 miesięcy';
export const allTime = 'Od początku';
export const customPeriod = 'Własny';
export const from = 'Od';
export const to = 'Do';

// Empty pages
export const noScans = 'Brak skanów w tym okresie';
export const noScansHint =
  'Zeskanuj jeden z kodów dynamicznych: skan pojawi się tu w ciągu kilku sekund. Możesz też wybrać powyżej inny okres.';
export const noCodes = 'Nie masz jeszcze kodów dynamicznych';
export const noCodesHint =
  'Skany zliczają tylko kody dynamiczne. Utwórz taki kod, aby zobaczyć, jak często, kiedy i gdzie jest skanowany.';
export const createCode = 'Utwórz kod';
export const codeWithoutScans = 'Brak skanów tego kodu';
export const codeWithoutScansHint =
  'Ten kod został usunięty lub jest statyczny. Skany zliczają tylko kody dynamiczne.';
export const showAllCodes = 'Pokaż wszystkie kody';

// Figures
export const scans = 'Skany';
export const visitors = 'Odwiedzający';
export const today = 'Dzisiaj';
export const live = 'Na żywo';
export const sinceFirstScan = 'Od pierwszego skanu';
export const noneDayBefore = 'Dzień wcześniej: brak';
export const noneBefore = (days: number) =>
  plural(days, {
    one: `Brak w ciągu poprzedniego ${number(days)} dnia`,
    few: `Brak w ciągu poprzednich ${number(days)} dni`,
    many: `Brak w ciągu poprzednich ${number(days)} dni`,
    other: `Brak w ciągu poprzednich ${number(days)} dnia`,
  });
export const changeToDayBefore = (change: string) => `${change} wobec poprzedniego dnia`;
export const changeToBefore = (change: string, days: number) =>
  plural(days, {
    one: `${change} wobec poprzedniego ${number(days)} dnia`,
    few: `${change} wobec poprzednich ${number(days)} dni`,
    many: `${change} wobec poprzednich ${number(days)} dni`,
    other: `${change} wobec poprzednich ${number(days)} dnia`,
  });

// Scans over time
export const scansOverTime = 'Skany w czasie';
export const scanCount = (count: number) =>
  plural(count, {
    one: `${number(count)} skan`,
    few: `${number(count)} skany`,
    many: `${number(count)} skanów`,
    other: `${number(count)} skanu`,
  });
export const visitorCount = (count: number) =>
  plural(count, {
    one: `${number(count)} odwiedzający`,
    few: `${number(count)} odwiedzających`,
    many: `${number(count)} odwiedzających`,
    other: `${number(count)} odwiedzającego`,
  });
export const targetChangeCount = (count: number) =>
  plural(count, {
    one: `${number(count)} zmiana celu`,
    few: `${number(count)} zmiany celu`,
    many: `${number(count)} zmian celu`,
    other: `${number(count)} zmiany celu`,
  });
export const peak = (count: number, time: string) => `szczyt: ${number(count)} (${time})`;
export const soFar = 'Dotychczas';
export const startSoFar = (start: string) => `${start} <note>(dotychczas)</note>`;
export const targetChanged = 'Zmiana celu';
export const targetChangedTo = 'Nowy cel: <target></target>';
export const showAsTable = 'Pokaż jako tabelę';
export const time = 'Czas';
export const hourOfDay = (day: string, hour: string, offset: string) =>
  `${day}, ${hour} (${offset})`;

// Ranking of codes
export const codes = 'Kody';
export const change = 'Zmiana';
export const newCode = 'Nowy';
export const showMore = (count: number) => `Pokaż jeszcze ${number(count)}`;
export const mostScanned = (shown: number, total: number) =>
  `Lista ${number(shown)} kodów z największą liczbą skanów. Każdy inny z Twoich ${number(total)} kodów można wybrać powyżej.`;

// Shares
export const countries = 'Kraje';
export const country = 'Kraj';
export const devices = 'Urządzenia';
export const device = 'Urządzenie';
export const mobile = 'Telefon';
export const tablet = 'Tablet';
export const desktop = 'Komputer';
export const tv = 'Telewizor';
export const systems = 'Systemy operacyjne';
export const system = 'System';
export const browsers = 'Przeglądarki';
export const browser = 'Przeglądarka';
export const referrers = 'Źródła';
export const page = 'Strona';
export const camera = 'Aparat lub aplikacja do skanowania';
export const share = 'Udział';
export const other = 'Inne';
export const unknown = 'Nieznane';

// Busiest times
export const busiestTimes = 'Godziny największego ruchu';
export const hour = (hour: number) => `${hour}:00`;
export const scansOfHour = (count: number, day: string, hour: number) =>
  plural(count, {
    one: `${day}, ${hour}:00–${hour + 1}:00: ${number(count)} skan`,
    few: `${day}, ${hour}:00–${hour + 1}:00: ${number(count)} skany`,
    many: `${day}, ${hour}:00–${hour + 1}:00: ${number(count)} skanów`,
    other: `${day}, ${hour}:00–${hour + 1}:00: ${number(count)} skanu`,
  });

// Below the page
export const footnote = (bots: number, previews: number) =>
  `Boty i podglądy w aplikacjach nie są liczone jako skany (w tym okresie: ${plural(bots, {
    one: `${number(bots)} bot`,
    few: `${number(bots)} boty`,
    many: `${number(bots)} botów`,
    other: `${number(bots)} bota`,
  })}, ${plural(previews, {
    one: `${number(previews)} podgląd`,
    few: `${number(previews)} podglądy`,
    many: `${number(previews)} podglądów`,
    other: `${number(previews)} podglądu`,
  })}). Każda osoba jest liczona raz na kod i dzień (UTC), więc gdy wróci innego dnia, liczy się ponownie. Adresy IP nie są zapisywane. Kraje: <link>IP Geolocation by DB-IP</link>.`;
