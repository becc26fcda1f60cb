import type { Pixels } from '../src/image/pixels.ts';

/** The dark areas of a finder pattern in modules: its ring and its centre (ISO/IEC 18004, 6.3.3). */
const DARK = [
  { left: 0, top: 0, right: 7, bottom: 1 },
  { left: 0, top: 6, right: 7, bottom: 7 },
  { left: 0, top: 0, right: 1, bottom: 7 },
  { left: 6, top: 0, right: 7, bottom: 7 },
  { left: 2, top: 2, right: 5, bottom: 5 },
] as const;

/**
 * The lightest pixel inside the dark areas of the finder patterns of a code in plain squares, from 0 to 255. Renderers
 * that smooth edges leave light lines there when an area consists of several shapes.
 * @param size of the symbol in modules, without its quiet zone
 */
export function lightestInFinders(picture: Pixels, size: number, quietZone: number): number {
  const modulePx = picture.width / (size + 2 * quietZone);
  let lightest = 0;
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    for (const { left, top, right, bottom } of DARK) {
      // The pixels of an edge may be smoothed, and rounded to their neighbours.
      const [fromX, toX] = [left + x, right + x].map((at) => (at + quietZone) * modulePx);
      const [fromY, toY] = [top + y, bottom + y].map((at) => (at + quietZone) * modulePx);
      for (let row = Math.ceil(fromY as number) + 1; row + 2 <= (toY as number); row++) {
        for (let column = Math.ceil(fromX as number) + 1; column + 2 <= (toX as number); column++) {
          const at = (row * picture.width + column) * 4;
          lightest = Math.max(lightest, ...picture.data.subarray(at, at + 3));
        }
      }
    }
  }
  return lightest;
}
