import { isolate, number, plural } from './format.ts';

// Mails to users. A line without a dot is a subject or a button.

/** The `time` of the texts below. Here, `day` is such as 2026-07-15 and `time` such as 12:00. */
export const utcTime = (day: string, time: string) => `on ${isolate(day)} at ${isolate(time)} UTC`;

// Somebody asked for a new password
export const resetSubject = (site: string) => `Set a new ${site} password`;
/** Above the button. */
export const resetText =
  'Someone, probably you, asked to reset the password for your account. Use this link to set a new one. It works once and expires in 30 minutes:';
export const resetButton = 'Set a new password';
export const resetIgnore = 'If this wasn’t you, ignore this email. Your password has not changed.';

// A password was changed
export const changedSubject = (site: string) => `Your ${site} password was changed`;
export const changedText = (time: string) =>
  `The password for your account was changed ${time}, and you were signed out everywhere else.`;
/**
 * The quoted words are those of the link in the sign-in dialog. The address is not isolated, since mail
 * programs could take the invisible character after it for a part of it.
 */
export const changedAlarm = (address: string) =>
  `If this wasn’t you, set a new password now: open ${address} and choose “Forgot your password?”.`;

// A new account, or a request to send the link again
export const verifySubject = (site: string) => `Confirm your email address for ${site}`;
export const verifyText = (site: string) =>
  `Someone, probably you, created an account on ${site} with this address. Confirm that the address is yours. The link works for seven days:`;
export const verifyButton = 'Confirm this address';
export const verifyIgnore = 'If this wasn’t you, ignore this email.';

// Somebody wants to use another address for their account
export const changeSubject = (site: string) => `Confirm your new email address for ${site}`;
export const changeText = (site: string) =>
  `Someone, probably you, wants to use this address for their account on ${site}. Confirm that the address is yours. The link works for 24 hours:`;
export const changeIgnore = 'If this wasn’t you, ignore this email. Nothing will change.';

// … and that address already has an account
export const takenSubject = (site: string) => `This address already has an account on ${site}`;
export const takenText = (site: string) =>
  `Someone, probably you, wanted to use this address for another account on ${site}. Nothing has changed, because the address already has an account.`;
/** The quoted words are those of the link in the sign-in dialog, and the address is not isolated, as above. */
export const takenAdvice = (address: string) =>
  `To use that account, sign in with this address at ${address}. If you don’t know the password, choose “Forgot your password?” there.`;

// The address of an account was changed; goes to the previous one
export const movedSubject = (site: string) =>
  `The email address of your ${site} account was changed`;
/** `email` is the new address. */
export const movedText = (time: string, email: string) =>
  `The email address of your account was changed to ${isolate(email)} ${time}. If this wasn’t you, restore this address now. That signs out all devices and lets you set a new password. The link works for seven days:`;
export const movedButton = 'Restore this address';
export const movedIgnore = 'If this was you, you don’t need to do anything.';

// A second factor was added or removed, recovery codes were used or replaced
export const factorAddedSubject = (site: string) => `New method for two-step sign-in on ${site}`;
export const factorAddedText = (time: string) =>
  `A method for two-step sign-in was added to your account ${time}, and you were signed out everywhere else. If this wasn’t you, set a new password now: that also removes this method and signs out all devices. The link works once and expires in seven days:`;
export const factorRemovedSubject = (site: string) =>
  `A method for two-step sign-in was removed on ${site}`;
export const factorRemovedText = (time: string) =>
  `A method for two-step sign-in was removed from your account ${time}.`;
export const recoveryUsedSubject = (site: string) => `A recovery code for ${site} was used`;
export const recoveryUsedText = (time: string) =>
  `Someone, probably you, signed in to your account with a recovery code ${time}.`;
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `You have ${number(count)} recovery code left.`,
    other: `You have ${number(count)} recovery codes left.`,
  });
export const recoveryReplacedSubject = (site: string) => `New recovery codes for ${site}`;
export const recoveryReplacedText = (time: string) =>
  `New recovery codes were created for your account ${time}. The old ones no longer work.`;

// Single sign-on was connected or disconnected
export const connectedSubject = (site: string) =>
  `Single sign-on was connected to your ${site} account`;
export const connectedText = (time: string) =>
  `Your account was connected to single sign-on ${time}. You can now sign in with it.`;
/** Follows the text that leads to a new password. The quoted words are the heading of that page. */
export const connectedAlarm =
  'After that, disconnect single sign-on on the “Sign-in and security” page.';
export const disconnectedSubject = (site: string) =>
  `Single sign-on was disconnected from your ${site} account`;
export const disconnectedText = (time: string) =>
  `Single sign-on was disconnected from your account ${time}.`;

// An invitation to register
export const invitationSubject = (site: string) => `You are invited to ${site}`;
export const invitationText = (site: string) =>
  `You have been invited to create an account on ${site}. Use this link to choose a password. It works once and expires in seven days:`;
export const invitationButton = 'Create account';
export const invitationIgnore = 'If you did not expect this invitation, ignore this email.';
