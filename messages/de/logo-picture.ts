import { number } from './format.ts';

export const cutOff =
  'Das Ende dieser Datei fehlt. Speichern oder laden Sie sie noch einmal, und wählen Sie sie dann erneut.';
export const tooManyPixels = (megapixels: number, max: number) =>
  `Dieses Bild hat ${number(megapixels)} Megapixel. Wählen Sie eines mit höchstens ${number(max)}.`;
export const otherFormat = (format: string) =>
  `Diese Datei hat trotz ihres Namens das Format ${format}. Speichern Sie sie als PNG, JPEG oder WebP.`;
export const tooDetailed =
  'Dieses Bild ist zu detailreich für ein Logo. Wählen Sie ein einfacheres.';
