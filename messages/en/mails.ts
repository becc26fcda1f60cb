import { isolate, number, plural } from './format.ts';

// Mails to users. A line without a dot is a subject or a button.

// Somebody asked for a new password
export const resetSubject = (site: string) => `Set a new ${site} password`;
/** Above the button. */
export const resetText =
  'Someone, probably you, asked to reset the password for your account. Use this link to set a new one. It works once and expires in 30 minutes:';
export const resetButton = 'Set a new password';
export const resetIgnore = 'If this wasn’t you, ignore this email. Your password has not changed.';

// A password was changed
export const changedSubject = (site: string) => `Your ${site} password was changed`;
/** `time` is such as 2026-07-15 12:00, in UTC. */
export const changedText = (time: string) =>
  `The password for your account was changed at ${isolate(time)} UTC, and you were signed out in all other browsers.`;
/**
 * The quoted words are those of the link in the sign-in dialog. The address is not isolated, since mail
 * programs could take the invisible character after it for a part of it.
 */
export const changedAlarm = (address: string) =>
  `If this wasn’t you, set a new password now: open ${address} and choose “Forgot your password?”.`;

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) => `New method for two-step sign-in on ${site}`;
/** `time` is such as 2026-07-15 12:00, in UTC. */
export const factorAddedText = (time: string) =>
  `A method for two-step sign-in was added to your account at ${isolate(time)} UTC, and you were signed out in all other browsers.`;
export const factorRemovedSubject = (site: string) =>
  `A method for two-step sign-in was removed on ${site}`;
export const factorRemovedText = (time: string) =>
  `A method for two-step sign-in was removed from your account at ${isolate(time)} UTC.`;
export const recoveryUsedSubject = (site: string) => `A recovery code for ${site} was used`;
export const recoveryUsedText = (time: string) =>
  `Someone, probably you, signed in to your account with a recovery code at ${isolate(time)} UTC.`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `You have ${number(count)} recovery code left.`,
    other: `You have ${number(count)} recovery codes left.`,
  });
export const recoveryReplacedSubject = (site: string) => `New recovery codes for ${site}`;
export const recoveryReplacedText = (time: string) =>
  `New recovery codes were created for your account at ${isolate(time)} UTC. The old ones no longer work.`;
