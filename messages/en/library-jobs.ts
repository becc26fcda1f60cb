/** Changes of many codes at once. */
import { isolate, number, plural } from './format.ts';

export const jobMissing =
  'This change is no longer available. Bulk changes can be undone for one day.';

export const staticCode =
  'This code is static. Only dynamic codes have a target and a schedule, and only they can be paused.';

export const tooManyJobs = (max: number) =>
  `Only ${number(max)} bulk changes can run at the same time. Wait until one has finished, then try again.`;

// What can be done with the selected codes
export const actions = 'Change the selected codes';
export const more = 'More';
export const move = 'Move';
export const tag = 'Tag';
export const pause = 'Pause';
export const resume = 'Resume';
export const changeTarget = 'Change target';
export const replaceInTargets = 'Find and replace in targets';
export const schedule = 'Schedule';
export const applyDesign = 'Apply a design';
export const rename = 'Rename';
export const deleteCodes = 'Delete';

/** Too many codes are selected one by one. */
export const tooManySelected = (max: number) =>
  `You can select up to ${number(max)} codes one by one. For more, use “Select all”.`;

// Dialogs
export const cancel = 'Cancel';
/** Below the title of a dialog. */
export const codesSelected = (count: number) =>
  plural(count, { one: `${number(count)} code`, other: `${number(count)} codes` });
export const target = 'Target';
export const targetHint = 'All selected dynamic codes will lead to this address within a second.';
export const find = 'Find';
export const replaceWith = 'Replace with';
export const replaceHint = 'Replaces every exact match in the targets.';
export const replace = 'Replace';
export const pattern = 'New title';
/** Words in braces are replaced by values, and stay as they are in every language. */
export const patternHint =
  'You can use placeholders: {title} is the current title, {number} counts 1, 2, 3, …, {slug} is the end of the short link, and {host} is the target’s domain.';
export const preview = 'Preview';
export const previewOf = (changing: number, total: number) =>
  `${number(changing)} of ${number(total)} codes will change`;
/** The columns of a preview. */
export const before = 'Current';
export const after = 'New';
export const previewFailed = 'The preview could not be loaded.';
/** Below a preview that shows the first rows. */
export const moreRows = (count: number) =>
  plural(count, { one: `and ${number(count)} more`, other: `and ${number(count)} more` });
export const pauseText = 'Message for visitors';
export const pauseTextHint = 'Leave it empty to show the standard message.';
export const start = 'Start';
export const end = 'End';
export const scheduleHint = (zone: string) =>
  `Times are in your time zone (${isolate(zone)}). Leave a field empty to remove the start or the end.`;
export const fallback = 'Outside these times';
export const fallbackHint =
  'Where to send visitors instead. Leave it empty to show a page that says the code is not active.';
export const setSchedule = 'Set schedule';
export const folder = 'Folder';
export const noFolder = 'No folder';
export const add = 'Add';
export const remove = 'Remove';
export const keep = 'No change';
export const noTags = 'You have no tags yet. To create one, choose “New tag” beside the list.';
export const design = 'Design';
export const designHint =
  'Printed codes keep working. Only files you download from now on will look different.';
export const keepFrameTexts = 'Keep the text of each frame';
export const keepFrameTextsHint = 'Otherwise, all of them get the text of the new design.';
export const apply = 'Apply';
export const deleteText =
  'The codes move to the bin for 30 days. Until you restore them, anyone who scans a dynamic code sees that it was deleted.';

// Progress and outcome
export const working = (done: number, total: number) => `${number(done)} of ${number(total)} codes`;
/** The name of the region that shows a job. */
export const bulkChange = 'Bulk change';
export const progress = 'Changing the selected codes…';
export const undoing = 'Undoing the change…';
export const codesChanged = (count: number) =>
  plural(count, {
    one: `${number(count)} code changed.`,
    other: `${number(count)} codes changed.`,
  });
export const codesDeleted = (count: number) =>
  plural(count, {
    one: `${number(count)} code deleted.`,
    other: `${number(count)} codes deleted.`,
  });
export const codesUndone = (count: number) =>
  plural(count, {
    one: `The change to ${number(count)} code was undone.`,
    other: `The change to ${number(count)} codes was undone.`,
  });
export const codesFailed = (count: number) =>
  plural(count, {
    one: `${number(count)} code could not be changed.`,
    other: `${number(count)} codes could not be changed.`,
  });
export const codesKept = (count: number) =>
  plural(count, {
    one: `${number(count)} code was left unchanged:`,
    other: `${number(count)} codes were left unchanged:`,
  });
export const undo = 'Undo';
export const stopAndUndo = 'Stop and undo';
/** Continues an undo that could not revert all codes at once. */
export const undoRest = 'Undo the rest';
export const notStarted = 'The codes could not be changed. Please try again.';
export const notUndone = 'The change could not be undone. Please try again.';
/** A code without a name, in a list of problems. */
export const unnamed = 'Untitled code';
