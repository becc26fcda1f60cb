import { isolate, number, plural } from './format.ts';

// The page that checks survival kits: folders of files that keep printed codes working without this server.

export const title = (site: string) => `Check a survival kit | ${site}`;
export const description =
  'Find out whether a survival kit is genuine and complete. Your browser checks it, and sends nothing.';
export const heading = 'Check a survival kit';
export const intro =
  'A survival kit keeps printed codes working when the server that made them is gone. This page finds out whether a kit is genuine and complete. Nothing leaves your browser.';

// The choice of a kit
export const drop = 'Drop a kit here';
export const dropHint = 'A folder or a zip file, or a folder with several kits';
export const chooseFolder = 'Choose folder';
export const chooseZip = 'Choose zip file';
export const keyLabel = 'Published key (optional)';
export const keyHint =
  'The fingerprint that the operator has published, or the contents of their public-key.pem file. Without it, the page shows whether the kit is complete, but not who made it.';
export const keyInvalid =
  'Enter a fingerprint of 64 digits and letters from a to f, or all of the text in public-key.pem.';

// While it works
export const reading = 'Reading the files…';
export const checking = 'Checking the kit';
export const checked = (done: number, total: number) =>
  `${number(done)} of ${plural(total, { one: '1 file', other: `${number(total)} files` })}`;

// Why nothing could be checked
export const noKit =
  'These files contain no kit. A kit contains the files manifest.json, manifest.sig and public-key.pem.';
export const noZip = 'This zip file cannot be read. Unzip it, and choose its folder instead.';
export const tooLarge =
  'This zip file is too large for a browser. Unzip it, and choose its folder instead.';
export const notRead = 'The files could not be read. Please try again.';
export const needsHttps = 'To check kits, open this page at an address that begins with https.';

// The results
export const results = 'Results';
export const genuine = 'Genuine and complete';
export const genuineText =
  'Every file is exactly as the operator signed it. None is missing, and none was added.';
export const complete = 'Complete and unchanged';
export const completeText =
  'Every file is exactly as it was signed. None is missing, and none was added. To find out who signed it, compare the fingerprint with the one that the operator has published.';
export const otherKey = 'Signed with another key';
export const otherKeyText =
  'The kit was not signed with the key that you entered. Do not use it unless the operator confirms its fingerprint.';
export const changed = 'Changed';
export const changedText = 'Do not use this kit. It differs from what was signed:';
export const unsigned = 'Not signed';
export const unsignedText =
  'The list of files was changed after it was signed, or its signature or key is damaged. Do not use this kit.';
export const unknownForm = 'Unknown format';
export const unknownFormText =
  'The kit is signed, but it was made by a newer version of this software. Check it on a server that runs that version.';

// Facts about a kit
export const host = 'Address of the codes';
export const made = 'Created';
export const codes = 'Codes';
export const form = 'Format';
export const publicForm = 'Public: it does not list the codes';
export const plainForm = 'For the operator: keep it confidential';
export const fingerprint = 'Fingerprint of the key';
export const chain = 'Previous kit';
export const follows = (name: string) => `${isolate(name)}, which is among these files and matches`;
export const notHere = (hash: string) =>
  `Not among these files. The SHA-256 of its manifest is ${isolate(hash)}`;
export const firstKit = 'None: this is the first';

// What is wrong with a kit
export const fileChanged = (path: string) => `${isolate(path)} was changed.`;
export const fileMissing = (path: string) => `${isolate(path)} is missing.`;
export const fileUnreadable = (path: string) => `${isolate(path)} cannot be read.`;
export const fileAdded = (path: string) => `${isolate(path)} was added.`;
export const pagesAdded = (count: number) =>
  plural(count, {
    one: '1 page of a code was added.',
    other: `${number(count)} pages of codes were added.`,
  });
export const wrongCount =
  'The number of codes in the list of pages does not match the signed number.';
export const more = (count: number) =>
  plural(count, { one: 'And 1 more.', other: `And ${number(count)} more.` });
export const outside = (count: number) =>
  plural(count, {
    one: '1 file that is not part of a kit was not checked.',
    other: `${number(count)} files that are not part of a kit were not checked.`,
  });
