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
