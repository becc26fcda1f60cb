/** The form to report a code. */

export const reportFailed =
  'Die Meldung konnte nicht gesendet werden. Bitte versuchen Sie es erneut.';
export const notSent = 'Nicht gesendet';
export const code = 'Code oder Kurzlink';
export const codeHint = 'Der Teil der Adresse nach /Q/ oder die ganze Adresse.';
export const details = 'Einzelheiten (optional)';
export const detailsHint = 'Wo Sie den Code gefunden haben und was nach dem Scannen geschah.';
export const email = 'E-Mail (optional)';
export const emailHint =
  'Nur für Rückfragen zu dieser Meldung. Wird 90 Tage nach deren Abschluss gelöscht.';
export const sending = 'Wird gesendet\u00a0…';
export const send = 'Meldung senden';

// Reasons
export const reason = 'Was stimmt nicht?';
export const phishing = 'Phishing oder Identitätsmissbrauch';
export const malware = 'Schadsoftware';
export const spam = 'Spam oder Betrug';
export const illegal = 'Illegale Inhalte';
export const other = 'Etwas anderes';
