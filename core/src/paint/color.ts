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

/** The hue in degrees and the saturation, 0 to 1, of a colour (CSS Color 4, `hsl()`). A grey has the hue 0. */
export function hueOf(color: Color): { readonly hue: number; readonly saturation: number } {
  const [red, green, blue] = rgbOf(color).map((value) => value / 255) as unknown as Rgb;
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  if (range === 0) return { hue: 0, saturation: 0 };
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: (60 * sixth + 360) % 360, saturation: range / (1 - Math.abs(most + least - 1)) };
}

/** @param hue degrees; saturation and lightness are 0 to 1 (CSS Color 4, `hsl()`) */
export function inHsl(hue: number, saturation: number, lightness: number): Color {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
