import { isolate, number, plural } from './format.ts';

export * from './first/links.ts';

// A new dynamic code
export const target = 'Target';
export const newTargetHint = 'You can change it at any time, even after the code is printed.';
export const slug = 'Custom slug';
/** No custom slug: the short link has random characters. */
export const randomSlug = 'Random';
export const slugHint = '3 to 32 letters, digits or hyphens. It cannot be changed later.';
export const staysStatic =
  'This code is static and may already be printed, so it stays as it is. The dynamic copy is a new code with a pattern of its own.';
export const makeCopy = 'Make a dynamic copy';
export const codesUsed = (used: number, max: number) =>
  plural(max, {
    one: `${number(used)} of ${number(max)} dynamic code used`,
    other: `${number(used)} of ${number(max)} dynamic codes used`,
  });
/** `larger` is the name of a plan, Settings is the name of a dialog. */
export const codesUsedUpOfPlan = (used: number, max: number, larger: string) =>
  plural(max, {
    one: `${number(used)} of ${number(max)} dynamic code used. It keeps working and can be changed. To create another one, delete it or upgrade to ${larger} in Settings.`,
    other: `${number(used)} of ${number(max)} dynamic codes used. They keep working and can be changed. To create another one, delete one or upgrade to ${larger} in Settings.`,
  });
/** No plan allows more. */
export const codesUsedUp = (used: number, max: number) =>
  plural(max, {
    one: `${number(used)} of ${number(max)} dynamic code used. It keeps working and can be changed. To create another one, delete it.`,
    other: `${number(used)} of ${number(max)} dynamic codes used. They keep working and can be changed. To create another one, delete one.`,
  });
export const reserveFailed = 'Failed to reserve a code';

// UTM tags, which analytics tools read from an address
export const utmTags = 'UTM tags';
export const utmHint =
  'Added to the target so that your own analytics can recognise the code. Tags already in the target stay as they are.';
export const passQuery = 'Pass on parameters';
export const passQueryHint =
  'What follows a ? in the opened short link is added to the target, such as ?\u2060table=7. Parameters already in the target stay as they are.';
export const noTags = 'None';
export const tagsAdded = (count: number) =>
  plural(count, { one: `${number(count)} added`, other: `${number(count)} added` });
/** Examples of tags: letters and hyphens without spaces. */
export const sourceExample = 'poster';
export const mediumExample = 'print';
export const campaignExample = 'summer-2026';

// A dynamic code
export const shortLink = 'Short link';
export const copy = 'Copy link';
export const copied = 'Copied';
export const scans = 'Scans';
export const targetHint =
  'Published when you press Enter or go to another field. Printed codes lead to the new target within a second.';
export const saveFailed = 'Failed to save. Please try again.';
export const addressIncomplete = 'Enter a web address such as example.com/menu.';
export const addressInvalid = 'This is not a web address. Enter one such as example.com/menu.';
export const disabledNotice =
  'We disabled this code because it may be harmful. If this is a mistake, write to us from the Contact page.';

// Pause
export const pause = 'Pause';
export const paused = 'Paused';
export const active = 'Active';
export const pausedNotice =
  'This code is paused: people who scan it see a message instead of the target.';
export const pauseCode = 'Pause this code';
export const pauseHint =
  'People who scan it see a message instead of the target. Leave the message empty to use the standard one.';
export const pauseText = 'Message for visitors';
/** An example of such a message. */
export const pauseTextExample = 'We’ll be back on Monday.';

// Schedule
export const schedule = 'Schedule';
export const noSchedule = 'No schedule';
export const scheduleFrom = (start: string) => `from ${start}`;
export const scheduleUntil = (end: string) => `until ${end}`;
export const scheduleFromUntil = (start: string, end: string) => `from ${start} until ${end}`;
export const start = 'Start';
/** `zone` is the name of a time zone, such as Europe/Berlin. */
export const startHint = (zone: string) =>
  `Your time (${isolate(zone)}). Leave it empty to start now.`;
export const end = 'End';
export const endHint = 'Leave it empty for no end.';
export const endBeforeStart = 'The end must be after the start.';
export const timeIncomplete = 'Enter both the date and the time.';
export const yearDigits = 'Enter the year with four digits.';
export const fallback = 'Outside these times';
export const fallbackHint = 'Where to send visitors. Leave it empty to show a notice.';
