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

// The notice for visitors who have allowed advertising
export const openSettings = 'Gérer les cookies';
