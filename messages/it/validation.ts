/** What is wrong with a field of a form. The server answers with the English texts. */
import { number } from './format.ts';

// Account
export const emailInvalid = 'Inserire un indirizzo email valido';
export const passwordTooShort = (min: number) =>
  `La password deve avere almeno ${number(min)} caratteri`;
export const passwordTooLong = (max: number) =>
  `La password può avere al massimo ${number(max, { useGrouping: false })} caratteri`;
export const currentPasswordTooShort = (min: number) =>
  `La password attuale deve avere almeno ${number(min)} caratteri`;
export const currentPasswordTooLong = (max: number) =>
  `La password attuale può avere al massimo ${number(max, { useGrouping: false })} caratteri`;
export const newPasswordTooShort = (min: number) =>
  `La nuova password deve avere almeno ${number(min)} caratteri`;
export const newPasswordTooLong = (max: number) =>
  `La nuova password può avere al massimo ${number(max, { useGrouping: false })} caratteri`;
export const confirmPasswordTooShort = (min: number) =>
  `La conferma deve avere almeno ${number(min)} caratteri`;
export const confirmPasswordTooLong = (max: number) =>
  `La conferma può avere al massimo ${number(max, { useGrouping: false })} caratteri`;
export const passwordsDiffer = 'Le password non corrispondono';

// Feedback
export const feedbackTooShort = (min: number) =>
  `Il messaggio deve avere almeno ${number(min)} caratteri`;
export const feedbackTooLong = (max: number) =>
  `Il messaggio può avere al massimo ${number(max)} caratteri`;

// Saved codes
export const titleEmpty = 'Il titolo non può essere vuoto';
export const titleTooLong = (max: number) =>
  `Il titolo può avere al massimo ${number(max)} caratteri`;

// Designs
export const colorFormat = 'Indicare il colore nel formato #rrggbb';
export const logoTooLarge = 'Questo logo è troppo grande';
export const logoFormat = 'Scegliere un’immagine PNG, JPEG o SVG';
export const logoUnclean =
  'Questo SVG non contiene solo tracciati. Caricarlo nel pannello dello stile, che lo ripulisce';
export const frameTextTooLong = 'Questo testo è troppo lungo per una cornice';
export const frameTextLines = 'Il testo deve stare su una sola riga';

// Short links
/** `min` and `max` are numbers of characters; the letters are A to Z. */
export const slugFormat = (min: number, max: number) =>
  `Un suffisso personalizzato ha da ${number(min)} a ${number(max)} lettere non accentate, cifre o trattini e inizia e finisce con una lettera o una cifra`;
export const slugReserved = 'Questo suffisso è riservato. Sceglierne un altro.';
export const addressTooLong = (max: number) =>
  `Un indirizzo web può avere al massimo ${number(max, { useGrouping: false })} caratteri`;
export const textTooLong = (max: number) =>
  `Questo testo può avere al massimo ${number(max)} caratteri`;

// Reports about codes
export const reportedCodeTooLong = 'È troppo lungo per un codice';
export const reportedCodeFormat = 'Inserire il codice o il suo link breve';
export const reportReasonMissing = 'Scegliere qual è il problema';
export const reportDetailsTooLong = (max: number) =>
  `I dettagli possono avere al massimo ${number(max)} caratteri`;

// Files with an exported account
export const exportFormat =
  'Questo file non è un’esportazione dell’account. Scegliere il file .json esportato in precedenza.';
export const exportVersion =
  'Questo file proviene da una versione incompatibile. Esportare di nuovo l’account da un server con la stessa versione di questo.';
