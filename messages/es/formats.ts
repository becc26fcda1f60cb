import { number } from './format.ts';

/** Why a file cannot be made. */

export const imageTooSmall = (modules: number, leastPx: number) =>
  `Este código tiene ${number(modules)} puntos de ancho y necesita una imagen de al menos ${number(leastPx)} píxeles.`;
