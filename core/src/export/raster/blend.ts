/** Colours and their coverage, each beginning at its own index. */
type BlendSource = {
  readonly colors: Uint32Array;
  readonly colorsAt: number;
  readonly cover: Uint8Array;
  readonly coverAt: number;
  readonly count: number;
};

/**
 * Blends opaque colours over pixels, each by its coverage of the pixel (0 to 255). Pixels may be
 * transparent; alpha is not premultiplied.
 */
export function blend(
  pixels: Uint32Array,
  at: number,
  { colors, colorsAt, cover, coverAt, count }: BlendSource,
): void {
  for (let i = 0; i < count; i++) {
    const share = cover[coverAt + i] as number;
    if (share === 0) continue;
    const color = colors[colorsAt + i] as number;
    pixels[at + i] = share === 255 ? color : mix(pixels[at + i] as number, color, share);
  }
}

/** An opaque colour over a pixel, of which it covers `share` / 255. */
export function mix(under: number, over: number, share: number): number {
  if (share === 0) return under;
  const alpha = under >>> 24;
  const rest = 255 - share;
  if (alpha === 255) {
    const red = ((under & 255) * rest + (over & 255) * share + 127) / 255;
    const green = (((under >> 8) & 255) * rest + ((over >> 8) & 255) * share + 127) / 255;
    const blue = (((under >> 16) & 255) * rest + ((over >> 16) & 255) * share + 127) / 255;
    return (0xff000000 | ((blue | 0) << 16) | ((green | 0) << 8) | (red | 0)) >>> 0;
  }
  if (alpha === 0) return ((over & 0xffffff) | (share << 24)) >>> 0;
  const kept = (alpha * rest) / 255;
  const total = share + kept;
  const channel = (shift: number) =>
    Math.round((((over >> shift) & 255) * share + ((under >> shift) & 255) * kept) / total);
  return ((Math.round(total) << 24) | (channel(16) << 16) | (channel(8) << 8) | channel(0)) >>> 0;
}
