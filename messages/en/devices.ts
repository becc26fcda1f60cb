import { isolate } from './format.ts';

/** Where the user is signed in: a section of the page about signing in. */
export const title = 'Devices';
export const text =
  'Where you are signed in. If you do not recognise a device, sign it out and change your password.';
export const thisDevice = 'This device';
/** For a sign-in whose browser and system are not known. */
export const unknownDevice = 'Unknown device';
/** Such as “Firefox on Windows”. */
export const browserOnSystem = (browser: string, system: string) =>
  `${isolate(browser)} on ${isolate(system)}`;
export const inUse = 'In use now';
/** Only the day is recorded. */
export const lastUsed = (day: string) => `Last used: ${day}`;
export const signedIn = (time: string) => `Signed in: ${time}`;
export const noOthers = 'You are not signed in on any other device.';
export const loading = 'Loading devices…';
export const notLoaded = 'Your devices could not be loaded.';
export const countriesBy = 'Countries: <link>IP Geolocation by DB-IP</link>.';

// Signing out
export const signOut = 'Sign out';
/** The name of a button, for screen readers; `device` is such as “Firefox on Windows”, `time` when it was signed in. */
export const signOutDevice = (device: string, time: string) =>
  `Sign out ${device}, signed in: ${time}`;
export const signOutOthers = 'Sign out all other devices';
/** `device` is such as “Firefox on Windows”. */
export const confirmOne = (device: string) => `Sign out ${device}?`;
export const confirmOthers = 'Sign out all other devices?';
export const confirmText = 'You will have to sign in again to use your account there.';
/** Above one of the next two. */
export const signedOutTitle = 'Signed out';
export const signedOutOne = 'The device is signed out.';
export const signedOutOthers = 'All other devices are signed out.';
export const signOutFailed = 'The device was not signed out. Please try again.';
export const othersFailed = 'The other devices were not signed out. Please try again.';
/** The device that the user wants to sign out. */
export const sessionMissing = 'This device is already signed out.';
