export const title = 'Opinia';
export const email = 'E-mail';
export const message = 'Wiadomość';
export const placeholder = 'Co działa? Co nie działa? Czego brakuje?';
export const send = 'Wyślij opinię';
export const sending = 'Wysyłanie…';
export const sentTitle = 'Wysłano!';
export const sent = 'Dziękujemy za opinię!';
export const notSent = 'Nie udało się wysłać opinii';
export const notSentTryAgain = 'Nie udało się wysłać opinii. Spróbuj ponownie.';

// The server cannot take feedback at the moment: in a toast, and in place of the form
export const unavailable = 'Wysyłanie opinii jest chwilowo niedostępne. Spróbuj ponownie później.';
export const unavailableText = 'Chwilowo nie możemy przyjmować opinii. Spróbuj ponownie później.';
export const close = 'Zamknij';
