/** Sample content that is about to be handed out. */
import { list, number, plural } from './format.ts';

/** `names` are labels of fields. */
export const samplesShown = (names: readonly string[]) =>
  plural(names.length, {
    one: `${list(names)} still shows the example`,
    other: `${list(names)} still show the example`,
  });
export const sampleConsequence = 'Everyone who scans the code would get this example content.';
export const codesWithSamples = (count: number, total: number) =>
  plural(count, {
    one: `${number(count)} of ${number(total)} codes still contains parts of the example`,
    other: `${number(count)} of ${number(total)} codes still contain parts of the example`,
  });
/** `count` is the number of fields. */
export const clearSamples = (count: number) =>
  plural(count, { one: 'Clear it', other: 'Clear them' });
export const keepSamples = (count: number) => plural(count, { one: 'Keep it', other: 'Keep them' });
export const backToContent = 'Back to the content';
