import { isolate } from './format.ts';

// Mails to users. A line without a dot is a subject or a button.

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
  `Hasło do Twojego konta zmieniono ${isolate(time)} UTC. Wylogowaliśmy Cię we wszystkich innych przeglądarkach.`;
export const changedAlarm = (address: string) =>
  `Jeśli ta zmiana nie pochodzi od Ciebie, od razu ustaw nowe hasło: otwórz ${address} i wybierz „Nie pamiętasz hasła?”.`;

export const invitationSubject = (site: string) => `${site}: zaproszenie`;
export const invitationText = (site: string) =>
  `Zapraszamy do założenia konta w serwisie ${site}. Wybierz hasło, korzystając z tego linku. Zadziała tylko raz i wygaśnie za 7 dni:`;
export const invitationButton = 'Załóż konto';
export const invitationIgnore =
  'Jeśli nie spodziewasz się tego zaproszenia, zignoruj tę wiadomość.';
