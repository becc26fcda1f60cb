import { isolate } from './format.ts';

// In the page about signing in
export const title = 'Indirizzo email';
export const text =
  'Con questo indirizzo si accede. Se la password viene dimenticata, inviamo qui un link.';
export const textWithoutMail = 'Con questo indirizzo si accede.';
export const unverified =
  'Questo indirizzo non è ancora confermato. Farsi inviare un link e aprirlo. Fino ad allora l’account può avere un solo codice dinamico.';
export const sendLink = 'Invia link';
export const sentAgain = (address: string) =>
  `Abbiamo inviato un link a ${isolate(address)}. È valido per sette giorni. Non è arrivato nulla? Controllare la cartella dello spam.`;
export const notSent = 'Impossibile inviare l’email. Riprovare.';
export const pending = (address: string) =>
  `Abbiamo inviato un link a ${isolate(address)}. L’indirizzo cambia quando viene confermato da lì, entro 24\u00a0ore.`;
export const cancelChange = 'Annulla il cambio';
export const changeCancelled = 'L’indirizzo resta invariato.';
export const notCancelled = 'Impossibile annullare il cambio. Riprovare.';
export const newAddress = 'Nuovo indirizzo email';
export const sameAddress = 'Questo è già l’indirizzo attuale. Inserirne un altro.';
export const codeHint = 'Oppure uno dei codici di recupero';
export const change = 'Cambia indirizzo';
export const changeByLink =
  'Inviamo un link al nuovo indirizzo. L’indirizzo cambia quando viene confermato da lì.';
export const changeAtOnce =
  'Questo server non invia email, quindi l’indirizzo cambia subito. Controllare che sia scritto correttamente: servirà per accedere.';
export const mailed = (address: string) =>
  `Abbiamo inviato un link a ${isolate(address)}. Non è arrivato nulla? Controllare la cartella dello spam.`;
export const changed = 'L’indirizzo email è stato cambiato';
export const notChanged = 'Impossibile cambiare l’indirizzo email. Riprovare.';

// The page that confirms an address
export const verifyTitle = (site: string) => `Conferma dell’indirizzo email | ${site}`;
export const verifyDescription = 'Confermare l’indirizzo email dell’account con il link ricevuto.';
export const verifyHeading = 'Conferma dell’indirizzo email';
export const verifyText =
  'Confermare solo se si è creato questo account o richiesta questa modifica.';
export const verifyButton = 'Conferma indirizzo';
export const confirmed = (address: string) => `L’indirizzo ${isolate(address)} è confermato.`;
export const notConfirmed = 'Impossibile confermare l’indirizzo. Riprovare.';
export const alreadyConfirmed = 'Se l’indirizzo è appena stato confermato, non c’è altro da fare.';

// The page that restores the previous address
export const restoreTitle = (site: string) => `Ripristino dell’indirizzo email | ${site}`;
export const restoreDescription =
  'Annullare un cambio dell’indirizzo email dell’account con il link ricevuto.';
export const restoreHeading = 'Ripristino dell’indirizzo email';
export const restoreText =
  'L’account riottiene l’indirizzo precedente e la sessione viene chiusa su tutti i dispositivi. Poi si imposta una nuova password.';
export const restoreButton = 'Ripristina indirizzo';
export const notRestored = 'Impossibile ripristinare l’indirizzo. Riprovare.';
export const alreadyRestored =
  'Se è appena stato usato, l’indirizzo è ripristinato: per impostare una nuova password, scegliere «Password dimenticata?» <link>nella finestra di accesso</link>.';

// Both pages
export const linkIncomplete =
  'Questo link è incompleto. Copiare l’indirizzo intero dall’email che lo contiene.';
