export * from './first/consent.ts';

/** Cookies and consent. */

// The dialog
export const settingsIntro = 'Scegliere che cosa può memorizzare questo browser.';
export const essential = 'Necessari';
export const essentialHint =
  'Mantengono attivo l’accesso e memorizzano le impostazioni. Sempre attivi.';
export const analytics = 'Analisi';
export const analyticsHint = 'Ci mostra quali pagine vengono usate, così possiamo migliorarle.';
export const advertising = 'Pubblicità';
export const advertisingHint =
  'Permette di misurare la pubblicità e di adattarla agli interessi di chi visita il sito.';
export const unusedHint =
  'Al momento non in uso. La scelta viene memorizzata nel caso in cui la situazione cambi.';
export const save = 'Salva';

// The notice for visitors who have allowed advertising
export const adsLabel = 'Pubblicità';
export const adsAllowed = 'I cookie pubblicitari sono stati accettati.';
export const dismiss = 'Chiudi';
