// The banner
export const bannerLabel = 'Cookies';
export const usedIfAccepted = 'Analyse- und Werbe-Cookies setzen wir nur ein, wenn Sie zustimmen.';
export const essentialOnly = 'Diese Website verwendet nur notwendige Cookies.';
export const privacyPolicy = 'Datenschutzerklärung';
export const rejectAll = 'Alle ablehnen';
export const acceptAll = 'Alle akzeptieren';

// The dialog
export const settingsTitle = 'Cookie-Einstellungen';

// The notice for visitors who have allowed advertising
export const openSettings = 'Cookie-Einstellungen';
