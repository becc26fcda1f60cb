import type { Color } from '@everscan/core/paint/color';

/** If no channel of a colour is brighter than this, a darker tone would look the same. */
const DARKEST = 0x60;

/**
 * The second colour of a new gradient: a darker tone of the colour, or a lighter tone of a very dark one. Scanners can
 * read the gradient.
 */
export function neighbourOf(color: Color): Color {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const isDarkest = Math.max(...channels) < DARKEST;
  const mixed = channels.map((value) => Math.round(isDarkest ? value * 0.68 + 0x52 : value * 0.55));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
