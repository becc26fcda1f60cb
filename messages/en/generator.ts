import { isolate, number } from './format.ts';

export * from './first/generator.ts';

// Tabs and fields
export const showPassword = 'Show password';
/** Offers when the content is too large for the chosen error correction level, or for any static code. */
export const levelToUse = (level: string) => `Use level ${level}`;
export const makeDynamic = 'Make the code dynamic';
export const moreFields = 'More fields';
/** What the fields of a contact card below "More fields" are about. */
export const moreCardFields = 'Mobile, address, note';

// Preview
export const whatWeRecord = 'What we record when you download';

// The link that opens the content and the design in somebody else's browser
export const copyLink = 'Copy link to this code';
export const shareLink = 'Share link to this code';
/** For a network, whose password the link does not contain. */
export const copyLinkWithoutPassword = 'Copy link without the password';
export const shareLinkWithoutPassword = 'Share link without the password';
export const linkCopied = 'Link copied';
export const linkOpens = 'It opens this content and design.';
export const linkNotCopied = 'The link could not be copied. Please try again.';
export const linkNotShared = 'The link could not be shared. Please try again.';
export const linkTooLong = 'Too long for a link';
export const shortenForLink = 'Shorten the content, or simplify or remove the logo.';

// The bar at the bottom of a phone
export const readyToShare = 'Ready to share';
export const shareNow = 'Share';
export const copied = 'Copied';
export const imageCopied = 'The image is on your clipboard.';
export const printFrom = (width: string) => `Print ≥ ${width}`;

// After a download
export const savedSection = 'Saved';
export const savedFile = (file: string) => `Saved ${isolate(file)}`;
/** `width` is a length with its unit. */
export const printAtLeast = (width: string) =>
  `Print it at least ${width} wide. Test it with your phone before you print.`;
export const copySavedImage = 'Copy image';
export const shareFile = 'Share';
export const copyingRefused = 'The browser did not allow copying. Use the saved file instead.';
export const fileNotShared = 'The file could not be shared. Use the saved file instead.';
export const accountBenefit = (codes: number) =>
  `With a free account you can save ${number(codes)} codes, edit them later, and make dynamic codes whose target you can change after printing.`;
export const signUp = 'Sign up for free';

// Objects with the code on them
export const seeInUse = 'See it in use';
export const onScreen = 'Screen';
export const onTableTent = 'Table tent';
/** Seen from three metres away. */
export const onPoster = 'Poster at 3 m';
export const onLabel = 'Label 25 mm';
export const downloadPicture = 'Download picture';
export const illustration = 'Illustration: in this picture, the code is too small to scan.';
export const pictureNotMade = 'The picture could not be made. Please try again.';
