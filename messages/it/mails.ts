import { isolate, number, plural } from './format.ts';

// Mails to users. A line without a dot is a subject or a button.

// Somebody asked for a new password
export const resetSubject = (site: string) => `Nuova password per ${site}`;
/** Above the button. */
export const resetText =
  'È stata richiesta la reimpostazione della password di questo account. Con questo link è possibile impostarne una nuova. Funziona una sola volta e scade tra 30\u00a0minuti:';
export const resetButton = 'Imposta nuova password';
export const resetIgnore =
  'Chi non ha richiesto nulla può ignorare questa email: la password non è cambiata.';

// A password was changed
export const changedSubject = (site: string) => `La password di ${site} è stata cambiata`;
/** `time` is such as 2026-07-15 12:00, in UTC. */
export const changedText = (time: string) =>
  `La password dell’account è stata cambiata (${isolate(time)} UTC) e la sessione è stata chiusa in tutti gli altri browser.`;
/**
 * The quoted words are those of the link in the sign-in dialog. The address is not isolated, since mail
 * programs could take the invisible character after it for a part of it.
 */
export const changedAlarm = (address: string) =>
  `Se a cambiarla è stato qualcun altro, impostare subito una nuova password: aprire ${address} e scegliere «Password dimenticata?».`;

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) =>
  `Accesso in due passaggi a ${site}: metodo aggiunto`;
export const factorAddedText = (time: string) =>
  `All’account è stato aggiunto un metodo per l’accesso in due passaggi (${isolate(time)} UTC) e la sessione è stata chiusa in tutti gli altri browser.`;
export const factorRemovedSubject = (site: string) =>
  `Accesso in due passaggi a ${site}: metodo rimosso`;
export const factorRemovedText = (time: string) =>
  `Dall’account è stato rimosso un metodo per l’accesso in due passaggi (${isolate(time)} UTC).`;
export const recoveryUsedSubject = (site: string) =>
  `È stato usato un codice di recupero per ${site}`;
export const recoveryUsedText = (time: string) =>
  `È stato effettuato un accesso all’account con un codice di recupero (${isolate(time)} UTC).`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Resta ${number(count)} codice di recupero.`,
    other: `Restano ${number(count)} codici di recupero.`,
  });
export const recoveryReplacedSubject = (site: string) => `Nuovi codici di recupero per ${site}`;
export const recoveryReplacedText = (time: string) =>
  `Per l’account sono stati creati nuovi codici di recupero (${isolate(time)} UTC). I precedenti non funzionano più.`;
