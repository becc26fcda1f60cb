import { number, plural } from './format.ts';

export const title = 'Tworzenie kodów jest darmowe. Zawsze.';
export const intro =
  'Załóż konto, aby je zapisywać i edytować. Wydrukowane kody działają dalej w każdym planie.';
export const price = '0\u00a0€';

// Without an account
export const guest = 'Bez konta';
export const guestNote = 'bez rejestracji';
export const guestCodes = 'Kody statyczne bez limitu';
export const guestContent = 'Każdy rodzaj treści, od linku po sieć Wi-Fi';
export const guestDesign = 'Każdy wygląd i każdy format, bez znaku wodnego';
export const guestBulk = 'Wiele kodów naraz: do 5000 z arkusza';
export const guestPrivacy =
  'Kody powstają w przeglądarce, nigdy nie wygasają, a ich skany nie są rejestrowane';
export const makeCode = 'Utwórz kod';

// Free
export const freeNote = 'na zawsze';
export const freeCodes = (codes: number, dynamic: number) =>
  plural(codes, {
    one: `Do ${number(codes)} zapisanego kodu, w tym do ${number(dynamic)} dynamicznych`,
    few: `Do ${number(codes)} zapisanych kodów, w tym do ${number(dynamic)} dynamicznych`,
    many: `Do ${number(codes)} zapisanych kodów, w tym do ${number(dynamic)} dynamicznych`,
    other: `Do ${number(codes)} zapisanego kodu, w tym do ${number(dynamic)} dynamicznych`,
  });
export const freeChanges = 'Zmiana celu wydrukowanego kodu i wgląd w jego skany';
export const freeDevices = 'Edycja kodów na każdym urządzeniu';
export const freeDownloads = 'Pobieranie jednego kodu lub wszystkich w pliku zip';
export const freeExport = 'Eksport wszystkiego lub usunięcie konta w każdej chwili';
export const allCodes = 'Wszystkie kody';
export const createAccount = 'Załóż konto';

// Pro
export const proNote = 'na razie, bez karty';
export const proBase = (plan: string) => `Wszystko, co daje plan ${plan}`;
export const proCodes = (codes: number) =>
  plural(codes, {
    one: `Do ${number(codes)} zapisanego kodu, może być dynamiczny`,
    few: `Do ${number(codes)} zapisanych kodów, wszystkie mogą być dynamiczne`,
    many: `Do ${number(codes)} zapisanych kodów, wszystkie mogą być dynamiczne`,
    other: `Do ${number(codes)} zapisanego kodu, wszystkie mogą być dynamiczne`,
  });
export const proSlugs = 'Własne końcówki krótkich linków';
export const proDowngrade =
  'Jeśli plan Pro kiedyś się skończy, kody pozostaną i będą działać dalej';
export const upgrade = 'Zmień plan w Ustawieniach';
export const signUpToUpgrade = 'Załóż konto, aby zmienić plan';

// Questions
export const questions = 'Najczęstsze pytania';
export const stopQuestion = 'Czy wydrukowany kod może kiedyś przestać działać?';
export const stopAnswer =
  'Nie z powodu planu. Kod statyczny zawiera sam link. Nie potrzebuje konta ani planu i działa tak długo jak link. Nie potrzebuje też naszych serwerów; tylko kod, który prowadzi zarówno do App Store, jak i do Google Play, najpierw otwiera naszą stronę. Kod dynamiczny prowadzi przez nasz krótki link i działa w każdym planie, dopóki go nie wstrzymasz lub nie usuniesz, nie minie jego data końcowa albo nie wyłączymy go z powodu nadużycia.';
export const limitQuestion = 'A jeśli mam więcej kodów, niż pozwala mój plan?';
export const limitAnswer = (codes: number, free: string, pro: string) =>
  plural(codes, {
    one: `Niczego nie zabieramy. Jeśli kodów jest więcej niż ${number(codes)}, a Twój plan to ${free}, nadal możesz wszystkie otwierać, edytować i pobierać. Nie dodasz tylko nowych, dopóki nie usuniesz wszystkich lub nie przejdziesz na plan ${pro}.`,
    few: `Niczego nie zabieramy. Jeśli kodów jest więcej niż ${number(codes)}, a Twój plan to ${free}, nadal możesz wszystkie otwierać, edytować i pobierać. Nie dodasz tylko nowych, dopóki nie będzie ich mniej niż ${number(codes)} lub nie przejdziesz na plan ${pro}.`,
    many: `Niczego nie zabieramy. Jeśli kodów jest więcej niż ${number(codes)}, a Twój plan to ${free}, nadal możesz wszystkie otwierać, edytować i pobierać. Nie dodasz tylko nowych, dopóki nie będzie ich mniej niż ${number(codes)} lub nie przejdziesz na plan ${pro}.`,
    other: `Niczego nie zabieramy. Jeśli kodów jest więcej niż ${number(codes)}, a Twój plan to ${free}, nadal możesz wszystkie otwierać, edytować i pobierać. Nie dodasz tylko nowych, dopóki nie będzie ich mniej niż ${number(codes)} lub nie przejdziesz na plan ${pro}.`,
  });
export const dynamicQuestion = 'Co to jest kod dynamiczny?';
export const dynamicAnswer =
  'Kod, który zamiast Twojego adresu zawiera nasz krótki link. Po wydrukowaniu możesz zmienić jego cel, wstrzymać go, ustawić mu początek i koniec oraz sprawdzać, jak często jest skanowany. Wyłączamy kody tylko z powodu nadużyć.';
export const watermarkQuestion = 'Czy darmowe kody mają znak wodny lub mniejszy rozmiar?';
export const watermarkAnswer = 'Ani jedno, ani drugie. Wszyscy dostają ten sam plik.';
export const leaveQuestion = 'Czy mogę zrezygnować w każdej chwili?';
export const leaveAnswer = 'Tak. Wyeksportuj wszystko, a potem usuń konto w Ustawieniach.';
