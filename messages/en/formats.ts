import { number } from './format.ts';

/** Why a file cannot be made. */

/** `modules` is the width of the symbol in modules. */
export const imageTooSmall = (modules: number, leastPx: number) =>
  `This code is ${number(modules)} dots wide and needs an image of at least ${number(leastPx)} pixels.`;
