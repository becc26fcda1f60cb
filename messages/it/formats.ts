import { number } from './format.ts';

/** Why a file cannot be made. */

/** `modules` is the width of the symbol in modules. */
export const imageTooSmall = (modules: number, leastPx: number) =>
  `Questo codice ha ${number(modules)} moduli per lato e richiede un’immagine di almeno ${number(leastPx)} pixel.`;

export const fileFault = (format: string) =>
  `Il file ${format} non mostrava il codice verificato, quindi non è stato salvato. Provare un’altra dimensione o un altro formato.`;

export const fileNotMade = (format: string) =>
  `Impossibile creare e verificare il file ${format}, quindi non è stato salvato nulla. Riprovare o scegliere un altro formato.`;
