/** Cookies and consent. */

// The banner
export const bannerLabel = 'Cookies';
export const usedIfAccepted = 'Analyse- und Werbe-Cookies setzen wir nur ein, wenn Sie zustimmen.';
export const essentialOnly = 'Diese Website verwendet nur notwendige Cookies.';
export const privacyPolicy = 'Datenschutzerklärung';
export const rejectAll = 'Alle ablehnen';
export const acceptAll = 'Alle akzeptieren';

// The dialog
export const settingsTitle = 'Cookie-Einstellungen';
export const settingsIntro = 'Legen Sie fest, was dieser Browser speichern darf.';
export const essential = 'Notwendig';
export const essentialHint =
  'Damit Sie angemeldet und Ihre Einstellungen erhalten bleiben. Immer aktiv.';
export const analytics = 'Analyse';
export const analyticsHint =
  'Zeigt uns, welche Seiten genutzt werden, damit wir sie verbessern können.';
export const advertising = 'Werbung';
export const advertisingHint =
  'Ermöglicht es, Werbung zu messen und an Ihre Interessen anzupassen.';
export const unusedHint =
  'Zurzeit nicht im Einsatz. Ihre Auswahl wird gespeichert, falls sich das ändert.';
export const save = 'Speichern';

// The notice for visitors who have allowed advertising
export const adsLabel = 'Werbung';
export const adsAllowed = 'Sie haben Werbe-Cookies zugelassen.';
export const openSettings = 'Cookie-Einstellungen';
export const dismiss = 'Ausblenden';
