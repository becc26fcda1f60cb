/** The feedback of signed-in users. */

export const title = 'Feedback';
export const email = 'Email';
export const message = 'Messaggio';
export const placeholder = 'Che cosa funziona? Che cosa no? Che cosa manca?';
export const send = 'Invia feedback';
export const sending = 'Invio…';
export const sentTitle = 'Inviato';
export const sent = 'Grazie per il feedback!';
export const notSent = 'Invio del feedback non riuscito';
export const notSentTryAgain = 'Invio del feedback non riuscito. Riprovare.';

// The server cannot take feedback at the moment
export const unavailable = 'L’invio di feedback non è al momento disponibile. Riprovare più tardi.';
export const unavailableText = 'Al momento non possiamo ricevere feedback. Riprovare più tardi.';
export const close = 'Chiudi';
