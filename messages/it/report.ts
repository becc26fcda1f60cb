/** The form to report a code. */

export const reportFailed = 'Impossibile inviare la segnalazione. Riprovare.';
export const notSent = 'Non inviato';
export const code = 'Codice o link breve';
export const codeHint = 'La parte dell’indirizzo dopo /Q/, o l’indirizzo intero.';
export const details = 'Dettagli (facoltativi)';
export const detailsHint =
  'Dove si trovava il codice e che cosa è successo dopo averlo scansionato.';
export const email = 'Email (facoltativa)';
export const emailHint =
  'Solo per domande su questa segnalazione. Viene cancellata 90 giorni dopo la chiusura.';
export const sending = 'Invio…';
export const send = 'Invia segnalazione';

// Reasons
export const reason = 'Qual è il problema?';
export const phishing = 'Phishing o furto d’identità';
export const malware = 'Malware';
export const spam = 'Spam o truffa';
export const illegal = 'Contenuti illegali';
export const other = 'Altro';
