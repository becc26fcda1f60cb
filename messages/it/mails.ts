import { isolate } from './format.ts';

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

export const invitationSubject = (site: string) => `Invito a ${site}`;
export const invitationText = (site: string) =>
  `È arrivato un invito a creare un account su ${site}. Usare questo link per scegliere una password. Funziona una sola volta e scade tra 7 giorni:`;
export const invitationButton = 'Crea account';
export const invitationIgnore = 'Se l’invito non era atteso, ignorare questa e-mail.';
