import { isolate, number, plural } from './format.ts';

// The page about signing in
export const pageTitle = (site: string) => `Logowanie i bezpieczeństwo | ${site}`;
export const pageDescription = 'Jak się logujesz i jak chronione jest Twoje konto.';
export const back = 'Wszystkie kody';
export const heading = 'Logowanie i bezpieczeństwo';
export const reason = 'Ta strona pokazuje, jak chronione jest Twoje konto.';
export const pageLink = 'Logowanie i bezpieczeństwo';

// The second step of signing in
export const stepText = (address: string) =>
  `Podaj kod, który aplikacja uwierzytelniająca pokazuje dla konta ${isolate(address)}.`;
export const stepTextAlone = 'Podaj kod, który pokazuje aplikacja uwierzytelniająca.';
export const stepRecoveryText = 'Podaj jeden z kodów odzyskiwania. Każdy kod działa tylko raz.';
export const codeLabel = 'Kod z aplikacji';
export const recoveryCodeLabel = 'Kod odzyskiwania';
export const codeMissing = 'Podaj kod';
export const rememberDevice = 'Zapamiętaj to urządzenie na 30 dni';
export const useRecoveryCode = 'Użyj kodu odzyskiwania';
export const useApp = 'Użyj aplikacji uwierzytelniającej';
export const continueSignIn = 'Dalej';
export const checking = 'Sprawdzanie…';
export const stepBack = 'Wstecz';
export const codeNotChecked = 'Nie udało się sprawdzić kodu. Spróbuj ponownie.';

// Two-step sign-in
export const twoStepTitle = 'Logowanie dwuetapowe';
export const twoStepText =
  'Po haśle używasz telefonu lub klucza dostępu. Samo hasło nikomu nie wystarczy, aby się zalogować.';
export const twoStepOffer =
  'Wymagaj po haśle kodu z telefonu. Wtedy samo hasło nikomu nie wystarczy, aby się zalogować.';
export const appTitle = 'Aplikacja uwierzytelniająca';
export const appOff = 'Aplikacja w telefonie co 30 sekund pokazuje nowy kod.';
export const appOn = 'Podczas logowania podajesz kod z aplikacji.';
export const setUpApp = 'Skonfiguruj aplikację';
export const removeApp = 'Usuń aplikację';
export const sectionNotLoaded = 'Nie udało się wczytać tej sekcji.';
export const changeFailed = 'Nie udało się wprowadzić zmiany. Spróbuj ponownie.';
export const cancel = 'Anuluj';

// Setting up an authenticator app
export const scanText =
  'Zeskanuj ten kod aplikacją uwierzytelniającą w telefonie. Następnie podaj kod, który pokazuje aplikacja.';
export const scanLabel = 'Kod QR dla aplikacji uwierzytelniającej';
export const keyText = 'Jeśli nie możesz go zeskanować, wpisz w aplikacji ten klucz:';
export const copyKey = 'Kopiuj klucz';
export const openInApp = 'Otwórz w aplikacji uwierzytelniającej';
export const copied = 'Skopiowano';
export const notCopied = 'Nie udało się skopiować. Zaznacz tekst i skopiuj go ręcznie.';
export const turnOn = 'Włącz';
export const turnedOnTitle = 'Logowanie dwuetapowe jest włączone';
export const turnedOn = 'Wylogowaliśmy Cię na wszystkich innych urządzeniach.';
export const codesNotShown =
  'Logowanie dwuetapowe jest włączone, ale nie udało się pokazać kodów odzyskiwania. Utwórz nowe.';

// The password again, before a change
export const confirmText = 'Podaj hasło, aby kontynuować.';
export const password = 'Hasło';
export const passwordMissing = 'Podaj hasło';
export const removeText =
  'Podaj hasło, aby usunąć aplikację uwierzytelniającą. Potem do zalogowania wystarczy samo hasło, a kody odzyskiwania zostaną usunięte.';
export const removeTextKept =
  'Podaj hasło, aby usunąć aplikację uwierzytelniającą. Po haśle trzeba będzie użyć klucza dostępu.';
export const turnedOffTitle = 'Usunięto aplikację uwierzytelniającą';
export const turnedOff =
  'Do zalogowania wystarczy teraz hasło. Kody odzyskiwania zostały usunięte.';
export const turnedOffKept = 'Logowanie dwuetapowe pozostaje włączone, z kluczem dostępu.';

// Recovery codes
export const recoveryTitle = 'Kody odzyskiwania';
export const recoveryText =
  'Za pomocą jednego z tych kodów zalogujesz się bez telefonu. Każdy kod działa tylko raz.';
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Pozostał ${number(count)} kod.`,
    few: `Pozostały ${number(count)} kody.`,
    many: `Pozostało ${number(count)} kodów.`,
    other: `Pozostało ${number(count)} kodu.`,
  });
export const newCodes = 'Utwórz nowe kody odzyskiwania';
export const newCodesText = 'Nowe kody odzyskiwania zastąpią poprzednie, które przestaną działać.';
export const codesTitle = 'Nowe kody odzyskiwania';
export const codesText =
  'Przechowuj je w bezpiecznym miejscu, dostępnym bez telefonu. Pokazujemy je tylko ten jeden raz.';
export const copyCodes = 'Kopiuj';
export const downloadCodes = 'Pobierz';
export const codesSaved = 'Kody są zapisane';
export const codesFileTitle = (site: string, address: string) =>
  `Kody odzyskiwania: ${site}, ${address}`;

// In place of the administrators' pages
export const adminTitle = 'Najpierw skonfiguruj logowanie dwuetapowe';
export const adminText = 'Ta witryna wymaga go od administratorów.';
export const adminButton = 'Skonfiguruj';

// Errors
export const wrongCode = 'Ten kod jest błędny lub już nieważny. Spróbuj użyć innego.';
export const tooManyCodes = (minutes: number) =>
  plural(minutes, {
    one: `Zbyt wiele błędnych kodów. Spróbuj ponownie za minutę albo użyj kodu odzyskiwania.`,
    few: `Zbyt wiele błędnych kodów. Spróbuj ponownie za ${number(minutes)} minuty albo użyj kodu odzyskiwania.`,
    many: `Zbyt wiele błędnych kodów. Spróbuj ponownie za ${number(minutes)} minut albo użyj kodu odzyskiwania.`,
    other: `Zbyt wiele błędnych kodów. Spróbuj ponownie za ${number(minutes)} minuty albo użyj kodu odzyskiwania.`,
  });
export const signInExpired =
  'Logowanie trwało zbyt długo albo podano zbyt wiele błędnych kodów. Podaj hasło jeszcze raz.';
export const setUpExpired = 'Ta konfiguracja wygasła. Zacznij od nowa.';
export const confirmationNeeded = 'Podaj hasło, aby kontynuować.';
export const factorRequired =
  'Administratorzy tej witryny muszą używać logowania dwuetapowego. Skonfiguruj je na stronie „Logowanie i bezpieczeństwo”.';
export const factorExists =
  'Aplikacja uwierzytelniająca jest już skonfigurowana. Usuń ją, zanim skonfigurujesz inną.';
export const factorMissing = 'Logowanie dwuetapowe jest wyłączone. Najpierw je skonfiguruj.';
