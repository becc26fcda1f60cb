import { number } from './format.ts';

/** Why a file cannot be made. */

/** `modules` is the width of the symbol in modules. */
export const imageTooSmall = (modules: number, leastPx: number) =>
  `Ce code compte ${number(modules)} modules de côté et demande une image d’au moins ${number(leastPx)} pixels.`;
