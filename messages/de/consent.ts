export * from './first/consent.ts';

/** Cookies and consent. */

// The dialog
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
export const dismiss = 'Ausblenden';
