import { isolate, number, plural } from './format.ts';

export * from './first/links.ts';

// A new dynamic code
export const target = 'Cel';
export const newTargetHint = 'Można go zmienić w każdej chwili, nawet po wydrukowaniu kodu.';
export const slug = 'Własna końcówka';
export const randomSlug = 'Losowa';
export const slugHint = 'Od 3 do 32 liter, cyfr lub łączników. Później nie można jej zmienić.';
export const staysStatic =
  'Ten kod jest statyczny i może być wydrukowany, więc pozostaje bez zmian. Kopia dynamiczna to nowy kod z własnym wzorem.';
export const makeCopy = 'Utwórz kopię dynamiczną';
export const codesUsed = (used: number, max: number) =>
  plural(max, {
    one: `Wykorzystano ${number(used)} z ${number(max)} kodu dynamicznego`,
    few: `Wykorzystano ${number(used)} z ${number(max)} kodów dynamicznych`,
    many: `Wykorzystano ${number(used)} z ${number(max)} kodów dynamicznych`,
    other: `Wykorzystano ${number(used)} z ${number(max)} kodu dynamicznego`,
  });
export const codesUsedUpOfPlan = (used: number, max: number, larger: string) =>
  plural(max, {
    one: `Wykorzystano ${number(used)} z ${number(max)} kodu dynamicznego. Nadal działa i można go zmieniać. Aby utworzyć kolejny, usuń obecny lub przejdź na plan ${larger} w Ustawieniach.`,
    few: `Wykorzystano ${number(used)} z ${number(max)} kodów dynamicznych. Nadal działają i można je zmieniać. Aby utworzyć kolejny, usuń jeden lub przejdź na plan ${larger} w Ustawieniach.`,
    many: `Wykorzystano ${number(used)} z ${number(max)} kodów dynamicznych. Nadal działają i można je zmieniać. Aby utworzyć kolejny, usuń jeden lub przejdź na plan ${larger} w Ustawieniach.`,
    other: `Wykorzystano ${number(used)} z ${number(max)} kodu dynamicznego. Nadal działają i można je zmieniać. Aby utworzyć kolejny, usuń jeden lub przejdź na plan ${larger} w Ustawieniach.`,
  });
export const codesUsedUp = (used: number, max: number) =>
  plural(max, {
    one: `Wykorzystano ${number(used)} z ${number(max)} kodu dynamicznego. Nadal działa i można go zmieniać. Aby utworzyć kolejny, usuń obecny.`,
    few: `Wykorzystano ${number(used)} z ${number(max)} kodów dynamicznych. Nadal działają i można je zmieniać. Aby utworzyć kolejny, usuń jeden.`,
    many: `Wykorzystano ${number(used)} z ${number(max)} kodów dynamicznych. Nadal działają i można je zmieniać. Aby utworzyć kolejny, usuń jeden.`,
    other: `Wykorzystano ${number(used)} z ${number(max)} kodu dynamicznego. Nadal działają i można je zmieniać. Aby utworzyć kolejny, usuń jeden.`,
  });
export const reserveFailed = 'Nie udało się zarezerwować kodu';

// UTM tags, which analytics tools read from an address
export const utmTags = 'Tagi UTM';
export const utmHint =
  'Dodawane do celu, aby Twoja analityka rozpoznała kod. Tagi, które cel już zawiera, pozostają bez zmian.';
export const passQuery = 'Przekazuj parametry';
export const passQueryHint =
  'To, co w otwartym krótkim linku następuje po znaku ?, zostaje dodane do celu, na przykład ?\u2060stolik=7. Parametry, które cel już zawiera, pozostają bez zmian.';
export const noTags = 'Brak';
export const tagsAdded = (count: number) => `Dodano: ${number(count)}`;
export const sourceExample = 'plakat';
export const mediumExample = 'druk';
export const campaignExample = 'lato-2026';

// A dynamic code
export const shortLink = 'Krótki link';
export const copy = 'Kopiuj link';
export const copied = 'Skopiowano';
export const scans = 'Skany';
export const targetHint =
  'Publikowany po naciśnięciu klawisza Enter lub przejściu do innego pola. Wydrukowane kody zaczną tam prowadzić w ciągu sekundy.';
export const saveFailed = 'Nie udało się zapisać. Spróbuj ponownie.';
export const addressIncomplete = 'Wpisz adres strony, na przykład example.com/menu.';
export const addressInvalid = 'To nie jest adres strony. Wpisz adres taki jak example.com/menu.';
export const disabledNotice =
  'Wyłączyliśmy ten kod, bo może być szkodliwy. Jeśli to pomyłka, napisz do nas ze strony „Kontakt”.';

// Pause
export const pause = 'Wstrzymanie';
export const paused = 'Wstrzymany';
export const active = 'Aktywny';
export const pausedNotice =
  'Ten kod jest wstrzymany: każdy, kto go zeskanuje, zobaczy zamiast celu komunikat.';
export const pauseCode = 'Wstrzymaj ten kod';
export const pauseHint =
  'Każdy, kto go zeskanuje, zobaczy zamiast celu komunikat. Puste pole oznacza komunikat standardowy.';
export const pauseText = 'Komunikat dla odwiedzających';
export const pauseTextExample = 'Wracamy w poniedziałek.';

// Schedule
export const schedule = 'Harmonogram';
export const noSchedule = 'Bez harmonogramu';
export const scheduleFrom = (start: string) => `od: ${start}`;
export const scheduleUntil = (end: string) => `do: ${end}`;
export const scheduleFromUntil = (start: string, end: string) => `od: ${start}, do: ${end}`;
export const start = 'Początek';
export const startHint = (zone: string) =>
  `Twój czas (${isolate(zone)}). Zostaw puste, aby zacząć teraz.`;
export const end = 'Koniec';
export const endHint = 'Zostaw puste, aby nie ustawiać końca.';
export const endBeforeStart = 'Koniec musi być po początku.';
export const timeIncomplete = 'Wpisz datę i godzinę.';
export const yearDigits = 'Wpisz rok czterema cyframi.';
export const fallback = 'Poza harmonogramem';
export const fallbackHint =
  'Dokąd kierować odwiedzających. Zostaw puste, aby wyświetlać komunikat.';
