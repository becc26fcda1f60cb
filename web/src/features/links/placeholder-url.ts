import { publicUrl } from '../../lib/public-url.ts';

/** No link ever has this code: custom slugs end in a letter or digit, and random codes contain no I. */
const PLACEHOLDER = 'PREVIEW-';

/** A code of this length that no link ever has. */
export const placeholderCode = (length: number) =>
  PLACEHOLDER.slice(0, Math.min(length, PLACEHOLDER.length) - 1).padEnd(length, '-');

/** A short link as long as that of a random code, so that the symbol has the same size. */
export function placeholderUrl(): string {
  return `${publicUrl}/q/${PLACEHOLDER}`.replace(/^https:\/\//, '').toUpperCase();
}
