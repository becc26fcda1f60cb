// Titles of toasts
export const errorTitle = 'Błąd';
export const successTitle = 'Gotowe';

// Toasts and dialogs
export const notifications = 'Powiadomienia';
export const dismissToast = 'Zamknij';
export const close = 'Zamknij';

// A part of a page that loads when it is needed
export const loading = 'Wczytywanie…';
export const partNotLoaded =
  'Nie udało się wczytać tej części. Sprawdź połączenie z internetem lub odśwież stronę.';
export const tryAgain = 'Ponów próbę';
export const needsScripts =
  'Ta strona wymaga JavaScriptu, który jest wyłączony w przeglądarce. Włącz go i wczytaj stronę ponownie.';

// A page that could not be loaded, or without its data
export const pageNotLoadedTitle = 'Nie udało się wczytać tej strony';
export const pageNotLoaded =
  'Wpisane dane nie przepadły. Sprawdź połączenie z internetem i spróbuj ponownie.';
export const updatedTitle = 'Ta witryna została zaktualizowana';
export const updated =
  'Niektóre części tej strony nie są już dostępne. Odśwież ją, aby kontynuować.';
export const reloadPage = 'Odśwież stronę';
export const nothingLoaded = 'Nie udało się nic wczytać.';
export const emptyPage =
  'Serwer nie odpowiedział zgodnie z oczekiwaniami, dlatego strona jest pusta.';
export const retry = 'Ponów próbę';
export const retrying = 'Ponawianie…';
export const homeLink = (site: string) => `${site} – strona główna`;

// Failed calls
export const networkFailed = 'Błąd połączenia. Sprawdź połączenie z internetem.';
export const unknownError = 'Wystąpił nieznany błąd';
export const unexpectedError = 'Wystąpił nieoczekiwany błąd';
