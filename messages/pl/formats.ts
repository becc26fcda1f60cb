import { number } from './format.ts';

/** Why a file cannot be made. */

export const imageTooSmall = (modules: number, leastPx: number) =>
  `Ten kod ma szerokość ${number(modules)} kropek i wymaga obrazu o boku co najmniej ${number(leastPx)} pikseli.`;

export const fileFault = (format: string) =>
  `Plik ${format} nie pokazywał sprawdzonego kodu, więc nie został zapisany. Spróbuj innego rozmiaru lub formatu.`;

export const fileNotMade = (format: string) =>
  `Nie udało się utworzyć i sprawdzić pliku ${format}, więc niczego nie zapisano. Spróbuj ponownie lub wybierz inny format.`;
