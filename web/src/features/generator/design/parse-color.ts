import type { Color } from '@everscan/core/design/design';

/** Reads a typed colour: `#0A6`, `0a6e4f`, with or without spaces. `undefined` when it is invalid. */
export function parseColor(text: string): Color | undefined {
  const [, digits] = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text) ?? [];
  if (!digits) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${long.toLowerCase()}`;
}
