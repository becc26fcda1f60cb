import { isolate } from '../format.ts';

// Tabs and fields
export const contentTab = 'Content';
export const styleTab = 'Style';
export const contentType = 'Content type';
export const contentTypeNotLoaded = 'This content type could not be loaded.';
export const contentTypeTryAgain = 'This content type could not be loaded. Please try again.';
/** `type` is the label of a content type, such as "vCard". */
export const contentReplaced = (type: string) => `${type} content replaced`;
export const sampleShown = 'The fields now show sample content.';
export const undoContent = 'Undo';

// Preview
export const previewTitle = 'QR Code Preview';
/** Describes a picture of a code. Files store it as their title, so it holds no invisible characters. */
export const codeTitle = (content: string) => `QR code: ${content}`;
export const noCode = 'No QR code';
/** Marks a code that does not exist yet. */
export const previewMark = 'Preview';
export const contentTypeLoading = 'Loading this content type…';
export const designLoading = 'Loading this design…';
export const designNotLoaded = 'This design could not be loaded.';
export const previewNote = 'This is a preview. The code works once you create it.';
/** The button of a menu. */
export const more = 'More';

// The bar at the bottom of a phone
export const dock = 'Your code';
export const noCodeYet = 'No code yet';
export const tapToEnlarge = 'Tap to enlarge';
export const sheet = 'QR code';
export const share = 'Share';
export const copyImage = 'Copy image';
export const notShared = 'The image could not be shared. Download it instead.';
export const notCopied = 'The image could not be copied. Download it instead.';
export const savedToast = (file: string) => `Saved ${isolate(file)}`;
