/** Lays RGBA pixels on white paper. */
export function layOnWhite(pixels: Uint8Array): void {
  const { length } = pixels;
  for (let i = 0; i < length; i += 4) {
    const alpha = pixels[i + 3] as number;
    if (alpha === 255) continue;
    for (let c = i; c < i + 3; c++) {
      pixels[c] = 255 + (((pixels[c] as number) - 255) * alpha) / 255;
    }
    pixels[i + 3] = 255;
  }
}
