/** The feedback of signed-in users. */

export const title = 'Feedback';
export const email = 'E-Mail';
export const message = 'Nachricht';
export const placeholder = 'Was funktioniert gut? Was nicht? Was fehlt Ihnen?';
export const send = 'Feedback senden';
export const sending = 'Wird gesendet\u00a0…';
export const sentTitle = 'Gesendet';
export const sent = 'Vielen Dank für Ihr Feedback!';
export const notSent = 'Feedback konnte nicht gesendet werden';
export const notSentTryAgain =
  'Ihr Feedback konnte nicht gesendet werden. Bitte versuchen Sie es erneut.';

// The server cannot take feedback at the moment
export const unavailable =
  'Feedback ist vorübergehend nicht möglich. Bitte versuchen Sie es später erneut.';
export const unavailableText =
  'Wir können zurzeit kein Feedback entgegennehmen. Bitte versuchen Sie es später erneut.';
export const close = 'Schließen';
