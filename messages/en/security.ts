import { isolate, number, plural } from './format.ts';

// The page about signing in
export const pageTitle = (site: string) => `Sign-in and security | ${site}`;
export const pageDescription = 'How you sign in to your account, and how it is protected.';
/** Leads to the generator. */
export const back = 'All codes';
export const heading = 'Sign-in and security';
/** Why signing in is needed. */
export const reason = 'This page shows how your account is protected.';
/** In the settings dialog: leads to the page. */
export const pageLink = 'Sign-in and security';

// The second step of signing in
export const stepText = (address: string) =>
  `Enter the code that your authenticator app shows for ${isolate(address)}.`;
/** Where the address is not known. */
export const stepTextAlone = 'Enter the code that your authenticator app shows.';
export const stepRecoveryText = 'Enter one of your recovery codes. Each code works once.';
export const codeLabel = 'Code from the app';
export const recoveryCodeLabel = 'Recovery code';
export const codeMissing = 'Enter the code';
export const rememberDevice = 'Remember this device for 30 days';
export const useRecoveryCode = 'Use a recovery code instead';
export const useApp = 'Use the authenticator app instead';
export const continueSignIn = 'Continue';
export const checking = 'Checking…';
/** Leads back to the form with address and password. */
export const stepBack = 'Back';
export const codeNotChecked = 'The code could not be checked. Please try again.';

// Two-step sign-in
export const twoStepTitle = 'Two-step sign-in';
export const twoStepText =
  'After entering your password, you use your phone or a passkey. Nobody can get in with your password alone.';
/** While it is off. */
export const twoStepOffer =
  'Require a code from your phone after your password, so that nobody can get in with your password alone.';
export const appTitle = 'Authenticator app';
export const appOff = 'An app on your phone shows a new code every 30 seconds.';
export const appOn = 'You are asked for a code from your app when you sign in.';
export const setUpApp = 'Set up an app';
export const removeApp = 'Remove the app';
export const sectionNotLoaded = 'This section could not be loaded.';
export const changeFailed = 'The change failed. Please try again.';
export const cancel = 'Cancel';

// Setting up an authenticator app
export const scanText =
  'Scan this code with an authenticator app on your phone. Then enter the code that the app shows.';
export const scanLabel = 'QR code for your authenticator app';
export const keyText = 'If you cannot scan it, type this key into the app:';
export const copyKey = 'Copy key';
/** On a phone: opens the authenticator app, which then knows the key. */
export const openInApp = 'Open in an authenticator app';
export const copied = 'Copied';
export const notCopied = 'The text could not be copied. Select it and copy it yourself.';
export const turnOn = 'Turn on';
export const turnedOnTitle = 'Two-step sign-in is on';
export const turnedOn = 'You were signed out everywhere else.';
/** Where the response with the codes was lost. */
export const codesNotShown =
  'Two-step sign-in is on, but your recovery codes could not be shown. Create new ones.';

// The password again, before a change
export const confirmText = 'Enter your password to continue.';
export const password = 'Password';
export const passwordMissing = 'Enter your password';
/** For the last factor. */
export const removeText =
  'Enter your password to remove the authenticator app. Your password alone will then be enough to sign in, and your recovery codes will be deleted.';
/** While a passkey is left. */
export const removeTextKept =
  'Enter your password to remove the authenticator app. You will then be asked for a passkey after your password.';
export const turnedOffTitle = 'The authenticator app was removed';
export const turnedOff =
  'Your password is now enough to sign in. Your recovery codes were deleted.';
/** While a passkey is left. */
export const turnedOffKept = 'Two-step sign-in stays on, with a passkey.';

// Recovery codes
export const recoveryTitle = 'Recovery codes';
export const recoveryText =
  'Use one of these codes to sign in without your phone. Each code works once.';
export const recoveryLeft = (count: number) =>
  plural(count, {
    one: `You have ${number(count)} code left.`,
    other: `You have ${number(count)} codes left.`,
  });
export const newCodes = 'Create new recovery codes';
export const newCodesText = 'New recovery codes replace the old ones, which stop working.';
export const codesTitle = 'Your new recovery codes';
export const codesText =
  'Keep them somewhere safe that you can reach without your phone. They are shown only once.';
export const copyCodes = 'Copy codes';
export const downloadCodes = 'Download codes';
export const codesSaved = 'I’ve saved them';
/** The first line of the file. */
export const codesFileTitle = (site: string, address: string) =>
  `Recovery codes for ${site}, ${address}`;

// In place of the administrators' pages
export const adminTitle = 'Set up two-step sign-in first';
export const adminText = 'This site requires it for administrators.';
export const adminButton = 'Set it up';

// Errors
export const wrongCode = 'This code is wrong or no longer valid. Please try another one.';
export const tooManyCodes = (minutes: number) =>
  plural(minutes, {
    one: 'Too many wrong codes. Try again in a minute, or use a recovery code.',
    other: `Too many wrong codes. Try again in ${number(minutes)} minutes, or use a recovery code.`,
  });
export const signInExpired =
  'This sign-in took too long or had too many wrong codes. Please enter your password again.';
export const setUpExpired = 'This set-up has expired. Please start again.';
export const confirmationNeeded = 'Enter your password to continue.';
export const factorRequired =
  'Administrators of this site need two-step sign-in. Set it up on the “Sign-in and security” page.';
export const factorExists =
  'An authenticator app is already set up. Remove it before you set up another one.';
export const factorMissing = 'Two-step sign-in is off. Set it up first.';
