import { number } from './format.ts';

export const cutOff =
  'Falta el final de este archivo. Guárdelo o descárguelo de nuevo y vuelva a elegirlo.';
export const tooManyPixels = (megapixels: number, max: number) =>
  `Esta imagen tiene ${number(megapixels)} megapíxeles. Elija una de ${number(max)} como máximo.`;
export const otherFormat = (format: string) =>
  `Este archivo está en formato ${format}, diga lo que diga su nombre. Guárdelo como PNG, JPEG o WebP.`;
export const tooDetailed =
  'Esta imagen tiene demasiado detalle para un logo. Elija una más sencilla.';
