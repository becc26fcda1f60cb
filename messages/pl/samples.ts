/** Sample content that is about to be handed out. */
import { list, number, plural } from './format.ts';

export const samplesShown = (names: readonly string[]) => `Nadal przykładowa treść: ${list(names)}`;
export const sampleConsequence = 'Każdy, kto zeskanuje kod, otrzyma tę przykładową treść.';
export const codesWithSamples = (count: number, total: number) =>
  `Nadal z przykładową treścią: ${number(count)} z ${number(total)} kodów`;
export const clearSamples = (count: number) =>
  plural(count, {
    one: 'Wyczyść pole',
    few: 'Wyczyść pola',
    many: 'Wyczyść pola',
    other: 'Wyczyść pola',
  });
export const keepSamples = (count: number) =>
  plural(count, {
    one: 'Zostaw tę treść',
    few: 'Zostaw te treści',
    many: 'Zostaw te treści',
    other: 'Zostaw te treści',
  });
export const backToContent = 'Wróć do treści';
