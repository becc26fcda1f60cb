/** Dynamic codes made from a list: each row becomes a short link. */
import { isolate, number, plural } from './format.ts';

// The row of the template
export const templateTitle = 'Menu, table 1';
export const templateFolder = 'Restaurant';
/** Tags, separated by commas. */
export const templateTags = 'menu, indoor';

// Columns
export const targetColumn = 'Target';
export const slugColumn = 'Custom slug';
export const titleColumn = 'Title';
export const folderColumn = 'Folder';
export const tagsColumn = 'Tags';
/** Tells the rows of a list apart, such as an article number. */
export const keyColumn = 'Key';

// What is wrong with a cell
export const cellMissing = 'This cell is empty.';
export const cellTooLong = (max: number) =>
  plural(max, {
    one: `Use at most ${number(max)} character here.`,
    other: `Use at most ${number(max)} characters here.`,
  });
export const tooManyTags = (max: number) =>
  plural(max, {
    one: `A row can have at most ${number(max)} tag.`,
    other: `A row can have at most ${number(max)} tags.`,
  });
export const folderTooDeep =
  'Folders can be nested only one level deep. Enter a folder and one subfolder, separated by a slash.';
export const slugFixed = (slug: string) =>
  `This code already has the slug ${isolate(slug)}, which cannot be changed. Leave the cell empty or enter ${isolate(slug)}.`;
export const sameKey =
  'Another row of this list has the same value in the column that identifies rows. Use each value once.';
export const inBin = 'This code is in the bin. Restore it, or delete it for good.';
export const sameKeyAs = (row: number) =>
  `Row ${number(row)} has the same value in the column that identifies rows. Use each value once.`;
export const sameSlugAs = (row: number) =>
  `Row ${number(row)} has the same slug. Use each slug once.`;

// Before the upload
export const intro =
  'Each row becomes a short link. Upload the list again later to change where the codes lead.';
export const accountNeeded = (codes: number, pro: string, proCodes: number) =>
  plural(codes, {
    one: `Dynamic codes need an account. A free account includes ${number(codes)}, ${pro} up to ${number(proCodes)}. Your list stays here while you sign in.`,
    other: `Dynamic codes need an account. A free account includes up to ${number(codes)}, ${pro} up to ${number(proCodes)}. Your list stays here while you sign in.`,
  });
export const signIn = 'Sign up or sign in';
/** Label of a choice between columns of the list. */
export const keyChoice = 'Match rows by';
export const keyHint =
  'When you upload the list again, a row with the same value updates its code instead of creating a new one.';
export const noKey = 'Don’t match rows';
export const noKeyHint = 'When you upload the list again, every row creates a new code.';
export const emptyCells = 'Empty cells leave that part of the code unchanged.';
export const checkList = 'Check the list';
export const checking = (done: number, total: number) =>
  `Checking ${number(done)} of ${number(total)}…`;
export const willCreate = (count: number) =>
  plural(count, {
    one: `${number(count)} new short link.`,
    other: `${number(count)} new short links.`,
  });
export const willChange = (count: number) =>
  plural(count, {
    one: `${number(count)} code will change.`,
    other: `${number(count)} codes will change.`,
  });
export const willStay = (count: number) =>
  plural(count, {
    one: `${number(count)} code will stay the same.`,
    other: `${number(count)} codes will stay the same.`,
  });
export const willFail = (count: number) =>
  plural(count, {
    one: `${number(count)} row has a problem and will be left out.`,
    other: `${number(count)} rows have problems and will be left out.`,
  });
/** The plan allows fewer codes than the list has. */
export const overLimit = (room: number, left: number) =>
  plural(room, {
    one: plural(left, {
      one: `Your plan has room for ${number(room)} more dynamic code, so ${number(left)} row will be left out.`,
      other: `Your plan has room for ${number(room)} more dynamic code, so ${number(left)} rows will be left out.`,
    }),
    other: plural(left, {
      one: `Your plan has room for ${number(room)} more dynamic codes, so ${number(left)} row will be left out.`,
      other: `Your plan has room for ${number(room)} more dynamic codes, so ${number(left)} rows will be left out.`,
    }),
  });
/** The plan has no room at all. */
export const planFull = (left: number) =>
  plural(left, {
    one: `Your plan has no room for more dynamic codes, so ${number(left)} row will be left out. Delete codes to make room.`,
    other: `Your plan has no room for more dynamic codes, so ${number(left)} rows will be left out. Delete codes to make room.`,
  });
/** As `planFull`, for a plan below the largest. */
export const planFullUpgrade = (left: number) =>
  plural(left, {
    one: `Your plan has no room for more dynamic codes, so ${number(left)} row will be left out. Delete codes or upgrade in Settings to make room.`,
    other: `Your plan has no room for more dynamic codes, so ${number(left)} rows will be left out. Delete codes or upgrade in Settings to make room.`,
  });
/** `until` is a date with a time. */
export const newAccount = (codes: number, changes: number, until: string) =>
  `Your account is new. Until ${isolate(until)}, it can create ${number(codes)} dynamic codes and change ${number(changes)} targets per hour. The upload pauses at that limit, and you can continue later.`;
export const createLinks = (count: number) =>
  plural(count, {
    one: `Create ${number(count)} short link`,
    other: `Create ${number(count)} short links`,
  });
export const changeCodes = (count: number) =>
  plural(count, { one: `Change ${number(count)} code`, other: `Change ${number(count)} codes` });
/** Creates some codes and changes others. */
export const saveRows = (count: number) =>
  plural(count, { one: `Save ${number(count)} row`, other: `Save ${number(count)} rows` });
/** Nothing changes, but the visitor can download the codes. */
export const continueUnchanged = 'Continue to download';
export const back = 'Back';

// During the upload
export const uploadFailed = 'The list could not be uploaded. Please try again.';
export const rowsSaved = 'Rows saved';
export const pause = 'Pause';
export const pausing = 'Pausing…';
export const runsElsewhere =
  'Another tab is uploading a list. Continue there, or wait until it has finished.';
export const resume = 'Continue';
export const forget = 'Discard the rest';
export const waiting = 'The server cannot be reached. Trying again…';
export const notKept =
  'This browser cannot save the progress of the upload. Keep this page open until it is complete.';
/** `name` is the name of a list. */
export const paused = (name: string, done: number, total: number) =>
  `The upload of ${isolate(name)} is paused: ${number(done)} of ${number(total)} rows are saved.`;

// After the upload
export const created = (count: number) =>
  plural(count, {
    one: `${number(count)} short link created.`,
    other: `${number(count)} short links created.`,
  });
export const changed = (count: number) =>
  plural(count, {
    one: `${number(count)} code changed.`,
    other: `${number(count)} codes changed.`,
  });
export const unchanged = (count: number) =>
  plural(count, {
    one: `${number(count)} code was already up to date.`,
    other: `${number(count)} codes were already up to date.`,
  });
export const failed = (count: number) =>
  plural(count, {
    one: `${number(count)} row was left out.`,
    other: `${number(count)} rows were left out.`,
  });
/** Some of the rows are faulty; the page lists them. */
export const failedFaulty = (count: number) =>
  plural(count, {
    one: `${number(count)} row was left out. Correct it and upload the list again.`,
    other: `${number(count)} rows were left out. Correct the rows with problems and upload the list again.`,
  });
