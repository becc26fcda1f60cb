/** Sample content that is about to be handed out. */
import { list, number, plural } from './format.ts';

export const samplesShown = (names: readonly string[]) =>
  plural(names.length, {
    one: `Encore un exemple : ${list(names)}`,
    other: `Encore des exemples : ${list(names)}`,
  });
export const sampleConsequence =
  'Toute personne qui scanne le code obtiendrait ce contenu d’exemple.';
export const codesWithSamples = (count: number, total: number) =>
  plural(count, {
    one: `${number(count)} code sur ${number(total)} contient encore une partie de l’exemple`,
    other: `${number(count)} codes sur ${number(total)} contiennent encore une partie de l’exemple`,
  });
export const clearSamples = (count: number) =>
  plural(count, { one: 'Vider ce champ', other: 'Vider ces champs' });
export const keepSamples = (count: number) =>
  plural(count, { one: 'Conserver ce contenu', other: 'Conserver ces contenus' });
export const backToContent = 'Retour au contenu';
