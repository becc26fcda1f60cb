import { isolate, number, plural } from './format.ts';

// Mails to users. A line without a dot is a subject or a button.

export const utcTime = (day: string, time: string) => `${isolate(day)} o ${isolate(time)} UTC`;

// Somebody asked for a new password
export const resetSubject = (site: string) => `${site}: ustaw nowe hasło`;
export const resetText =
  'Otrzymaliśmy prośbę o zresetowanie hasła do Twojego konta. Ustaw nowe hasło, korzystając z tego linku. Zadziała tylko raz i wygaśnie za 30 minut:';
export const resetButton = 'Ustaw nowe hasło';
export const resetIgnore =
  'Jeśli ta prośba nie pochodzi od Ciebie, zignoruj tę wiadomość. Hasło nie zostało zmienione.';

// A password was changed
export const changedSubject = (site: string) => `${site}: hasło zostało zmienione`;
export const changedText = (time: string) =>
  `Hasło do Twojego konta zmieniono ${time}. Wylogowaliśmy Cię na wszystkich innych urządzeniach.`;
export const changedAlarm = (address: string) =>
  `Jeśli ta zmiana nie pochodzi od Ciebie, od razu ustaw nowe hasło: otwórz ${address} i wybierz „Nie pamiętasz hasła?”.`;

// A new account, or a request to send the link again
export const verifySubject = (site: string) => `${site}: potwierdź adres e-mail`;
export const verifyText = (site: string) =>
  `Z użyciem tego adresu utworzono konto (${site}). Potwierdź, że adres należy do Ciebie. Link działa przez siedem dni:`;
export const verifyButton = 'Potwierdź ten adres';
export const verifyIgnore = 'Jeśli to konto nie jest Twoje, zignoruj tę wiadomość.';

// Somebody wants to use another address for their account
export const changeSubject = (site: string) => `${site}: potwierdź nowy adres e-mail`;
export const changeText = (site: string) =>
  `Otrzymaliśmy prośbę o użycie tego adresu do konta (${site}). Potwierdź, że adres należy do Ciebie. Link działa przez 24 godziny:`;
export const changeIgnore =
  'Jeśli ta prośba nie pochodzi od Ciebie, zignoruj tę wiadomość. Nic się nie zmieni.';

// … and that address already has an account
export const takenSubject = (site: string) => `${site}: ten adres ma już konto`;
export const takenText = (site: string) =>
  `Otrzymaliśmy prośbę o użycie tego adresu do innego konta (${site}). Nic się nie zmieniło, bo adres ma już konto.`;
export const takenAdvice = (address: string) =>
  `Aby skorzystać z tego konta, zaloguj się z tym adresem: ${address} . Jeśli nie znasz hasła, wybierz tam „Nie pamiętasz hasła?”.`;

// The address of an account was changed; goes to the previous one
export const movedSubject = (site: string) => `${site}: zmieniono adres e-mail konta`;
export const movedText = (time: string, email: string) =>
  `Adres e-mail Twojego konta zmieniono na ${isolate(email)} (${time}). Jeśli ta zmiana nie pochodzi od Ciebie, od razu przywróć ten adres. Wylogujemy wtedy wszystkie urządzenia i będzie można ustawić nowe hasło. Link działa przez siedem dni:`;
export const movedButton = 'Przywróć ten adres';
export const movedIgnore = 'Jeśli ta zmiana pochodzi od Ciebie, nie musisz nic robić.';

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) => `${site}: dodano metodę logowania dwuetapowego`;
export const factorAddedText = (time: string) =>
  `Do Twojego konta dodano metodę logowania dwuetapowego (${time}). Wylogowaliśmy Cię na wszystkich innych urządzeniach. Jeśli ta zmiana nie pochodzi od Ciebie, od razu ustaw nowe hasło: usuniemy wtedy tę metodę i wylogujemy wszystkie urządzenia. Link działa jeden raz, przez siedem dni:`;
export const factorRemovedSubject = (site: string) =>
  `${site}: usunięto metodę logowania dwuetapowego`;
export const factorRemovedText = (time: string) =>
  `Z Twojego konta usunięto metodę logowania dwuetapowego (${time}).`;
export const recoveryUsedSubject = (site: string) => `${site}: użyto kodu odzyskiwania`;
export const recoveryUsedText = (time: string) =>
  `Do Twojego konta zalogowano się za pomocą kodu odzyskiwania (${time}).`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Pozostał ${number(count)} kod odzyskiwania.`,
    few: `Pozostały ${number(count)} kody odzyskiwania.`,
    many: `Pozostało ${number(count)} kodów odzyskiwania.`,
    other: `Pozostało ${number(count)} kodu odzyskiwania.`,
  });
export const recoveryReplacedSubject = (site: string) => `${site}: nowe kody odzyskiwania`;
export const recoveryReplacedText = (time: string) =>
  `Dla Twojego konta utworzono nowe kody odzyskiwania (${time}). Poprzednie już nie działają.`;

export const connectedSubject = (site: string) =>
  `${site}: konto połączono z logowaniem jednokrotnym`;
export const connectedText = (time: string) =>
  `Twoje konto połączono z logowaniem jednokrotnym (${time}). Można się już przez nie logować.`;
export const connectedAlarm =
  'Następnie odłącz logowanie jednokrotne na stronie „Logowanie i bezpieczeństwo”.';
export const disconnectedSubject = (site: string) =>
  `${site}: logowanie jednokrotne odłączono od konta`;
export const disconnectedText = (time: string) =>
  `Logowanie jednokrotne odłączono od Twojego konta (${time}).`;

export const invitationSubject = (site: string) => `${site}: zaproszenie`;
export const invitationText = (site: string) =>
  `Zapraszamy do założenia konta w serwisie ${site}. Wybierz hasło, korzystając z tego linku. Zadziała tylko raz i wygaśnie za 7 dni:`;
export const invitationButton = 'Załóż konto';
export const invitationIgnore =
  'Jeśli nie spodziewasz się tego zaproszenia, zignoruj tę wiadomość.';
