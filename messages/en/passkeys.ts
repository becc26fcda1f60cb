import { isolate, number, plural } from './format.ts';

/** Passkeys: a section of the page about signing in, and the dialog to sign in. */
export const title = 'Passkeys';
export const text =
  'Sign in with your fingerprint, your face or your device’s PIN instead of a password. A passkey also works as the second step after your password.';
export const none = 'You have no passkeys yet.';
/** The name of a passkey whose system is not known. */
export const unnamed = 'Passkey';
export const added = (day: string) => `Added: ${day}`;
export const lastUsed = (day: string) => `Last used: ${day}`;
export const neverUsed = 'Not used yet';
export const loading = 'Loading passkeys…';
export const notLoaded = 'Your passkeys could not be loaded.';
/** In place of the button, in a browser that has no passkeys. */
export const notSupported = 'This browser does not support passkeys.';

// Adding one
export const add = 'Add a passkey';
export const adding = 'Follow your browser’s instructions…';
export const addText = 'Enter your password to add a passkey.';
export const addedTitle = 'Passkey added';
export const addedText = 'You can now sign in with it. You were signed out everywhere else.';
/** The browser found one of the user's passkeys on the device. */
export const alreadyOnDevice = 'This device already has a passkey for your account.';
/** The person or the browser ended it. */
export const cancelledAdding = 'No passkey was added.';
export const notAdded = 'The passkey was not added. Please try again.';
export const tooMany = (max: number) =>
  plural(max, {
    one: `You have ${number(max)} passkey, the maximum. Remove it before you add another.`,
    other: `You have ${number(max)} passkeys, the maximum. Remove one before you add another.`,
  });

// Changing one
export const rename = 'Rename';
/** Names of buttons, for screen readers. */
export const renamePasskey = (name: string) => `Rename ${isolate(name)}`;
export const removePasskey = (name: string) => `Remove ${isolate(name)}`;
export const nameLabel = 'Passkey name';
export const nameMissing = 'Enter a name';
export const nameTooLong = (max: number) => `The name can have at most ${number(max)} characters`;
export const save = 'Save name';
export const renamedTitle = 'Name saved';
export const renamed = (name: string) => `The passkey is now called ${isolate(name)}.`;
export const notRenamed = 'The name was not saved. Please try again.';
export const remove = 'Remove';
export const removeTitle = (name: string) => `Remove the passkey ${isolate(name)}?`;
export const removeText =
  'Enter your password to remove it. You will no longer be able to sign in with it. Delete it on your device, too.';
/** For the last factor. */
export const removeTextLast =
  'Enter your password to remove it. Your password alone will then be enough to sign in, and your recovery codes will be deleted. Delete the passkey on your device, too.';
export const removedTitle = 'Passkey removed';
export const removed = 'It can no longer be used to sign in.';
export const notRemoved = 'The passkey was not removed. Please try again.';
export const passkeyMissing = 'This passkey has already been removed.';

// Signing in
export const signIn = 'Sign in with a passkey';
export const usePasskey = 'Use a passkey';
export const stepText = (address: string) =>
  `Use a passkey to finish signing in as ${isolate(address)}.`;
export const stepTextAlone = 'Use a passkey to finish signing in.';
export const cancelled = 'No passkey was used. You can try again.';
export const loginFailed = 'We could not sign you in with a passkey. Please try again.';
export const loginRefused =
  'This passkey was not accepted. Try again, or sign in with your password.';
export const proofRefused = 'This passkey was not accepted. Please try another way.';
