/** Errors about folders, tags and saved filters of the library. The server answers with the English texts. */
import { number } from './format.ts';

export const folderMissing = 'This folder does not exist. It may have been deleted in another tab.';
export const tagMissing = 'This tag does not exist. It may have been deleted in another tab.';
export const savedFilterMissing =
  'This saved filter does not exist. It may have been deleted in another tab.';
export const folderChanged =
  'This folder was changed in another tab or on another device. Check it and try again.';
export const tagChanged =
  'This tag was changed in another tab or on another device. Check it and try again.';
export const folderExists = 'There is already a folder with this name. Choose another name.';
export const tagExists = 'There is already a tag with this name. Choose another name.';
export const savedFilterExists =
  'There is already a saved filter with this name. Choose another name.';
export const foldersNestOnce = 'Folders can be nested only one level deep.';
export const tooManyFolders = (max: number) =>
  `You can have up to ${number(max)} folders. Delete one to make room.`;
export const tooManyTags = (max: number) =>
  `You can have up to ${number(max)} tags. Delete one to make room.`;
export const tooManySavedFilters = (max: number) =>
  `You can have up to ${number(max)} saved filters. Delete one to make room.`;

// Import from a file: names what was not imported, and says so.
export const groups = 'Folders, tags and saved filters';
export const groupsNotImported = 'They could not be imported.';
