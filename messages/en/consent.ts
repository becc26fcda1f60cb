export * from './first/consent.ts';

/** Cookies and consent. */

// The dialog
export const settingsIntro = 'Choose what this browser may store.';
export const essential = 'Essential';
export const essentialHint = 'Keeps you signed in and remembers your settings. Always on.';
export const analytics = 'Analytics';
export const analyticsHint = 'Shows us which pages are used, so that we can improve them.';
export const advertising = 'Advertising';
export const advertisingHint = 'Measures ads and tailors them to your interests.';
export const unusedHint = 'Not in use at the moment. Your choice is stored in case that changes.';
export const save = 'Save settings';

// The notice for visitors who have allowed advertising
export const adsLabel = 'Advertising';
export const adsAllowed = 'You have allowed advertising cookies.';
export const dismiss = 'Dismiss';
