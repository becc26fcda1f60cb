/** Logos that are uploaded as PNG, JPEG or WebP. */
import { number } from './format.ts';

export const cutOff =
  'The end of this file is missing. Save or download it again, then choose it again.';
export const tooManyPixels = (megapixels: number, max: number) =>
  `This picture has ${number(megapixels)} megapixels. Choose one with ${number(max)} at most.`;
/** @param format its name, such as GIF */
export const otherFormat = (format: string) =>
  `This file is in the format ${format}, whatever its name says. Save it as PNG, JPEG or WebP.`;
export const tooDetailed = 'This image is too detailed for a logo. Choose a simpler one.';
