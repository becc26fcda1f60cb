/** What is wrong with a field of a form. The server answers with the English texts. */
import { number } from './format.ts';

// Account
export const emailInvalid = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
export const passwordTooShort = (min: number) =>
  `Das Passwort muss mindestens ${number(min)} Zeichen haben`;
export const passwordTooLong = (max: number) =>
  `Das Passwort darf höchstens ${number(max, { useGrouping: false })} Zeichen haben`;
export const currentPasswordTooShort = (min: number) =>
  `Das aktuelle Passwort muss mindestens ${number(min)} Zeichen haben`;
export const currentPasswordTooLong = (max: number) =>
  `Das aktuelle Passwort darf höchstens ${number(max, { useGrouping: false })} Zeichen haben`;
export const newPasswordTooShort = (min: number) =>
  `Das neue Passwort muss mindestens ${number(min)} Zeichen haben`;
export const newPasswordTooLong = (max: number) =>
  `Das neue Passwort darf höchstens ${number(max, { useGrouping: false })} Zeichen haben`;
export const confirmPasswordTooShort = (min: number) =>
  `Die Bestätigung muss mindestens ${number(min)} Zeichen haben`;
export const confirmPasswordTooLong = (max: number) =>
  `Die Bestätigung darf höchstens ${number(max, { useGrouping: false })} Zeichen haben`;
export const passwordsDiffer = 'Die Passwörter stimmen nicht überein';

// Feedback
export const feedbackTooShort = (min: number) =>
  `Die Nachricht muss mindestens ${number(min)} Zeichen haben`;
export const feedbackTooLong = (max: number) =>
  `Die Nachricht darf höchstens ${number(max)} Zeichen haben`;

// Saved codes
export const titleEmpty = 'Der Titel darf nicht leer sein';
export const titleTooLong = (max: number) =>
  `Der Titel darf höchstens ${number(max)} Zeichen haben`;

// Designs
export const colorFormat = 'Geben Sie die Farbe als #rrggbb an';
export const logoTooLarge = 'Dieses Logo ist zu groß';
export const logoFormat = 'Wählen Sie ein Bild im Format PNG, JPEG oder SVG';
export const logoUnclean =
  'Diese SVG-Datei enthält mehr als Pfade. Laden Sie sie im Bereich „Stil“ hoch, wo sie bereinigt wird';
export const frameTextTooLong = 'Dieser Text ist zu lang für einen Rahmen';
export const frameTextLines = 'Der Text darf nur eine Zeile haben';

// Short links
/** `min` and `max` are numbers of characters; the letters are A to Z. */
export const slugFormat = (min: number, max: number) =>
  `Eine eigene Endung hat ${number(min)} bis ${number(max)} Buchstaben (A–Z), Ziffern oder Bindestriche und beginnt und endet mit einem Buchstaben oder einer Ziffer`;
export const slugReserved = 'Diese Endung ist reserviert. Wählen Sie eine andere.';
export const addressTooLong = (max: number) =>
  `Eine Webadresse darf höchstens ${number(max, { useGrouping: false })} Zeichen haben`;
export const textTooLong = (max: number) =>
  `Dieser Text darf höchstens ${number(max)} Zeichen haben`;

// Reports about codes
export const reportedCodeTooLong = 'Das ist zu lang für einen Code';
export const reportedCodeFormat = 'Geben Sie den Code oder seinen Kurzlink ein';
export const reportReasonMissing = 'Wählen Sie aus, was nicht stimmt';
export const reportDetailsTooLong = (max: number) =>
  `Die Einzelheiten dürfen höchstens ${number(max)} Zeichen haben`;

// Files with an exported account
export const exportFormat =
  'Diese Datei ist kein Kontoexport. Wählen Sie die .json-Datei, die Sie exportiert haben.';
export const exportVersion =
  'Diese Datei stammt aus einer inkompatiblen Version. Exportieren Sie das Konto erneut von einem Server mit derselben Version wie dieser.';
