import type { Color } from '@everscan/core/design/design';

/** The brightest channel of a colour that is too dark for a darker tone to be seen. */
const DARKEST = 0x60;

/** A darker tone of a colour, or a lighter one of a very dark colour: a gradient that scanners read. */
export function neighbourOf(color: Color): Color {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const isDarkest = Math.max(...channels) < DARKEST;
  const mixed = channels.map((value) => Math.round(isDarkest ? value * 0.68 + 0x52 : value * 0.55));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
