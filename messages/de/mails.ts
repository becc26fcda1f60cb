import { isolate } from './format.ts';

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

export const invitationSubject = (site: string) => `Einladung zu ${site}`;
export const invitationText = (site: string) =>
  `Sie wurden eingeladen, ein Konto bei ${site} zu erstellen. Mit diesem Link wählen Sie ein Passwort. Er funktioniert einmal und läuft in 7 Tagen ab:`;
export const invitationButton = 'Konto erstellen';
export const invitationIgnore =
  'Falls Sie diese Einladung nicht erwartet haben, ignorieren Sie diese E-Mail.';
