import { isolate, number } from './format.ts';

/** Rows and columns of a list of codes. */

// Columns
/** A column without a heading. `letters` are its name in spreadsheets, such as A. */
export const columnName = (letters: string) => `Colonne ${letters}`;
/** `field` is the label of a field; "Columns" is the heading of the choice. */
export const noColumn = (field: string) =>
  `Aucune colonne ne correspond au champ «\u00a0${field}\u00a0». Choisissez-en une sous «\u00a0Colonnes\u00a0».`;

// The row of the template. `type` is the name of a content type.
export const templateLabel = (type: string) => `Mon code ${type}`;
export const templateFileName = (type: string) => `mon code ${type}`;

// Cells. The first and the last stand around a sentence such as "Enter a web address."
export const cellEmpty = 'Cette cellule est vide.';
export const cellExample = (example: string) => `Par exemple\u00a0: ${isolate(example)}`;
export const enterYesOrNo = 'Saisissez «\u00a0oui\u00a0» ou «\u00a0non\u00a0».';
export const useOneOf = (values: readonly string[]) =>
  `Utilisez l’une de ces valeurs\u00a0: ${values.join(', ')}.`;

// Labels
export const labelCharacters = (characters: readonly string[]) =>
  `Les légendes ne peuvent pas afficher ${characters.map((character) => `«\u00a0${character}\u00a0»`).join(', ')}. Utilisez d’autres caractères ou n’utilisez pas de colonne de légendes.`;
export const labelTooLong = (most: number, length: number) =>
  `Une légende ne peut pas dépasser ${number(most)} caractères. Celle-ci en a ${number(length, { useGrouping: false })}\u00a0: raccourcissez-la.`;

// Columns of links, and what stands beside rows that become codes
/** The addresses that open with a click on the cells of a column. */
export const linksOf = (heading: string) => `Liens de «\u00a0${isolate(heading)}\u00a0»`;
/** The reason follows. */
export const labelLeftOut = 'Ce code n’a pas de légende.';
export const formulaUnknown =
  'Cette cellule contient une formule dont le résultat n’est pas enregistré dans le fichier. Ouvrez la liste dans votre tableur et enregistrez-la.';
export const numberRounded =
  'Les tableurs ne conservent que 15 chiffres d’un nombre\u00a0: les derniers chiffres de celui-ci peuvent être faux. Mettez la colonne au format texte et saisissez de nouveau le nombre.';
/** For a number such as 4.9E+11. */
export const numberShortened =
  'Ce nombre est abrégé\u00a0: la plupart de ses chiffres manquent. Mettez la colonne au format texte, saisissez de nouveau le nombre et enregistrez la liste.';

// What stands beside a list. The number comes last, so that no sentence depends on it
export const unusedMails = (heading: string, count: number) =>
  `«\u00a0${isolate(heading)}\u00a0» n’est pas utilisée. Adresses e-mail dans cette colonne\u00a0: ${number(count)}.`;
export const unusedAddresses = (heading: string, count: number) =>
  `«\u00a0${isolate(heading)}\u00a0» n’est pas utilisée. Adresses web dans cette colonne\u00a0: ${number(count)}.`;
export const unusedPhones = (heading: string, count: number) =>
  `«\u00a0${isolate(heading)}\u00a0» n’est pas utilisée. Numéros de téléphone dans cette colonne\u00a0: ${number(count)}.`;
export const unusedCells = (heading: string, count: number) =>
  `«\u00a0${isolate(heading)}\u00a0» n’est pas utilisée. Cellules remplies dans cette colonne\u00a0: ${number(count)}.`;
export const equalRows = (count: number) =>
  `Lignes identiques à une ligne précédente\u00a0: ${number(count)}.`;
/** `example` is a date such as 6/7/2027. */
export const monthsFirst = (count: number, example: string) =>
  `Dates comme ${isolate(example)} lues avec le mois en premier\u00a0: ${number(count)}. Si le jour vient en premier, écrivez-les comme 2027-06-18.`;
export const daysFirst = (count: number, example: string) =>
  `Dates comme ${isolate(example)} lues avec le jour en premier\u00a0: ${number(count)}. Si le mois vient en premier, écrivez-les comme 2027-06-18.`;
