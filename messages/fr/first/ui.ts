/** Texts that all parts of the site share: toasts, dialogs, loading, and failed calls. */

// Titles of toasts
export const errorTitle = 'Erreur';
export const successTitle = 'C’est fait';

// Toasts and dialogs
export const notifications = 'Notifications';
export const dismissToast = 'Fermer';
export const close = 'Fermer';

// A part of a page that loads when it is needed
export const loading = 'Chargement…';
export const partNotLoaded =
  'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion à Internet ou rechargez la page.';
export const tryAgain = 'Réessayer';
export const needsScripts =
  'Cette page a besoin de JavaScript, désactivé dans votre navigateur. Activez-le, puis rechargez la page.';

// A page that could not be loaded, or without its data
export const pageNotLoadedTitle = 'Impossible de charger cette page';
export const pageNotLoaded =
  'Votre saisie est conservée. Vérifiez votre connexion à Internet, puis réessayez.';
export const updatedTitle = 'Ce site a été mis à jour';
export const updated =
  'Certaines parties de cette page ne sont plus disponibles. Rechargez-la pour continuer.';
export const reloadPage = 'Recharger la page';
export const nothingLoaded = 'Rien n’a pu être chargé.';
export const emptyPage =
  'Le serveur n’a pas répondu comme prévu, c’est pourquoi cette page est vide.';
export const retry = 'Réessayer';
export const retrying = 'Nouvel essai…';
export const homeLink = (site: string) => `Accueil ${site}`;

// Failed calls
export const networkFailed = 'Connexion impossible. Vérifiez votre connexion à Internet.';
export const unknownError = 'Erreur inconnue';
export const unexpectedError = 'Une erreur inattendue s’est produite';
