/** Sample content that is about to be handed out. */
import { list, number, plural } from './format.ts';

export const samplesShown = (names: readonly string[]) =>
  plural(names.length, {
    one: `${list(names)} zeigt noch das Beispiel`,
    other: `${list(names)} zeigen noch das Beispiel`,
  });
export const sampleConsequence = 'Wer den Code scannt, bekäme diese Beispielinhalte.';
export const codesWithSamples = (count: number, total: number) =>
  plural(count, {
    one: `${number(count)} von ${number(total)} Codes enthält noch Teile des Beispiels`,
    other: `${number(count)} von ${number(total)} Codes enthalten noch Teile des Beispiels`,
  });
export const clearSamples = (count: number) =>
  plural(count, { one: 'Feld leeren', other: 'Felder leeren' });
export const keepSamples = (count: number) =>
  plural(count, { one: 'Inhalt behalten', other: 'Inhalte behalten' });
export const backToContent = 'Zurück zum Inhalt';
