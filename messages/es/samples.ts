/** Sample content that is about to be handed out. */
import { list, number, plural } from './format.ts';

export const samplesShown = (names: readonly string[]) =>
  plural(names.length, {
    one: `${list(names)} aún muestra el ejemplo`,
    other: `${list(names)} aún muestran el ejemplo`,
  });
export const sampleConsequence = 'Quien escanee el código recibirá este contenido de ejemplo.';
export const codesWithSamples = (count: number, total: number) =>
  plural(count, {
    one: `${number(count)} de ${number(total)} códigos aún contiene partes del ejemplo`,
    other: `${number(count)} de ${number(total)} códigos aún contienen partes del ejemplo`,
  });
export const clearSamples = (count: number) =>
  plural(count, { one: 'Vaciar el campo', other: 'Vaciar los campos' });
export const keepSamples = (count: number) =>
  plural(count, { one: 'Conservarlo', other: 'Conservarlos' });
export const backToContent = 'Volver al contenido';
