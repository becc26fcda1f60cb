/** Texts that all parts of the site share: toasts, dialogs, loading, and failed calls. */

// Titles of toasts
export const errorTitle = 'Errore';
export const successTitle = 'Fatto';

// Toasts and dialogs
export const notifications = 'Notifiche';
export const dismissToast = 'Chiudi';
export const close = 'Chiudi';

// A part of a page that loads when it is needed
export const loading = 'Caricamento…';
export const partNotLoaded =
  'Impossibile caricare questa parte della pagina. Controllare la connessione a Internet o ricaricare la pagina.';
export const tryAgain = 'Riprova';
export const needsScripts =
  'Questa pagina richiede JavaScript, che nel browser è disattivato. Attivarlo e ricaricare la pagina.';

// A page that could not be loaded, or without its data
export const pageNotLoadedTitle = 'Impossibile caricare la pagina';
export const pageNotLoaded =
  'I dati inseriti non sono andati persi. Controllare la connessione a Internet e riprovare.';
export const updatedTitle = 'Il sito è stato aggiornato';
export const updated =
  'Alcune parti di questa pagina non sono più disponibili. Ricaricarla per continuare.';
export const reloadPage = 'Ricarica pagina';
export const nothingLoaded = 'Nessun dato caricato.';
export const emptyPage = 'Il server non ha risposto come previsto, perciò questa pagina è vuota.';
export const retry = 'Riprova';
export const retrying = 'Nuovo tentativo…';
export const homeLink = (site: string) => `${site}, pagina iniziale`;

// Failed calls
export const networkFailed = 'Connessione non riuscita. Controllare la connessione a Internet.';
export const unknownError = 'Errore sconosciuto';
export const unexpectedError = 'Si è verificato un errore imprevisto';
