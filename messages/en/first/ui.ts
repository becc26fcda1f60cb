/** Texts that all parts of the site share: toasts, dialogs, loading, and failed calls. */

// Titles of toasts
export const errorTitle = 'Error';
export const successTitle = 'Success';

// Toasts and dialogs
export const notifications = 'Notifications';
export const dismissToast = 'Close';
export const close = 'Close';

// A part of a page that loads when it is needed
export const loading = 'Loading…';
export const partNotLoaded =
  'This part of the page could not be loaded. Check your internet connection, or reload the page.';
export const tryAgain = 'Try again';
export const needsScripts =
  'This page needs JavaScript, which is switched off in your browser. Turn it on and reload the page.';

// A page that could not be loaded, or without its data. The title and a sentence after it share a line.
export const pageNotLoadedTitle = 'This page could not be loaded';
export const pageNotLoaded =
  'Nothing you typed is lost. Please check your internet connection and try again.';
export const updatedTitle = 'This site has been updated';
export const updated = 'Some parts of this page are no longer available. Reload it to continue.';
export const reloadPage = 'Reload page';
export const nothingLoaded = 'The data could not be loaded.';
export const emptyPage = 'The server did not answer as expected, so this page is empty.';
export const retry = 'Try again';
export const retrying = 'Trying…';
/** The link of the logo. */
export const homeLink = (site: string) => `${site} home`;

// Failed calls
export const networkFailed = 'Network connection failed. Please check your internet connection.';
export const unknownError = 'Unknown error occurred';
export const unexpectedError = 'An unexpected error occurred';
