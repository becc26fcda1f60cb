/** What is wrong with a field of a form. The server answers with the English texts. */
import { number } from './format.ts';

// Account
export const emailInvalid = 'Saisissez une adresse e-mail valide';
export const passwordTooShort = (min: number) =>
  `Le mot de passe doit compter au moins ${number(min)} caractères`;
export const passwordTooLong = (max: number) =>
  `Le mot de passe ne peut pas dépasser ${number(max, { useGrouping: false })} caractères`;
export const currentPasswordTooShort = (min: number) =>
  `Le mot de passe actuel doit compter au moins ${number(min)} caractères`;
export const currentPasswordTooLong = (max: number) =>
  `Le mot de passe actuel ne peut pas dépasser ${number(max, { useGrouping: false })} caractères`;
export const newPasswordTooShort = (min: number) =>
  `Le nouveau mot de passe doit compter au moins ${number(min)} caractères`;
export const newPasswordTooLong = (max: number) =>
  `Le nouveau mot de passe ne peut pas dépasser ${number(max, { useGrouping: false })} caractères`;
export const confirmPasswordTooShort = (min: number) =>
  `La confirmation doit compter au moins ${number(min)} caractères`;
export const confirmPasswordTooLong = (max: number) =>
  `La confirmation ne peut pas dépasser ${number(max, { useGrouping: false })} caractères`;
export const passwordsDiffer = 'Les mots de passe ne correspondent pas';

// Feedback
export const feedbackTooShort = (min: number) =>
  `Le message doit compter au moins ${number(min)} caractères`;
export const feedbackTooLong = (max: number) =>
  `Le message ne peut pas dépasser ${number(max)} caractères`;

// Saved codes
export const titleEmpty = 'Le titre ne peut pas être vide';
export const titleTooLong = (max: number) =>
  `Le titre ne peut pas dépasser ${number(max)} caractères`;

// Designs
export const colorFormat = 'Indiquez la couleur sous la forme #rrggbb';
export const logoTooLarge = 'Ce logo est trop volumineux';
export const logoFormat = 'Choisissez une image PNG, JPEG ou SVG';
export const logoUnclean =
  'Ce fichier SVG contient plus que des tracés. Importez-le dans le panneau de style, qui le nettoie';
export const frameTextTooLong = 'Ce texte est trop long pour un cadre';
export const frameTextLines = 'Le texte doit tenir sur une seule ligne';

// Short links
/** `min` and `max` are numbers of characters; the letters are A to Z. */
export const slugFormat = (min: number, max: number) =>
  `Un suffixe personnalisé compte de ${number(min)} à ${number(max)} lettres sans accent, chiffres ou traits d’union, et commence et finit par une lettre ou un chiffre`;
export const slugReserved = 'Ce suffixe est réservé. Choisissez-en un autre.';
export const addressTooLong = (max: number) =>
  `Une adresse web ne peut pas dépasser ${number(max, { useGrouping: false })} caractères`;
export const textTooLong = (max: number) =>
  `Ce texte ne peut pas dépasser ${number(max)} caractères`;

// Reports about codes
export const reportedCodeTooLong = 'C’est trop long pour un code';
export const reportedCodeFormat = 'Saisissez le code ou son lien court';
export const reportReasonMissing = 'Choisissez le problème constaté';
export const reportDetailsTooLong = (max: number) =>
  `Les détails ne peuvent pas dépasser ${number(max)} caractères`;

// Files with an exported account
export const exportFormat =
  'Ce fichier n’est pas un export de compte. Choisissez le fichier .json que vous avez exporté.';
export const exportVersion =
  'Ce fichier provient d’une version incompatible. Exportez à nouveau le compte depuis un serveur de la même version que celui-ci.';
