import { number } from './format.ts';

export const cutOff =
  'La fin de ce fichier manque. Enregistrez-le ou téléchargez-le de nouveau, puis choisissez-le encore une fois.';
export const tooManyPixels = (megapixels: number, max: number) =>
  `Cette image compte ${number(megapixels)} mégapixels. Choisissez-en une de ${number(max)} au plus.`;
export const otherFormat = (format: string) =>
  `Ce fichier est au format ${format}, quel que soit son nom. Enregistrez-le en PNG, JPEG ou WebP.`;
export const tooDetailed =
  'Cette image est trop détaillée pour un logo. Choisissez-en une plus simple.';
