/** The history of a code, and the bin for deleted codes. */
import { isolate, number, plural } from './format.ts';

// Errors of the API
export const changeMissing = 'This change is no longer in the history.';
export const changedLater =
  'This part of the code has changed again since then. Open the history to see its latest changes.';

// History of a code, in a dialog
export const title = 'History';
export const intro =
  'All changes to this code. Restoring an earlier version keeps the short link and its scans.';
export const listLabel = 'Changes, newest first';
export const loading = 'Loading…';
export const notLoaded = 'The history could not be loaded.';
export const empty = 'Nothing has changed since this code was saved.';
export const partTitle = 'Title';
export const partContent = 'Content';
export const partDesign = 'Design';
export const partTarget = 'Target';
export const partState = 'Pause';
export const partSchedule = 'Schedule';
export const before = 'Before';
export const after = 'After';
export const lookBefore = 'The code before the change';
export const lookAfter = 'The code after the change';
export const noPicture = 'No picture';

// For an empty value
export const nothing = 'None';
export const yes = 'Yes';
export const no = 'No';

// Marks of a change: it took back another one, or a job made it for many codes at once
export const reversal = 'Restored';
export const byJob = 'Bulk change';
export const goBack = 'Restore this version';
export const goBackTo = (part: string, time: string) =>
  `Restore this version: ${part}, before ${time}`;
export const goneBackTitle = 'Restored';
export const goneBack = 'The earlier version is back.';
export const unchanged = 'The code already matches that version.';
export const goBackFailed = 'The code could not be changed. Please try again.';
export const undo = 'Undo';

// Bin
export const binPageTitle = (site: string) => `Bin | ${site}`;
export const binPageDescription =
  'Your deleted codes: restore them within 30 days, or delete them for good.';
export const binHeading = 'Bin';
export const binBack = 'All codes';
export const binIntro =
  'Deleted codes stay here for 30 days. Printed copies of a dynamic code stop working until you restore it.';
export const binReason = 'Sign in to see your deleted codes.';
export const binNotLoaded = 'The bin could not be loaded.';
export const binEmpty = 'The bin is empty';
export const binEmptyText =
  'Codes that you delete stay here for 30 days, in case you need them again.';
export const binCount = (count: number) =>
  plural(count, { one: `${number(count)} code`, other: `${number(count)} codes` });
export const dynamicCode = 'Dynamic code';
export const deletedAt = (time: string) => `Deleted ${time}`;
export const daysLeft = (count: number) =>
  plural(count, { one: `${number(count)} day left`, other: `${number(count)} days left` });
export const restore = 'Restore';
export const restoreCode = (name: string) => `Restore ${isolate(name)}`;
export const restoredTitle = 'Code restored';
export const restored = (name: string) => `${isolate(name)} is back among your codes.`;
export const restoreFailed = 'The code could not be restored. Please try again.';
export const deleteForGood = 'Delete for good';
export const deleteCodeForGood = (name: string) => `Delete ${isolate(name)} for good`;
export const deleteForGoodTitle = (name: string) => `Delete “${isolate(name)}” for good?`;
export const deleteForGoodText = 'The code and its history cannot be restored.';
export const deleteLinkText =
  'Printed copies stop working permanently. The short link and its scan history cannot be restored.';
export const deleteFailed = 'The deletion failed. Please try again.';
export const emptyBin = 'Empty bin';
export const emptyTitle = (count: number) =>
  plural(count, {
    one: `Delete ${number(count)} code for good?`,
    other: `Delete ${number(count)} codes for good?`,
  });
export const emptyText =
  'Printed copies of dynamic codes stop working permanently. Short links and scan histories cannot be restored.';
export const showMore = 'Show more';
export const cancel = 'Cancel';
