/** Texts that all parts of the site share: toasts, dialogs, loading, and failed calls. */

// Titles of toasts
export const errorTitle = 'Fehler';
export const successTitle = 'Erledigt';

// Toasts and dialogs
export const notifications = 'Benachrichtigungen';
export const dismissToast = 'Schließen';
export const close = 'Schließen';

// A part of a page that loads when it is needed
export const loading = 'Wird geladen\u00a0…';
export const partNotLoaded =
  'Dieser Teil der Seite konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung oder laden Sie die Seite neu.';
export const tryAgain = 'Erneut versuchen';
export const needsScripts =
  'Diese Seite benötigt JavaScript, das in Ihrem Browser ausgeschaltet ist. Schalten Sie es ein und laden Sie die Seite neu.';

// A page that could not be loaded, or without its data
export const pageNotLoadedTitle = 'Diese Seite konnte nicht geladen werden';
export const pageNotLoaded =
  'Ihre Eingaben sind nicht verloren. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.';
export const updatedTitle = 'Diese Website wurde aktualisiert';
export const updated =
  'Teile dieser Seite sind nicht mehr verfügbar. Laden Sie die Seite neu, um fortzufahren.';
export const reloadPage = 'Seite neu laden';
export const nothingLoaded = 'Es konnte nichts geladen werden.';
export const emptyPage =
  'Der Server hat nicht wie erwartet geantwortet, deshalb ist diese Seite leer.';
export const retry = 'Erneut versuchen';
export const retrying = 'Neuer Versuch\u00a0…';
export const homeLink = (site: string) => `${site} – Startseite`;

// Failed calls
export const networkFailed = 'Keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung.';
export const unknownError = 'Unbekannter Fehler';
export const unexpectedError = 'Ein unerwarteter Fehler ist aufgetreten';
