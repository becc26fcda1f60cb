import { isolate } from './format.ts';

// In the page about signing in
export const title = 'Email address';
export const text =
  'You sign in with this address, and we send a link to it if you forget your password.';
export const textWithoutMail = 'You sign in with this address.';
export const unverified =
  'This address is not confirmed yet. Request a link and open it. Until then, your account can have only one dynamic code.';
export const sendLink = 'Send link';
export const sentAgain = (address: string) =>
  `We have sent a link to ${isolate(address)}. It works for seven days. If it doesn’t arrive, check your spam folder.`;
export const notSent = 'The email could not be sent. Please try again.';
export const pending = (address: string) =>
  `We have sent a link to ${isolate(address)}. To change the address, open the link within 24 hours and confirm.`;
export const cancelChange = 'Cancel change';
export const changeCancelled = 'Your email address stays the same.';
export const notCancelled = 'The change could not be cancelled. Please try again.';
export const newAddress = 'New email address';
export const sameAddress = 'This is your current address. Enter another one.';
export const codeHint = 'Or one of your recovery codes';
export const change = 'Change address';
export const changeByLink =
  'We’ll send a link to the new address. The change takes effect once you confirm it.';
export const changeAtOnce =
  'This server sends no email, so the address changes at once. Check the spelling, because you sign in with it.';
export const mailed = (address: string) =>
  `We have sent a link to ${isolate(address)}. If it doesn’t arrive, check your spam folder.`;
export const changed = 'Your email address has been changed';
export const notChanged = 'The email address could not be changed. Please try again.';

// The page that confirms an address
export const verifyTitle = (site: string) => `Confirm your email address | ${site}`;
export const verifyDescription =
  'Confirm the email address of your account with the link that you received.';
export const verifyHeading = 'Confirm your email address';
export const verifyText = 'Confirm only if you created this account or asked for this change.';
export const verifyButton = 'Confirm address';
export const confirmed = (address: string) => `${isolate(address)} is confirmed.`;
export const notConfirmed = 'The address could not be confirmed. Please try again.';
/** After the notice that the link has been used. */
export const alreadyConfirmed =
  'If you have just confirmed the address, there is nothing left to do.';

// The page that restores the previous address
export const restoreTitle = (site: string) => `Restore your email address | ${site}`;
export const restoreDescription =
  'Undo a change of your account’s email address with the link that you received.';
export const restoreHeading = 'Restore your email address';
export const restoreText =
  'This restores your account’s previous address and signs out all devices. You then set a new password.';
export const restoreButton = 'Restore address';
export const notRestored = 'The address could not be restored. Please try again.';
/** After the notice that the link has been used. */
export const alreadyRestored =
  'If you have just used it, your address is restored. To set a new password, choose “Forgot your password?” <link>in the sign-in dialog</link>.';

// Both pages
export const linkIncomplete =
  'This link is incomplete. Copy the whole address from the email that contains it.';
