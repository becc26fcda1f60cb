import { isolate, number, plural } from './format.ts';

// Mails to users. A line without a dot is a subject or a button.

export const utcTime = (day: string, time: string) => `${isolate(day)}, ${isolate(time)} Uhr UTC`;

// Somebody asked for a new password
export const resetSubject = (site: string) => `Neues Passwort für ${site} festlegen`;
/** Above the button. */
export const resetText =
  'Jemand, vermutlich Sie selbst, möchte das Passwort Ihres Kontos zurücksetzen. Mit diesem Link legen Sie ein neues fest. Er funktioniert einmal und läuft in 30 Minuten ab:';
export const resetButton = 'Neues Passwort festlegen';
export const resetIgnore =
  'Falls Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort wurde nicht geändert.';

// A password was changed
export const changedSubject = (site: string) => `Ihr Passwort für ${site} wurde geändert`;
export const changedText = (time: string) =>
  `Das Passwort Ihres Kontos wurde geändert (${time}), und Sie wurden auf allen anderen Geräten abgemeldet.`;
/**
 * The quoted words are those of the link in the sign-in dialog. The address is not isolated, since mail
 * programs could take the invisible character after it for a part of it.
 */
export const changedAlarm = (address: string) =>
  `Falls Sie das nicht waren, legen Sie jetzt ein neues Passwort fest: Öffnen Sie ${address} und wählen Sie „Passwort vergessen?“.`;

// A new account, or a request to send the link again
export const verifySubject = (site: string) => `Bestätigen Sie Ihre E-Mail-Adresse für ${site}`;
export const verifyText = (site: string) =>
  `Jemand, vermutlich Sie selbst, hat mit dieser Adresse ein Konto bei ${site} angelegt. Bestätigen Sie, dass die Adresse Ihnen gehört. Der Link funktioniert sieben Tage lang:`;
export const verifyButton = 'Adresse bestätigen';
export const verifyIgnore = 'Falls Sie das nicht waren, ignorieren Sie diese E-Mail.';

// Somebody wants to use another address for their account
export const changeSubject = (site: string) =>
  `Bestätigen Sie Ihre neue E-Mail-Adresse für ${site}`;
export const changeText = (site: string) =>
  `Jemand, vermutlich Sie selbst, möchte diese Adresse für ein Konto bei ${site} verwenden. Bestätigen Sie, dass die Adresse Ihnen gehört. Der Link funktioniert 24 Stunden lang:`;
export const changeIgnore =
  'Falls Sie das nicht waren, ignorieren Sie diese E-Mail. Es ändert sich nichts.';

// … and that address already has an account
export const takenSubject = (site: string) => `Diese Adresse hat schon ein Konto bei ${site}`;
export const takenText = (site: string) =>
  `Jemand, vermutlich Sie selbst, wollte diese Adresse für ein anderes Konto bei ${site} verwenden. Es wurde nichts geändert, denn die Adresse hat schon ein Konto.`;
export const takenAdvice = (address: string) =>
  `Um dieses Konto zu nutzen, melden Sie sich mit dieser Adresse an: ${address} . Falls Sie das Passwort nicht kennen, wählen Sie dort „Passwort vergessen?“.`;

// The address of an account was changed; goes to the previous one
export const movedSubject = (site: string) =>
  `Die E-Mail-Adresse Ihres Kontos bei ${site} wurde geändert`;
export const movedText = (time: string, email: string) =>
  `Die E-Mail-Adresse Ihres Kontos wurde in ${isolate(email)} geändert (${time}). Falls Sie das nicht waren, stellen Sie diese Adresse jetzt wieder her. Damit werden alle Geräte abgemeldet, und Sie können ein neues Passwort festlegen. Der Link funktioniert sieben Tage lang:`;
export const movedButton = 'Adresse wiederherstellen';
export const movedIgnore = 'Falls Sie das waren, müssen Sie nichts tun.';

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) =>
  `Neuer zweiter Schritt für die Anmeldung bei ${site}`;
export const factorAddedText = (time: string) =>
  `Für die Anmeldung bei Ihrem Konto wurde ein zweiter Schritt hinzugefügt (${time}), und Sie wurden auf allen anderen Geräten abgemeldet. Falls Sie das nicht waren, legen Sie jetzt ein neues Passwort fest: Dann wird der zweite Schritt wieder entfernt, und alle Geräte werden abgemeldet. Der Link funktioniert einmal und sieben Tage lang:`;
export const factorRemovedSubject = (site: string) =>
  `Zweiter Schritt für die Anmeldung bei ${site} entfernt`;
export const factorRemovedText = (time: string) =>
  `Für die Anmeldung bei Ihrem Konto wurde ein zweiter Schritt entfernt (${time}).`;
export const recoveryUsedSubject = (site: string) =>
  `Ein Wiederherstellungscode für ${site} wurde verwendet`;
export const recoveryUsedText = (time: string) =>
  `Jemand, vermutlich Sie selbst, hat sich mit einem Wiederherstellungscode bei Ihrem Konto angemeldet (${time}).`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Sie haben noch ${number(count)} Wiederherstellungscode.`,
    other: `Sie haben noch ${number(count)} Wiederherstellungscodes.`,
  });
export const recoveryReplacedSubject = (site: string) => `Neue Wiederherstellungscodes für ${site}`;
export const recoveryReplacedText = (time: string) =>
  `Für Ihr Konto wurden neue Wiederherstellungscodes erstellt (${time}). Die bisherigen gelten nicht mehr.`;

export const connectedSubject = (site: string) =>
  `Ihr Konto bei ${site} wurde mit Single Sign-on verbunden`;
export const connectedText = (time: string) =>
  `Ihr Konto wurde mit Single Sign-on verbunden (${time}). Damit ist jetzt auch die Anmeldung möglich.`;
export const connectedAlarm =
  'Trennen Sie danach auf der Seite „Anmeldung und Sicherheit“ die Verbindung mit Single Sign-on.';
export const disconnectedSubject = (site: string) =>
  `Ihr Konto bei ${site} wurde von Single Sign-on getrennt`;
export const disconnectedText = (time: string) =>
  `Die Verbindung Ihres Kontos mit Single Sign-on wurde getrennt (${time}).`;

export const invitationSubject = (site: string) => `Einladung zu ${site}`;
export const invitationText = (site: string) =>
  `Sie wurden eingeladen, ein Konto bei ${site} zu erstellen. Mit diesem Link wählen Sie ein Passwort. Er funktioniert einmal und läuft in 7 Tagen ab:`;
export const invitationButton = 'Konto erstellen';
export const invitationIgnore =
  'Falls Sie diese Einladung nicht erwartet haben, ignorieren Sie diese E-Mail.';
