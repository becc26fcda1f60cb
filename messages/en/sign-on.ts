import { isolate } from './format.ts';

/** Single sign-on through OpenID Connect. */

// The page where a sign-in ends that needs another step
export const pageTitle = (site: string) => `Single sign-on | ${site}`;
export const pageDescription = 'Completes your sign-in through an identity provider.';

// The sign-in dialog
/** `name` is what the operator calls the identity provider. */
export const continueWith = (name: string) => `Continue with ${name}`;
/** Between the button and the form below it. */
export const or = 'or';
export const startFailed = 'Single sign-on could not be started. Please try again.';

// Why a sign-in failed. “There” is the identity provider.
export const failedHeading = 'You are not signed in';
export const cancelled =
  'The sign-in was cancelled, or your account is not allowed to use this site. Try again, or ask the people who manage your account for access.';
export const expired = 'This sign-in has expired or was already used. Please try again.';
export const unavailable =
  'Single sign-on is not responding. Try again in a few minutes, or sign in with your password.';
export const unverified =
  'Your email address has not been confirmed by the identity provider, so it cannot be used here. Ask the people who manage your account to confirm it.';
export const unverifiable = 'Your sign-in could not be verified. Please try again.';
/** Where a sign-in was to confirm who is there: the person stays signed in. */
export const unconfirmedHeading = 'Your sign-in was not confirmed';
export const unconfirmed =
  'The identity provider did not confirm that you have just signed in there. Try again, or set a password here and use it to make the change.';
export const taken =
  'This sign-in is already connected to another account. Disconnect it there first, or use a different one.';
export const reserved =
  'This address belonged to another account, whose owner can still take it back. Try again in a week, or write to <mail></mail>.';

// An account that exists is connected once its owner has typed the password
export const joinHeading = 'Connect your account';
export const joinText = (email: string) =>
  `${isolate(email)} already has an account here. Enter its password once to connect it to single sign-on.`;
export const joinButton = 'Connect and sign in';
export const joinForgotten =
  'Don’t know the password? Choose “Forgot your password?” <link>in the sign-in dialog</link>, and then start again.';
export const joined = 'Your account is connected.';
export const joinFailed = 'The account could not be connected. Please try again.';

// The section of the page for sign-in and security
export const sectionTitle = 'Single sign-on';
export const linkText = (name: string) => `Sign in with ${name} instead of a password.`;
export const linkedText = (name: string) => `You can sign in with ${name}.`;
export const linkButton = (name: string) => `Connect with ${name}`;
export const unlinkButton = 'Disconnect';
export const unlinkText = (name: string) =>
  `Enter your password to disconnect ${name}. From then on, you sign in with your password.`;
export const unlinked = 'Disconnected.';
export const unlinkFailed = 'The account could not be disconnected. Please try again.';
export const passwordNeeded = 'Your account has no password yet. Set one first.';
export const sendLink = 'Send a link to set a password';
/** Where the server sends no mail. */
export const askForLink = 'Ask the operator of this site for a link.';
/** For an account without a password, before a change of how its owner signs in. */
export const signInAgain = (name: string) =>
  `Sign in with ${name} again to continue. You will return to this page and have ten minutes to make the change.`;

// In place of the administrators' pages, when the role from the provider's group has ended
export const renewTitle = 'Sign in again';
export const renewText = (name: string) =>
  `You are an administrator through ${name}, which has to confirm this every twelve hours. Sign in there again to see this page.`;
