import type { Color } from '@everscan/core/paint/color';

/** Parses a typed colour such as `#0A6` or `0a6e4f`, ignoring spaces. `undefined` if it is invalid. */
export function parseColor(text: string): Color | undefined {
  const [, digits] = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text) ?? [];
  if (!digits) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${long.toLowerCase()}`;
}
