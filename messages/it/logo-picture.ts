import { number } from './format.ts';

export const cutOff =
  'Manca la fine di questo file. Salvarlo o scaricarlo di nuovo, poi sceglierlo ancora.';
export const tooManyPixels = (megapixels: number, max: number) =>
  `Questa immagine ha ${number(megapixels)} megapixel. Sceglierne una con al massimo ${number(max)}.`;
export const otherFormat = (format: string) =>
  `Questo file è nel formato ${format}, qualunque sia il suo nome. Salvarlo come PNG, JPEG o WebP.`;
export const tooDetailed =
  'Questa immagine è troppo dettagliata per un logo. Sceglierne una più semplice.';
