import { isolate, number, plural } from './format.ts';

export * from './first/projects.ts';

/** The saved codes: the sidebar with their list, and saving. */

// The list
export const listLabel = 'Saved QR codes';
export const listEmpty = 'Nothing saved yet. Create a code or download one to save it here.';
export const create = 'Create QR Code';
export const search = 'Search codes';
export const found = (count: number) => `${number(count)} found`;
export const searchedNewest =
  'The server could not be reached, so only your newest codes were searched.';
export const noMatch = (typed: string) => `No code matches “${isolate(typed)}”.`;
/** A link to the page with all codes. */
export const allCodes = (count: number) =>
  plural(count, { one: `All ${number(count)} code`, other: `All ${number(count)} codes` });
export const listFull = (count: number, limit: number) =>
  `You have saved ${number(count)} of ${number(limit)} QR codes. All of them keep working. To save a new one, delete codes until you have fewer than ${number(limit)}.`;
export const listFullUpgrade = (count: number, limit: number) =>
  `You have saved ${number(count)} of ${number(limit)} QR codes. All of them keep working. To save a new one, upgrade in Settings, or delete codes until you have fewer than ${number(limit)}.`;
export const namesNotLoaded = 'The titles of your codes could not be loaded.';

// A row of the list
export const dynamic = 'Dynamic';
export const dynamicScans = (count: number) =>
  plural(count, {
    one: `Dynamic · ${number(count)} scan`,
    other: `Dynamic · ${number(count)} scans`,
  });
export const renameCode = (name: string) => `Rename ${isolate(name)}`;
export const deleteCode = (name: string) => `Delete ${isolate(name)}`;

// Rename
export const title = 'Title';
export const saveTitle = 'Save title';
export const nameOfCode = 'Title of this code';

// Delete. Static codes offer to undo it; dynamic ones ask before.
export const deleted = (count: number) =>
  plural(count, { one: 'QR code deleted', other: `${number(count)} codes deleted` });
export const movedToBin = 'Moved to the bin';
export const openBin = 'Open bin';
export const deletedNames = (names: readonly string[]) =>
  names.map((name) => isolate(name)).join(', ');
export const undoAgain = 'Try again';
export const notDeleted = 'The code could not be deleted. Please try again.';
export const deleteTitle = (name: string) => `Delete “${isolate(name)}”?`;
export const deleteText =
  'Printed copies stop working at once. For 30 days you can restore the code from the bin, with its short link and its scans. To stop it for a while, pause it instead.';
export const cancel = 'Cancel';
export const deleteDynamic = 'Delete code';

// Download all
export const downloadAll = 'Download All';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} of ${number(total)}…`;
export const allDownloaded = 'All QR codes have been downloaded.';
export const someSkippedTitle = 'Some codes were skipped';
export const someSkipped = (names: readonly string[]) =>
  `These codes cannot be drawn: ${names.map((name) => isolate(name)).join(', ')}. Open each one to see what to correct.`;
export const notDownloaded = 'Failed to download QR codes. Please try again.';

// Whether the code on the screen is saved, and buttons beside it
export const notSavedYet = 'Not saved yet';
export const save = 'Save';
export const saved = 'Saved';
export const saving = 'Saving…';
export const notSaved = 'Not saved';
export const tryAgain = 'Try again';
export const signedOut = 'You are signed out';
export const signInToSave = 'Sign in to save';
export const editedElsewhere = 'Edited on another device';
export const loadTheirs = 'Load that version';
export const keepMine = 'Keep mine';
export const notPublished = 'Not published yet';
export const publish = 'Publish';
export const discard = 'Discard';
export const discardChange = (name: string) => `Discard the change of ${isolate(name)}`;
export const storageLimited =
  'This browser’s storage is not available. Unsaved changes may be lost when you close the page.';
export const changesUnknown = (count: number) =>
  plural(count, {
    one: `Changes of ${number(count)} code were made with a newer version of this page. Reload it to see them.`,
    other: `Changes of ${number(count)} codes were made with a newer version of this page. Reload it to see them.`,
  });
/** The code on the screen, above it; the name is emphasised. */
export const editing = 'Editing <name></name>';
export const savedAgo = (age: string) => `saved ${age}`;
export const savedJustNow = 'saved just now';

// The question before the content of a code that may be printed is changed
export const changeQuestion = (name: string) => `Change “${isolate(name)}”, or make a new code?`;
export const changeNote = 'Until you choose, the saved code stays as it is.';
export const changeThisCode = 'Change this code';
export const makeNewOne = 'Make a new one';
export const codeChanged = 'Code changed';
export const newCodeMade = 'Your change is a new code';
export const codeStays = (name: string) => `“${isolate(name)}” stays as it is.`;

// Toasts about saving
export const notChanged = 'Failed to save. Please try again.';
export const codeNotSaved = 'Save this code first, then make it dynamic.';
export const editsNotSaved =
  'Your last changes are not saved yet. Save them first, then try again.';
