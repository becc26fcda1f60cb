/** The form to report a code. */

export const reportFailed = 'Le signalement n’a pas pu être envoyé. Réessayez.';
export const notSent = 'Non envoyé';
export const code = 'Code ou lien court';
export const codeHint = 'La partie de l’adresse après /Q/, ou l’adresse entière.';
export const details = 'Détails (facultatif)';
export const detailsHint = 'Où vous avez trouvé le code et ce qui s’est passé après le scan.';
export const email = 'E-mail (facultatif)';
export const emailHint =
  'Uniquement pour des questions sur ce signalement. Effacé 90 jours après sa clôture.';
export const sending = 'Envoi…';
export const send = 'Envoyer le signalement';

// Reasons
export const reason = 'Quel est le problème\u00a0?';
export const phishing = 'Hameçonnage ou usurpation d’identité';
export const malware = 'Logiciel malveillant';
export const spam = 'Spam ou arnaque';
export const illegal = 'Contenu illégal';
export const other = 'Autre chose';
