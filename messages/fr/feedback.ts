/** The feedback of signed-in users. */

export const title = 'Votre avis';
export const email = 'E-mail';
export const message = 'Message';
export const placeholder =
  'Qu’est-ce qui fonctionne bien\u00a0? Moins bien\u00a0? Que manque-t-il\u00a0?';
export const send = 'Envoyer mon avis';
export const sending = 'Envoi…';
export const sentTitle = 'Avis envoyé';
export const sent = 'Merci pour votre retour\u00a0!';
export const notSent = 'Échec de l’envoi';
export const notSentTryAgain = 'Votre avis n’a pas pu être envoyé. Réessayez.';

// The server cannot take feedback at the moment
export const unavailable = 'L’envoi d’avis est momentanément indisponible. Réessayez plus tard.';
export const unavailableText =
  'Nous ne pouvons pas recevoir d’avis pour le moment. Réessayez plus tard.';
export const close = 'Fermer';
