/** `#rrggbb`, in lower case. */
export type Color = `#${string}`;

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function rgbOf(color: Color): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Lightness from 0 to 1, for grey print: weights of ITU-R BT.709 on the sRGB values. */
export function lightness(color: Color): number {
  const [red, green, blue] = rgbOf(color);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
