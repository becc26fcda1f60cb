// The banner
export const bannerLabel = 'Cookie';
export const usedIfAccepted =
  'I cookie di analisi e pubblicitari vengono usati solo previo consenso.';
export const essentialOnly = 'Questo sito usa solo cookie necessari.';
export const privacyPolicy = 'Informativa sulla privacy';
export const rejectAll = 'Rifiuta tutti';
export const acceptAll = 'Accetta tutti';

// The dialog
export const settingsTitle = 'Impostazioni dei cookie';

// The notice for visitors who have allowed advertising
export const openSettings = 'Gestisci i cookie';
