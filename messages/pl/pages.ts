import { number, plural } from './format.ts';

export * from './first/pages.ts';

// Titles and descriptions: the tab of the browser, and what a search engine shows. `site` is the name of the site.
export const landingTitle = (site: string) =>
  `Stwórz profesjonalny kod QR w kilka sekund | ${site}`;
export const landingDescription =
  'Stwórz kod QR do linku, wizytówki, Wi-Fi, wydarzenia lub płatności i wydrukuj go w dowolnym rozmiarze. Za darmo, a kod statyczny nigdy nie wygasa.';
export const pricingTitle = (site: string) => `Cennik | ${site}`;
export const pricingDescription = (codes: number, dynamic: number, proCodes: number, pro: string) =>
  plural(codes, {
    one: `Statyczne kody QR są darmowe i bez limitu, bez rejestracji. Darmowe konto mieści do ${number(codes)} kodu, w tym do ${number(dynamic)} dynamicznych, a plan ${pro} do ${number(proCodes)}.`,
    few: `Statyczne kody QR są darmowe i bez limitu, bez rejestracji. Darmowe konto mieści do ${number(codes)} kodów, w tym do ${number(dynamic)} dynamicznych, a plan ${pro} do ${number(proCodes)}.`,
    many: `Statyczne kody QR są darmowe i bez limitu, bez rejestracji. Darmowe konto mieści do ${number(codes)} kodów, w tym do ${number(dynamic)} dynamicznych, a plan ${pro} do ${number(proCodes)}.`,
    other: `Statyczne kody QR są darmowe i bez limitu, bez rejestracji. Darmowe konto mieści do ${number(codes)} kodu, w tym do ${number(dynamic)} dynamicznych, a plan ${pro} do ${number(proCodes)}.`,
  });
export const examplesTitle = (site: string) => `Przykłady kodów QR | ${site}`;
export const examplesDescription =
  'Kody QR na menu, wizytówki, plakaty, tablice i nie tylko. Zeskanuj kod z ekranu albo otwórz go w generatorze i dopasuj do siebie.';
export const bulkTitle = (site: string) => `Masowe generowanie kodów QR | ${site}`;
export const bulkDescription =
  'Masowe tworzenie kodów QR z Excela: do 5000 wierszy w pliku zip, a każdy kod sprawdzony. Lista nie opuszcza przeglądarki, chyba że zapiszesz kody.';
export const scansTitle = (site: string) => `Skany | ${site}`;
export const scansDescription = 'Jak często, kiedy i gdzie skanowane są Twoje dynamiczne kody QR.';
export const contactTitle = (site: string) => `Kontakt | ${site}`;
export const contactDescription = (site: string) =>
  `${site}: jak się z nami skontaktować w sprawie pytań, pomysłów, nieczytelnego kodu lub problemu z bezpieczeństwem.`;
export const reportTitle = (site: string) => `Zgłoś kod | ${site}`;
export const reportDescription =
  'Zgłoś nasz kod QR, który prowadzi do phishingu, złośliwego oprogramowania, spamu lub czegoś gorszego.';
export const resetTitle = (site: string) => `Nowe hasło | ${site}`;
export const resetDescription = 'Wybierz nowe hasło do swojego konta.';
export const storesTitle = (site: string) => `Pobierz aplikację | ${site}`;
export const storesDescription = 'Otwiera aplikację w sklepie z aplikacjami na telefonie.';
export const notFoundTitle = (site: string) => `Nie znaleziono strony | ${site}`;
export const notFoundDescription = 'Ta strona nie istnieje.';

// The generator
export const notCreated = 'Nie utworzono';
export const dynamicCreated = 'Utworzono kod dynamiczny';
export const staticKept = 'To nowy kod. Kod statyczny pozostaje bez zmian.';

// Bulk codes
export const bulkHeading = 'Wiele kodów QR naraz';
export const bulkIntro =
  'Zamień arkusz w plik zip z kodami, z których każdy sprawdzają dwa silniki odczytu. Lista pozostaje w tej przeglądarce, chyba że zapiszesz kody na koncie.';

// Scans
export const scansHeading = 'Skany';
export const scansReason = 'Ta strona pokazuje, jak często skanowane są Twoje kody dynamiczne.';

// Contact
export const contactHeading = 'Kontakt';
export const writeTitle = 'Napisz do nas';
export const writeText =
  'Wiadomości na adres <mail></mail> czyta człowiek. Warto podać, co ma zostać wydrukowane i gdzie kod będzie skanowany.';
export const scanTitle = 'Kodu nie da się odczytać';
export const scanText =
  'Załącz plik i zdjęcie wydruku oraz podaj model telefonu. <guide>Poradnik zgodności</guide> wymienia najczęstsze przyczyny: za mały rozmiar, za mały margines, za mały kontrast.';
export const abuseTitle = 'Zgłoś nadużycie';
export const abuseText =
  'Jeśli kod z naszym krótkim linkiem prowadzi do phishingu, złośliwego oprogramowania lub spamu, <report>zgłoś go</report>. Konto nie jest potrzebne.';
export const feedbackTitle = 'Opinia podczas pracy';
export const feedbackText =
  'Po zalogowaniu przycisk „Opinia” otwiera krótki formularz na każdej stronie.';
export const company = 'Dane firmy zawiera <imprint>nota prawna</imprint>.';

// Report a code
export const reportHeading = 'Zgłoś kod';
export const reportIntro =
  'Kod QR z naszym krótkim linkiem prowadzi w szkodliwe miejsce? Każde zgłoszenie czyta człowiek, a szkodliwe kody wyłączamy. Konto nie jest potrzebne.';
export const reportThanks = 'Dziękujemy za zgłoszenie';
export const reportNext =
  'Jeśli to jeden z naszych kodów, sprawdzimy go. Jeśli Twoje hasło lub pieniądze mogły trafić w niepowołane ręce, od razu zmień hasło i zadzwoń do banku. Nie czekaj na nas.';
export const reportAnother = 'Zgłoś inny kod';

// New password
export const resetHeading = 'Wybierz nowe hasło';

// App stores: the page behind codes of apps
export const storesHeading = 'Pobierz aplikację';
export const storesChoose = 'Wybierz sklep z aplikacjami.';
export const storesIncomplete =
  'Ten link jest niepełny: nie wskazuje aplikacji. Zeskanuj kod ponownie albo wyszukaj aplikację w swoim sklepie z aplikacjami.';
export const storesNeedScripts =
  'Ta strona potrzebuje JavaScriptu, aby znaleźć aplikację. Włącz go i odśwież stronę albo wyszukaj aplikację w swoim sklepie z aplikacjami.';

// Not found
export const notFoundHeading = 'Ta strona nie istnieje';
export const notFoundText =
  'Adres może zawierać literówkę albo strona została przeniesiona. Możesz za to <make>utworzyć kod QR</make>.';
