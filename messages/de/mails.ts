import { isolate, number, plural } from './format.ts';

// Mails to users. A line without a dot is a subject or a button.

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
/** `time` is such as 2026-07-15 12:00, in UTC. */
export const changedText = (time: string) =>
  `Das Passwort Ihres Kontos wurde geändert (${isolate(time)} UTC), und Sie wurden in allen anderen Browsern abgemeldet.`;
/**
 * The quoted words are those of the link in the sign-in dialog. The address is not isolated, since mail
 * programs could take the invisible character after it for a part of it.
 */
export const changedAlarm = (address: string) =>
  `Falls Sie das nicht waren, legen Sie jetzt ein neues Passwort fest: Öffnen Sie ${address} und wählen Sie „Passwort vergessen?“.`;

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) =>
  `Neuer zweiter Schritt für die Anmeldung bei ${site}`;
export const factorAddedText = (time: string) =>
  `Für die Anmeldung bei Ihrem Konto wurde ein zweiter Schritt hinzugefügt (${isolate(time)} UTC), und Sie wurden in allen anderen Browsern abgemeldet.`;
export const factorRemovedSubject = (site: string) =>
  `Zweiter Schritt für die Anmeldung bei ${site} entfernt`;
export const factorRemovedText = (time: string) =>
  `Für die Anmeldung bei Ihrem Konto wurde ein zweiter Schritt entfernt (${isolate(time)} UTC).`;
export const recoveryUsedSubject = (site: string) =>
  `Ein Wiederherstellungscode für ${site} wurde verwendet`;
export const recoveryUsedText = (time: string) =>
  `Jemand, vermutlich Sie selbst, hat sich mit einem Wiederherstellungscode bei Ihrem Konto angemeldet (${isolate(time)} UTC).`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Sie haben noch ${number(count)} Wiederherstellungscode.`,
    other: `Sie haben noch ${number(count)} Wiederherstellungscodes.`,
  });
export const recoveryReplacedSubject = (site: string) => `Neue Wiederherstellungscodes für ${site}`;
export const recoveryReplacedText = (time: string) =>
  `Für Ihr Konto wurden neue Wiederherstellungscodes erstellt (${isolate(time)} UTC). Die bisherigen gelten nicht mehr.`;
