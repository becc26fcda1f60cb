import { greyLevel } from '../../../design/grey.ts';
import { type Color, rgbOf } from '../../../paint/color.ts';
import { number } from '../../../svg/path-data.ts';

/** RGB for screens and home printers, or CMYK for files with black ink only. */
export type ColorSpace = 'DeviceRGB' | 'DeviceCMYK';

export function colorSpaceOf(isBlackOnly: boolean): ColorSpace {
  return isBlackOnly ? 'DeviceCMYK' : 'DeviceRGB';
}

/** A colour's parts from 0 to 1; in `DeviceCMYK` only the fourth, black, is not zero. */
export function colorParts(color: Color, space: ColorSpace): string {
  const rgb = rgbOf(color);
  const parts =
    space === 'DeviceRGB' ? rgb.map((value) => value / 255) : [0, 0, 0, 1 - greyLevel(rgb) / 255];
  return parts.map(number).join(' ');
}
