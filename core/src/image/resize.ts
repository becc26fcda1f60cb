import type { Pixels } from './pixels.ts';

/**
 * Scales an image. Each new pixel is the mean of the old pixels that it covers, weighted by area; when
 * enlarging, it is a blend of the nearest pixels. Colours are weighted by alpha.
 */
export function resize({ width, height, data }: Pixels, toWidth: number, toHeight: number): Pixels {
  const columns = weights(width, toWidth);
  const rows = weights(height, toHeight);
  // First along rows, with the colours multiplied by alpha, then along columns.
  const between = new Float32Array(toWidth * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < toWidth; x++) {
      const to = (y * toWidth + x) * 4;
      const { first, shares } = columns[x] as Weights;
      for (let k = 0, at = (y * width + first) * 4; k < shares.length; k++, at += 4) {
        const alpha = (data[at + 3] as number) * (shares[k] as number);
        for (let i = 0; i < 3; i++)
          between[to + i] = (between[to + i] as number) + ((data[at + i] as number) * alpha) / 255;
        between[to + 3] = (between[to + 3] as number) + alpha;
      }
    }
  }
  const out = new Uint8ClampedArray(toWidth * toHeight * 4);
  for (let y = 0, to = 0; y < toHeight; y++) {
    for (let x = 0; x < toWidth; x++, to += 4) {
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      const { first, shares } = rows[y] as Weights;
      for (let k = 0; k < shares.length; k++) {
        const at = ((first + k) * toWidth + x) * 4;
        const weight = shares[k] as number;
        red += (between[at] as number) * weight;
        green += (between[at + 1] as number) * weight;
        blue += (between[at + 2] as number) * weight;
        alpha += (between[at + 3] as number) * weight;
      }
      if (alpha <= 0) continue;
      out[to] = (red * 255) / alpha;
      out[to + 1] = (green * 255) / alpha;
      out[to + 2] = (blue * 255) / alpha;
      out[to + 3] = alpha;
    }
  }
  return { width: toWidth, height: toHeight, data: new Uint8Array(out.buffer) };
}

/** The adjacent old pixels of which a new pixel consists, and the share of each. */
type Weights = { readonly first: number; readonly shares: Float64Array };

/** The weights of each new pixel of a line. Its shares add up to 1. */
function weights(from: number, to: number): Weights[] {
  const scale = from / to;
  const reach = Math.max(1, scale);
  return Array.from({ length: to }, (_, i) => {
    const centre = (i + 0.5) * scale;
    const [low, high] = [centre - reach / 2, centre + reach / 2];
    const first = Math.max(0, Math.floor(low));
    const covered: number[] = [];
    for (let at = first; at < Math.min(from, Math.ceil(high)); at++) {
      covered.push(Math.max(0, Math.min(at + 1, high) - Math.max(at, low)));
    }
    const sum = covered.reduce((total, share) => total + share, 0);
    return { first, shares: Float64Array.from(covered, (share) => share / sum) };
  });
}
