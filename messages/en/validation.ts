/** What is wrong with a field of a form. The server answers with the English texts. */
import { number } from './format.ts';

// Account
export const emailInvalid = 'Please enter a valid email address';
export const passwordTooShort = (min: number) =>
  `Password must be at least ${number(min)} characters`;
export const passwordTooLong = (max: number) =>
  `Password can have at most ${number(max, { useGrouping: false })} characters`;
export const currentPasswordTooShort = (min: number) =>
  `Current password must be at least ${number(min)} characters`;
export const currentPasswordTooLong = (max: number) =>
  `Current password can have at most ${number(max, { useGrouping: false })} characters`;
export const newPasswordTooShort = (min: number) =>
  `New password must be at least ${number(min)} characters`;
export const newPasswordTooLong = (max: number) =>
  `New password can have at most ${number(max, { useGrouping: false })} characters`;
export const confirmPasswordTooShort = (min: number) =>
  `Confirm password must be at least ${number(min)} characters`;
export const confirmPasswordTooLong = (max: number) =>
  `Confirm password can have at most ${number(max, { useGrouping: false })} characters`;
export const passwordsDiffer = "Passwords don't match";

// Feedback
export const feedbackTooShort = (min: number) =>
  `Message must be at least ${number(min)} characters long`;
export const feedbackTooLong = (max: number) =>
  `Message can have at most ${number(max)} characters`;

// Saved codes
export const titleEmpty = 'A title cannot be empty';
export const titleTooLong = (max: number) => `A title can have at most ${number(max)} characters`;

// Designs
export const colorFormat = 'Enter the colour as #rrggbb';
export const logoTooLarge = 'This logo is too large';
export const logoFormat = 'Choose a PNG, JPEG or SVG image';
export const logoUnclean =
  'This SVG contains more than paths. Upload it in the design panel, which cleans it';
export const frameTextTooLong = 'This text is too long for a frame';
export const frameTextLines = 'The text must be a single line';

// Short links
/** `min` and `max` are numbers of characters; the letters are A to Z. */
export const slugFormat = (min: number, max: number) =>
  `A custom slug has ${number(min)} to ${number(max)} letters, digits or hyphens, and starts and ends with a letter or digit`;
export const slugReserved = 'This custom slug is reserved. Choose another.';
export const addressTooLong = (max: number) =>
  `A web address can have at most ${number(max, { useGrouping: false })} characters`;
export const textTooLong = (max: number) => `This text can have at most ${number(max)} characters`;

// Reports about codes
export const reportedCodeTooLong = 'This is too long for a code';
export const reportedCodeFormat = 'Enter the code or its short link';
export const reportReasonMissing = 'Choose what is wrong';
export const reportDetailsTooLong = (max: number) =>
  `Details can have at most ${number(max)} characters`;

// Files with an exported account
export const exportFormat =
  'This file is not an account export. Choose the .json file that you exported.';
export const exportVersion =
  'This file was written by an incompatible version. Export the account again from a server that runs the same version as this one.';
