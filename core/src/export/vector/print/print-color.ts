import { lightness, rgbOf } from '../../../design/color.ts';
import type { Color } from '../../../design/design.ts';
import { number } from '../path-data.ts';

/** RGB for screens and home printers, or CMYK for files with black ink only. */
export type ColorSpace = 'DeviceRGB' | 'DeviceCMYK';

export function colorSpaceOf(isBlackOnly: boolean): ColorSpace {
  return isBlackOnly ? 'DeviceCMYK' : 'DeviceRGB';
}

/** A colour's parts from 0 to 1; in `DeviceCMYK` only the fourth, black, is not zero. */
export function colorParts(color: Color, space: ColorSpace): string {
  const parts =
    space === 'DeviceRGB'
      ? rgbOf(color).map((value) => value / 255)
      : [0, 0, 0, 1 - lightness(color)];
  return parts.map(number).join(' ');
}
