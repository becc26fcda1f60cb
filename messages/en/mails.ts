import { isolate } from './format.ts';

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

// An invitation to register
export const invitationSubject = (site: string) => `You are invited to ${site}`;
export const invitationText = (site: string) =>
  `You have been invited to create an account on ${site}. Use this link to choose a password. It works once and expires in 7 days:`;
export const invitationButton = 'Create account';
export const invitationIgnore = 'If you did not expect this invitation, ignore this email.';
