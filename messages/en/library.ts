import { isolate, number, plural } from './format.ts';

export * from './first/library.ts';

/** The page with all saved codes, and the command palette. */

export const pageTitle = (site: string) => `Codes | ${site}`;
export const pageDescription = 'Search, sort and organise your saved QR codes.';
export const heading = 'Codes';
/** For visitors who are not signed in. */
export const reason = 'This page shows your saved codes.';
export const loading = 'Loading codes…';
export const codesNotLoaded = 'Your codes could not be loaded. Please try again.';
export const newCode = 'New code';
export const codeCount = (count: number) =>
  plural(count, { one: `${number(count)} code`, other: `${number(count)} codes` });
// Search and filters
export const search = 'Search codes';
export const searchHint = 'Title, content, target or tag';
export const filters = 'Filters';
export const kind = 'Code type';
export const anyKind = 'Static and dynamic';
export const staticCodes = 'Static';
export const dynamicCodes = 'Dynamic';
export const state = 'Status';
export const anyState = 'Any status';
export const active = 'Active';
export const paused = 'Paused';
/** Its first day is still to come. */
export const scheduled = 'Scheduled';
/** Its last day is over. */
export const ended = 'Ended';
/** By us, after a report. */
export const disabled = 'Disabled';
export const type = 'Content type';
export const anyType = 'Any type';
export const clearFilters = 'Clear filters';
export const sortBy = 'Sort by';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const lastChanged = 'Recently changed';
export const titleAToZ = 'Title, A to Z';
export const titleZToA = 'Title, Z to A';
export const mostScans = 'Most scans';
export const fewestScans = 'Fewest scans';
export const longestUnchanged = 'Least recently changed';
/** Whether the codes are shown as a table or as pictures. */
export const view = 'View';
export const table = 'Table';
export const grid = 'Grid';

// The table
export const preview = 'Preview';
export const title = 'Title';
export const target = 'Target';
export const folder = 'Folder';
export const tags = 'Tags';
export const scans = 'Scans (30 days)';
export const changed = 'Changed';
export const scanCount = (count: number) =>
  plural(count, {
    one: `${number(count)} scan in 30 days`,
    other: `${number(count)} scans in 30 days`,
  });

// Empty pages
export const emptyTitle = 'No codes yet';
export const emptyText = 'Codes you create or download while signed in are saved here.';
export const createCode = 'Create a code';
export const noMatchTitle = 'No matching codes';
export const noMatchText = 'Try other words or fewer filters.';

// Folders, tags and saved filters
export const groups = 'Folders and tags';
export const folders = 'Folders';
export const allCodes = 'All codes';
export const groupsNotLoaded = 'Folders and tags could not be loaded.';
export const noFolder = 'Not in a folder';
export const newFolder = 'New folder';
export const newTag = 'New tag';
export const editFolder = (name: string) => `Edit folder ${isolate(name)}`;
export const editTag = (name: string) => `Edit tag ${isolate(name)}`;
export const name = 'Name';
/** The folder that contains this one. */
export const parentFolder = 'Parent folder';
export const noParent = 'None (top level)';
/** Folders nest one level. */
export const hasNested =
  'This folder contains other folders, so it cannot go inside another folder.';
export const save = 'Save';
export const cancel = 'Cancel';
export const deleteFolder = 'Delete folder';
export const deleteFolderTitle = (name: string) => `Delete the folder “${isolate(name)}”?`;
export const deleteFolderText = 'The codes in it are kept.';
export const deleteTag = 'Delete tag';
export const deleteTagTitle = (name: string) => `Delete the tag “${isolate(name)}”?`;
export const deleteTagText = 'Codes with this tag are kept.';
export const savedFilters = 'Saved filters';
export const saveFilter = 'Save filter';
export const deleteFilter = (name: string) => `Delete the saved filter ${isolate(name)}`;
export const filterDeleted = 'Filter deleted';
export const undo = 'Undo';
export const notSaved = 'The change could not be saved. Please try again.';
export const renamedElsewhere = (name: string) =>
  `Renamed to “${isolate(name)}” on another device. Save again to use the name you entered.`;
export const changedElsewhere = 'Changed on another device. Save again to keep your version.';

// Selection
export const selection = 'Selection';
export const selectAllCodes = 'Select all codes';
export const selectCode = (name: string) => `Select ${isolate(name)}`;
export const copyShortLink = (name: string) => `Copy short link of ${isolate(name)}`;
export const selected = (count: number) =>
  plural(count, { one: `${number(count)} selected`, other: `${number(count)} selected` });
export const selectAll = (count: number) => `Select all ${number(count)}`;
export const clearSelection = 'Clear selection';
export const download = 'Download';
export const downloadProgress = (done: number, total: number) =>
  `${number(done)} of ${number(total)}…`;

// The menu of a code
export const openInGenerator = 'Open in generator';
export const moveToFolder = 'Move to folder';
export const duplicate = 'Duplicate';
/** The title of the new code. */
export const copyOf = (title: string) => `Copy of ${title}`;
export const codeDuplicated = 'Code duplicated';
export const notDuplicated = 'The code could not be duplicated. Please try again.';
/** The name of a menu. */
export const codeActions = (name: string) => `Actions for ${isolate(name)}`;
/** The label of the Delete key on keyboards. */
export const deleteKey = 'Del';

// Command palette
export const palette = 'Command palette';
export const paletteHint = 'Find a code, page or action';
export const pages = 'Pages';
export const actions = 'Actions';
export const nothingFound = 'No results';
export const bulkAction = 'Create codes in bulk';
