/** Cookies and consent. */

// The banner
export const bannerLabel = 'Cookies';
export const usedIfAccepted =
  'Les cookies de mesure d’audience et de publicité ne sont utilisés qu’avec votre accord.';
export const essentialOnly = 'Ce site n’utilise que des cookies nécessaires.';
export const privacyPolicy = 'Politique de confidentialité';
export const rejectAll = 'Tout refuser';
export const acceptAll = 'Tout accepter';

// The dialog
export const settingsTitle = 'Gestion des cookies';
export const settingsIntro = 'Choisissez ce que ce navigateur peut enregistrer.';
export const essential = 'Nécessaires';
export const essentialHint =
  'Maintiennent votre session ouverte et mémorisent vos réglages. Toujours actifs.';
export const analytics = 'Mesure d’audience';
export const analyticsHint =
  'Nous montre quelles pages sont utilisées, pour que nous puissions les améliorer.';
export const advertising = 'Publicité';
export const advertisingHint =
  'Permet de mesurer la publicité et de l’adapter à vos centres d’intérêt.';
export const unusedHint =
  'Non utilisé pour le moment. Votre choix est conservé au cas où cela changerait.';
export const save = 'Enregistrer';

// The notice for visitors who have allowed advertising
export const adsLabel = 'Publicité';
export const adsAllowed = 'Vous avez autorisé les cookies publicitaires.';
export const openSettings = 'Gérer les cookies';
export const dismiss = 'Fermer';
