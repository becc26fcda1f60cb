import { isolate } from './format.ts';

// In the page about signing in
export const title = 'Adres e-mail';
export const text = 'Tym adresem się logujesz. Gdy zapomnisz hasła, wyślemy na niego link.';
export const textWithoutMail = 'Tym adresem się logujesz.';
export const unverified =
  'Ten adres nie jest jeszcze potwierdzony. Wyślij sobie link i otwórz go. Do tego czasu na koncie może być jeden kod dynamiczny.';
export const sendLink = 'Wyślij link';
export const sentAgain = (address: string) =>
  `Wysłaliśmy link na adres ${isolate(address)}. Działa przez siedem dni. Nic nie przyszło? Zajrzyj do folderu ze spamem.`;
export const notSent = 'Nie udało się wysłać wiadomości. Spróbuj ponownie.';
export const pending = (address: string) =>
  `Wysłaliśmy link na adres ${isolate(address)}. Adres zmieni się, gdy w ciągu 24 godzin zostanie tam potwierdzony.`;
export const cancelChange = 'Anuluj zmianę';
export const changeCancelled = 'Adres pozostaje bez zmian.';
export const notCancelled = 'Nie udało się anulować zmiany. Spróbuj ponownie.';
export const newAddress = 'Nowy adres e-mail';
export const sameAddress = 'To jest Twój obecny adres. Podaj inny.';
export const codeHint = 'Albo jeden z kodów odzyskiwania';
export const change = 'Zmień adres';
export const changeByLink =
  'Wyślemy link na nowy adres. Adres zmieni się, gdy go tam potwierdzisz.';
export const changeAtOnce =
  'Ten serwer nie wysyła e-maili, więc adres zmieni się od razu. Sprawdź pisownię: tym adresem będziesz się logować.';
export const mailed = (address: string) =>
  `Wysłaliśmy link na adres ${isolate(address)}. Nic nie przyszło? Zajrzyj do folderu ze spamem.`;
export const changed = 'Adres e-mail został zmieniony';
export const notChanged = 'Nie udało się zmienić adresu e-mail. Spróbuj ponownie.';

// The page that confirms an address
export const verifyTitle = (site: string) => `Potwierdzanie adresu e-mail | ${site}`;
export const verifyDescription =
  'Potwierdź adres e-mail swojego konta, korzystając z otrzymanego linku.';
export const verifyHeading = 'Potwierdź adres e-mail';
export const verifyText = 'Potwierdź tylko wtedy, gdy to konto lub ta zmiana pochodzi od Ciebie.';
export const verifyButton = 'Potwierdź adres';
export const confirmed = (address: string) => `Adres ${isolate(address)} jest potwierdzony.`;
export const notConfirmed = 'Nie udało się potwierdzić adresu. Spróbuj ponownie.';
export const alreadyConfirmed =
  'Jeśli adres został właśnie potwierdzony, nie musisz nic więcej robić.';

// The page that restores the previous address
export const restoreTitle = (site: string) => `Przywracanie adresu e-mail | ${site}`;
export const restoreDescription =
  'Cofnij zmianę adresu e-mail swojego konta, korzystając z otrzymanego linku.';
export const restoreHeading = 'Przywróć adres e-mail';
export const restoreText =
  'Konto odzyska poprzedni adres, a wszystkie urządzenia zostaną wylogowane. Potem ustawisz nowe hasło.';
export const restoreButton = 'Przywróć adres';
export const notRestored = 'Nie udało się przywrócić adresu. Spróbuj ponownie.';
export const alreadyRestored =
  'Jeśli link został właśnie użyty, Twój adres jest przywrócony: aby ustawić nowe hasło, wybierz „Nie pamiętasz hasła?” <link>w oknie logowania</link>.';

// Both pages
export const linkIncomplete =
  'Ten link jest niepełny. Skopiuj cały adres z wiadomości, w której się znajduje.';
