import { number } from './format.ts';

/** Why a file cannot be made. */

/** `modules` is the width of the symbol in modules. */
export const imageTooSmall = (modules: number, leastPx: number) =>
  `Dieser Code hat ${number(modules)} Module pro Seite und braucht ein Bild mit mindestens ${number(leastPx)} Pixeln.`;

export const fileFault = (format: string) =>
  `Die ${format}-Datei zeigte nicht den geprüften Code und wurde deshalb nicht gespeichert. Versuchen Sie eine andere Größe oder ein anderes Format.`;

export const fileNotMade = (format: string) =>
  `Die ${format}-Datei konnte nicht erstellt und geprüft werden, deshalb wurde nichts gespeichert. Versuchen Sie es erneut oder wählen Sie ein anderes Format.`;
