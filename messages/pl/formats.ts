import { number } from './format.ts';

/** Why a file cannot be made. */

export const imageTooSmall = (modules: number, leastPx: number) =>
  `Ten kod ma szerokość ${number(modules)} kropek i wymaga obrazu o boku co najmniej ${number(leastPx)} pikseli.`;
