/** Dynamic codes made from a list: each row becomes a short link. */
import { isolate, number, plural } from './format.ts';

// The row of the template
export const templateTitle = 'Menu, table 1';
export const templateFolder = 'Restaurant';
/** Tags, separated by commas. */
export const templateTags = 'menu, indoor';

// What is wrong with a cell
export const cellMissing = 'This cell is empty.';
export const cellTooLong = (max: number) => `Use at most ${number(max)} characters here.`;
export const tooManyTags = (max: number) => `A code can have at most ${number(max)} tags here.`;
export const folderTooDeep =
  'Folders nest one level: write the outer folder, a slash and the inner folder.';
export const slugFixed = (slug: string) =>
  `This code already has the slug ${isolate(slug)}, and a short link cannot change. Leave the cell empty or enter ${isolate(slug)}.`;
export const sameKey = 'Another row of this list has the same key.';
