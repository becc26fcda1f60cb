import { number } from './format.ts';

/** Why a file cannot be made. */

/** `modules` is the width of the symbol in modules. */
export const imageTooSmall = (modules: number, leastPx: number) =>
  `This code is ${number(modules)} dots wide and needs an image of at least ${number(leastPx)} pixels.`;

/** `format` is "PNG", "SVG" and so on. */
export const fileFault = (format: string) =>
  `The ${format} file did not show the code that was checked, so it was not saved. Try another size or format.`;

export const fileNotMade = (format: string) =>
  `The ${format} file could not be made and checked, so nothing was saved. Try again, or choose another format.`;
