import type { Pixels } from '../src/image/pixels.ts';

/**
 * The share of pixels of which two pictures of the same size show clearly different colours. Renderers may
 * round an edge to the next pixel, so a colour may also be that of an adjacent pixel.
 * @param tolerance how far each part of a colour may be off, of 255
 * @throws if the sizes differ
 */
export function differingShare(one: Pixels, other: Pixels, tolerance: number): number {
  const { width, height } = one;
  if (width !== other.width || height !== other.height) {
    throw new Error(`${width} × ${height} and ${other.width} × ${other.height} pixels`);
  }
  const isAlike = (i: number, j: number) => {
    for (let c = 0; c < 3; c++) {
      const difference = (one.data[i + c] as number) - (other.data[j + c] as number);
      if (Math.abs(difference) > tolerance) return false;
    }
    return true;
  };
  const hasAdjacent = (x: number, y: number) => {
    const i = 4 * (y * width + x);
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
        if (isAlike(i, 4 * (v * width + u))) return true;
      }
    }
    return false;
  };
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = 4 * (y * width + x);
      if (!isAlike(i, i) && !hasAdjacent(x, y)) count++;
    }
  }
  return count / (width * height);
}

/** The share of pixels that differ from the next one to the right or below. */
export function edgeShare({ width, height, data }: Pixels, tolerance: number): number {
  const differs = (i: number, j: number) =>
    [0, 1, 2].some((c) => Math.abs((data[i + c] as number) - (data[j + c] as number)) > tolerance);
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = 4 * (y * width + x);
      const isEdge =
        (x + 1 < width && differs(i, i + 4)) || (y + 1 < height && differs(i, i + 4 * width));
      if (isEdge) count++;
    }
  }
  return count / (width * height);
}
