import { number } from './format.ts';

/** Why a file cannot be made. */

/** `modules` is the width of the symbol in modules. */
export const imageTooSmall = (modules: number, leastPx: number) =>
  `Ce code compte ${number(modules)} modules de côté et demande une image d’au moins ${number(leastPx)} pixels.`;

export const fileFault = (format: string) =>
  `Le fichier ${format} ne montrait pas le code vérifié ; il n’a donc pas été enregistré. Essayez une autre taille ou un autre format.`;

export const fileNotMade = (format: string) =>
  `Le fichier ${format} n’a pas pu être créé et vérifié ; rien n’a donc été enregistré. Réessayez ou choisissez un autre format.`;
