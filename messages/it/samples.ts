/** Sample content that is about to be handed out. */
import { list, number, plural } from './format.ts';

export const samplesShown = (names: readonly string[]) =>
  plural(names.length, {
    one: `${list(names)} mostra ancora l’esempio`,
    other: `${list(names)} mostrano ancora l’esempio`,
  });
export const sampleConsequence = 'Chi scansiona il codice riceverebbe questo contenuto di esempio.';
export const codesWithSamples = (count: number, total: number) =>
  plural(count, {
    one: `${number(count)} codice su ${number(total)} contiene ancora parti dell’esempio`,
    other: `${number(count)} codici su ${number(total)} contengono ancora parti dell’esempio`,
  });
export const clearSamples = (count: number) =>
  plural(count, { one: 'Svuota il campo', other: 'Svuota i campi' });
export const keepSamples = (count: number) =>
  plural(count, { one: 'Mantieni', other: 'Mantieni tutti' });
export const backToContent = 'Torna al contenuto';
