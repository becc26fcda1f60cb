import type { Pixels } from '../../image/pixels.ts';
import { viewOf } from './picture-file.ts';

/** The tag Orientation of the first directory (Exif 2.32, 4.6.4 A). */
const TAG = 0x0112;

/** How a camera was held, from 1 (upright) to 8, as Exif data say; 1 when they do not. */
export function orientationOf(exif: Uint8Array | undefined): number {
  if (!exif || exif.length < 8) return 1;
  const view = viewOf(exif);
  const isLittle = view.getUint16(0) === 0x4949; // TIFF 6.0, section 2
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > exif.length) return 1;
  const entries = view.getUint16(directory, isLittle);
  for (let i = 0, at = directory + 2; i < entries && at + 12 <= exif.length; i++, at += 12) {
    if (view.getUint16(at, isLittle) !== TAG) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** The picture as it was seen through a camera that was held in this orientation. */
export function upright(pixels: Pixels, orientation: number): Pixels {
  if (orientation === 1) return pixels;
  const { width, height, data } = pixels;
  const source = new Uint32Array(data.slice().buffer);
  const isSideways = orientation >= 5;
  const [toWidth, toHeight] = isSideways ? [height, width] : [width, height];
  const turned = new Uint32Array(source.length);
  // The stored picture begins at the right, or at the bottom, of what was seen.
  const fromRight = [2, 3, 7, 8].includes(orientation);
  const fromBottom = [3, 4, 6, 7].includes(orientation);
  for (let y = 0, to = 0; y < toHeight; y++) {
    for (let x = 0; x < toWidth; x++, to++) {
      const [column, row] = isSideways ? [y, x] : [x, y];
      const left = fromRight ? width - 1 - column : column;
      const top = fromBottom ? height - 1 - row : row;
      turned[to] = source[top * width + left] as number;
    }
  }
  return { width: toWidth, height: toHeight, data: new Uint8Array(turned.buffer) };
}
