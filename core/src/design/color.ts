/** `#rrggbb`, in lower case. */
export type Color = `#${string}`;

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function rgbOf(color: Color): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A colour of this opacity, from 0 to 1, on another one. */
export function blended(over: Color, under: Color, opacity: number): Color {
  const [top, paper] = [rgbOf(over), rgbOf(under)];
  const channel = (i: 0 | 1 | 2) => Math.round(top[i] * opacity + paper[i] * (1 - opacity));
  const value = (channel(0) << 16) | (channel(1) << 8) | channel(2);
  return `#${value.toString(16).padStart(6, '0')}`;
}
