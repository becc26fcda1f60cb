/** Errors of the API, as people see them. The server answers with the English texts. */
import { isolate, number, plural } from './format.ts';

// Account
export const signedOut = 'You are signed out. Please sign in again.';
export const wrongLogin = 'Invalid email or password';
export const registrationFailed =
  'Registration failed. If you already have an account, please sign in instead.';
export const wrongPassword = 'Current password is incorrect';
export const resetLinkUsed =
  'This link has expired or has already been used. If you have just set a password with it, sign in.';
export const addressLinkUsed = 'This link has expired or has already been used.';
export const addressTaken = 'This email address belongs to another account.';
export const addressUnverified =
  'Confirm your email address to have more than one dynamic code. “Sign-in and security” in Settings sends you a link.';
export const passwordChanging = 'The password is being changed. Please try again in a moment.';
export const manyLogins = 'Too many people are signing in. Please try again in a moment.';

// Too many requests
export const tooManyRequests = (seconds: number) =>
  plural(seconds, {
    one: `Too many requests. Please try again in ${number(seconds)} second.`,
    other: `Too many requests. Please try again in ${number(seconds)} seconds.`,
  });
/** Attempts to log in. */
export const tooManyAttempts = (minutes: number) =>
  plural(minutes, {
    one: 'Too many attempts. Please try again in a minute.',
    other: `Too many attempts. Please try again in ${number(minutes)} minutes.`,
  });
export const tooMuchFeedback = 'You have sent a lot of feedback. Please try again in an hour.';
export const tooManyNewCodes = (perHour: number) =>
  plural(perHour, {
    one: `A new account can create ${number(perHour)} dynamic code an hour. Please try again in an hour.`,
    other: `A new account can create ${number(perHour)} dynamic codes an hour. Please try again in an hour.`,
  });
export const tooManyNewTargets = (perHour: number) =>
  plural(perHour, {
    one: `A new account can change targets ${number(perHour)} time an hour. Please try again in an hour.`,
    other: `A new account can change targets ${number(perHour)} times an hour. Please try again in an hour.`,
  });

// The server has trouble
export const busy = 'The server is busy. Please try again in a few seconds.';
export const unavailable = 'The service is not available right now. Please try again in a moment.';
export const shortLinkNotCreated = 'We could not create a short link. Please try again.';
export const internal = 'Something went wrong on our side. Please try again.';

// Saved codes
export const projectMissing = 'This code does not exist. It may have been deleted in another tab.';
export const projectChanged =
  'This code was changed in another tab or on another device. Reload the page and try again.';
export const dynamicContent =
  'The pattern of a dynamic code cannot change, because it may already be printed. Change its target instead.';
export const onlyAddresses =
  'A dynamic code can only open a web address. Choose URL as the content type.';
/** `plan` and `larger` are names of plans. The first allows `count`, the larger one `more`. */
export const projectLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    one: `The ${plan} plan allows ${number(count)} saved code. Delete codes, or upgrade to ${larger} to save up to ${number(more)}.`,
    other: `The ${plan} plan allows ${number(count)} saved codes. Delete codes, or upgrade to ${larger} to save up to ${number(more)}.`,
  });
/** No plan allows more. */
export const projectLimit = (count: number, plan: string) =>
  plural(count, {
    one: `The ${plan} plan allows ${number(count)} saved code. Delete codes to save new ones.`,
    other: `The ${plan} plan allows ${number(count)} saved codes. Delete codes to save new ones.`,
  });

// Dynamic codes
export const linkMissing =
  'This dynamic code does not exist. It may have been deleted in another tab.';
export const linkDisabled =
  'We disabled this code because it may be harmful. If this is a mistake, write to us from the Contact page.';
export const endBeforeStart = 'The end must be after the start.';
/** `plan` and `larger` are names of plans. The first allows `count`, the larger one `more`. */
export const dynamicLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    one: `The ${plan} plan allows ${number(count)} dynamic code. Your existing codes keep working. Upgrade to ${larger} for up to ${number(more)}, or create a static code.`,
    other: `The ${plan} plan allows ${number(count)} dynamic codes. Your existing codes keep working. Upgrade to ${larger} for up to ${number(more)}, or create a static code.`,
  });
/** No plan allows more. */
export const dynamicLimit = (count: number, plan: string) =>
  plural(count, {
    one: `The ${plan} plan allows ${number(count)} dynamic code. Your existing codes keep working. Delete codes to create new ones.`,
    other: `The ${plan} plan allows ${number(count)} dynamic codes. Your existing codes keep working. Delete codes to create new ones.`,
  });
/** `plan` is a name, such as Pro. */
export const slugNeedsPlan = (plan: string) =>
  `Custom slugs are part of ${plan}. Upgrade in Settings, or create the code without one.`;
export const slugTaken = 'This custom slug is already in use. Choose another.';
/** `code` is the end of a short link, such as SUMMER-26. */
export const codeDeleted = (code: string) =>
  `The short link ${isolate(code)} belonged to a deleted code and cannot be used again. Create a new code instead.`;
export const codeInUse = (code: string) =>
  `Another code on this server already uses the short link ${isolate(code)}. Create a new code instead.`;
export const symbolWithoutCode = (code: string) =>
  `This code’s content does not match its short link ${isolate(code)}. Export the account again, then import the new file.`;

// Reports of scans
export const periodReversed =
  'Please choose another period: the first day must not be after the last.';
export const periodTooLong = 'This period is too long for a chart. Please choose a shorter one.';
/** `day` is what the address of the page contains, such as 2026-02-30. */
export const dayUnknown = (day: string) => `${isolate(day)} is not a date. Choose another day.`;
/** `zone` is a name such as Europe/Berlin. */
export const zoneUnknown = (zone: string) =>
  `The server does not know the time zone ${isolate(zone)}. Set another one on your device, for example Europe/Berlin.`;

// Targets of dynamic codes
export const targetMissing = 'Enter a web address.';
export const targetTooLong = (max: number) =>
  `A web address can have at most ${number(max, { useGrouping: false })} characters.`;
/** `length`: of the address after percent-encoding, in which a letter with an accent takes 6 characters, and a Chinese one 9. */
export const targetTooLongEncoded = (max: number, length: number) =>
  `This address is too long for a dynamic code: once its special characters are encoded, it has ${number(length, { useGrouping: false })} characters. The limit is ${number(max, { useGrouping: false })}.`;
export const targetCharacters = 'The address contains invisible characters. Please type it again.';
export const targetBackslash = 'A web address cannot contain a backslash. Use / instead.';
export const targetScheme = 'The address must start with https:// or http://.';
export const targetPassword = 'Leave out the name and password before the @.';
export const targetHost = 'Enter a web address such as https://example.com/menu.';
export const targetLoop = 'A dynamic code cannot lead back to this site. Enter another address.';
export const targetNotPublic =
  'A dynamic code can only lead to a public website. A static code can contain any address.';
export const targetBlocked = (host: string) =>
  `${isolate(host)} is on the list of harmful websites. If this is a mistake, write to us from the Contact page.`;
