/** The form to report a code. */

export const reportFailed = 'Nie udało się wysłać zgłoszenia. Spróbuj ponownie.';
export const notSent = 'Nie wysłano';
export const code = 'Kod lub krótki link';
export const codeHint = 'Część adresu po /Q/ lub cały adres.';
export const details = 'Szczegóły (opcjonalnie)';
export const detailsHint = 'Gdzie znajduje się kod i co się stało po jego zeskanowaniu.';
export const email = 'E-mail (opcjonalnie)';
export const emailHint =
  'Tylko do pytań o to zgłoszenie. Usuwamy go 90 dni po zamknięciu zgłoszenia.';
export const sending = 'Wysyłanie…';
export const send = 'Wyślij zgłoszenie';

// Reasons
export const reason = 'Co jest nie tak?';
export const phishing = 'Phishing lub podszywanie się';
export const malware = 'Złośliwe oprogramowanie';
export const spam = 'Spam lub oszustwo';
export const illegal = 'Nielegalne treści';
export const other = 'Coś innego';
