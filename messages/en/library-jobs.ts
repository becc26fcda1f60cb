/** Changes of many codes at once. */
import { isolate, number, plural } from './format.ts';

export const jobMissing = 'This change is no longer available. You can undo a change for one day.';

export const staticCode =
  'This code is static: only dynamic codes have a target, a state and a schedule.';

export const tooManyJobs = (max: number) =>
  `At most ${number(max)} changes of many codes can run at once. Start this one when another has finished.`;

// What can be done with the selected codes
export const actions = 'Change the selected codes';
export const more = 'More';
export const move = 'Move';
export const tag = 'Tag';
export const pause = 'Pause';
export const resume = 'Resume';
export const changeTarget = 'Change target';
export const replaceInTargets = 'Replace in targets';
export const schedule = 'Schedule';
export const applyDesign = 'Apply a design';
export const rename = 'Rename';
export const deleteCodes = 'Delete';

/** Too many codes are selected one by one. */
export const tooManySelected = (max: number) =>
  `You can pick up to ${number(max)} codes one by one. For more, use “Select all”.`;

// Dialogs
export const cancel = 'Cancel';
/** Below the title of a dialog. */
export const codesSelected = (count: number) =>
  plural(count, { one: `${number(count)} code`, other: `${number(count)} codes` });
export const target = 'Target';
export const targetHint = 'All selected dynamic codes lead to this address within a second.';
export const find = 'Find';
export const replaceWith = 'Replace with';
export const replaceHint = 'Every occurrence in the targets is replaced, exactly as written.';
export const replace = 'Replace';
export const pattern = 'New name';
/** Words in braces are replaced by values, and stay as they are in every language. */
export const patternHint =
  '{title}, {number}, {slug} and {host} stand for the current name, 1, 2, 3, …, the end of the short link and the target’s host.';
export const preview = 'Preview';
export const previewOf = (changing: number, total: number) =>
  `${number(changing)} of ${number(total)} codes will change`;
/** The columns of a preview. */
export const before = 'Current';
export const after = 'New';
export const previewFailed = 'The preview cannot be loaded.';
/** Below a preview that shows the first rows. */
export const moreRows = (count: number) =>
  plural(count, { one: `and ${number(count)} more`, other: `and ${number(count)} more` });
export const pauseText = 'Message for visitors';
export const pauseTextHint = 'Leave it empty to show the standard message.';
export const start = 'Start';
export const end = 'End';
export const scheduleHint = (zone: string) =>
  `In your time zone (${isolate(zone)}). An empty field removes the start or the end.`;
export const fallback = 'Outside these times';
export const fallbackHint = 'Leave it empty to show a page that says that the code is not active.';
export const setSchedule = 'Set schedule';
export const folder = 'Folder';
export const noFolder = 'No folder';
export const add = 'Add';
export const remove = 'Remove';
export const keep = 'No change';
export const noTags = 'There are no tags yet. Create one beside the list first.';
export const design = 'Design';
/** One of the designs that can be chosen. */
export const designOf = (title: string) => `Design of ${isolate(title)}`;
export const designHint =
  'Printed codes keep working; only files that you download from now on look different.';
export const apply = 'Apply';
export const deleteText =
  'The codes move to the bin for 30 days. Until you restore them, anyone who scans a dynamic code sees that it was deleted.';

// Progress and outcome
export const working = (done: number, total: number) => `${number(done)} of ${number(total)} codes`;
export const progress = 'Change of the selected codes';
export const undoing = 'Undoing the change';
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
export const notStarted = 'Failed to change the codes. Please try again.';
export const notUndone = 'Failed to undo the change. Please try again.';
/** A code without a name, in a list of problems. */
export const unnamed = 'Code';
