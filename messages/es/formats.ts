import { number } from './format.ts';

/** Why a file cannot be made. */

export const imageTooSmall = (modules: number, leastPx: number) =>
  `Este código tiene ${number(modules)} puntos de ancho y necesita una imagen de al menos ${number(leastPx)} píxeles.`;

export const fileFault = (format: string) =>
  `El archivo ${format} no mostraba el código comprobado, así que no se guardó. Pruebe otro tamaño u otro formato.`;

export const fileNotMade = (format: string) =>
  `No se ha podido crear y comprobar el archivo ${format}, así que no se ha guardado nada. Inténtelo de nuevo o elija otro formato.`;
