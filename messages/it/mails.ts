import { isolate, number, plural } from './format.ts';

// Mails to users. A line without a dot is a subject or a button.

export const utcTime = (day: string, time: string) =>
  `il ${isolate(day)} alle ${isolate(time)} UTC`;

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
export const changedText = (time: string) =>
  `La password dell’account è stata cambiata (${time}) e la sessione è stata chiusa su tutti gli altri dispositivi.`;
/**
 * The quoted words are those of the link in the sign-in dialog. The address is not isolated, since mail
 * programs could take the invisible character after it for a part of it.
 */
export const changedAlarm = (address: string) =>
  `Se a cambiarla è stato qualcun altro, impostare subito una nuova password: aprire ${address} e scegliere «Password dimenticata?».`;

// A new account, or a request to send the link again
export const verifySubject = (site: string) => `Conferma dell’indirizzo email per ${site}`;
export const verifyText = (site: string) =>
  `Con questo indirizzo è stato creato un account su ${site}. Per confermare l’indirizzo, usare questo link. È valido per sette giorni:`;
export const verifyButton = 'Conferma questo indirizzo';
export const verifyIgnore = 'Chi non ha creato alcun account può ignorare questa email.';

// Somebody wants to use another address for their account
export const changeSubject = (site: string) => `Conferma del nuovo indirizzo email per ${site}`;
export const changeText = (site: string) =>
  `È stato richiesto di usare questo indirizzo per un account su ${site}. Per confermare l’indirizzo, usare questo link. È valido per 24\u00a0ore:`;
export const changeIgnore =
  'Chi non ha richiesto nulla può ignorare questa email: non cambierà niente.';

// … and that address already has an account
export const takenSubject = (site: string) => `Questo indirizzo ha già un account su ${site}`;
export const takenText = (site: string) =>
  `È stato richiesto di usare questo indirizzo per un altro account su ${site}. Non è cambiato nulla, perché l’indirizzo ha già un account.`;
export const takenAdvice = (address: string) =>
  `Per usare quell’account, accedere con questo indirizzo da ${address} . Se la password non è nota, scegliere «Password dimenticata?».`;

// The address of an account was changed; goes to the previous one
export const movedSubject = (site: string) =>
  `L’indirizzo email dell’account ${site} è stato cambiato`;
export const movedText = (time: string, email: string) =>
  `L’indirizzo email dell’account è stato sostituito con ${isolate(email)} (${time}). Se a cambiarlo è stato qualcun altro, ripristinare subito questo indirizzo. La sessione verrà chiusa su tutti i dispositivi e si potrà impostare una nuova password. Il link è valido per sette giorni:`;
export const movedButton = 'Ripristina questo indirizzo';
export const movedIgnore = 'Se il cambio è voluto, non occorre fare nulla.';

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) =>
  `Accesso in due passaggi a ${site}: metodo aggiunto`;
export const factorAddedText = (time: string) =>
  `All’account è stato aggiunto un metodo per l’accesso in due passaggi (${time}) e la sessione è stata chiusa su tutti gli altri dispositivi. Se ad aggiungerlo è stato qualcun altro, impostare subito una nuova password: il metodo verrà rimosso e la sessione verrà chiusa su tutti i dispositivi. Il link può essere usato una sola volta ed è valido per sette giorni:`;
export const factorRemovedSubject = (site: string) =>
  `Accesso in due passaggi a ${site}: metodo rimosso`;
export const factorRemovedText = (time: string) =>
  `Dall’account è stato rimosso un metodo per l’accesso in due passaggi (${time}).`;
export const recoveryUsedSubject = (site: string) =>
  `È stato usato un codice di recupero per ${site}`;
export const recoveryUsedText = (time: string) =>
  `È stato effettuato un accesso all’account con un codice di recupero (${time}).`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `Resta ${number(count)} codice di recupero.`,
    other: `Restano ${number(count)} codici di recupero.`,
  });
export const recoveryReplacedSubject = (site: string) => `Nuovi codici di recupero per ${site}`;
export const recoveryReplacedText = (time: string) =>
  `Per l’account sono stati creati nuovi codici di recupero (${time}). I precedenti non funzionano più.`;

export const connectedSubject = (site: string) =>
  `Il Single Sign-On è stato collegato all’account ${site}`;
export const connectedText = (time: string) =>
  `L’account è stato collegato al Single Sign-On (${time}). Ora permette di accedere.`;
export const connectedAlarm =
  'In seguito, scollegare il Single Sign-On nella pagina «Accesso e sicurezza».';
export const disconnectedSubject = (site: string) =>
  `Il Single Sign-On è stato scollegato dall’account ${site}`;
export const disconnectedText = (time: string) =>
  `Il Single Sign-On è stato scollegato dall’account (${time}).`;

export const invitationSubject = (site: string) => `Invito a ${site}`;
export const invitationText = (site: string) =>
  `È arrivato un invito a creare un account su ${site}. Usare questo link per scegliere una password. Funziona una sola volta e scade tra 7 giorni:`;
export const invitationButton = 'Crea account';
export const invitationIgnore = 'Se l’invito non era atteso, ignorare questa e-mail.';
