import { shortAddress } from '@everscan/core/content/short-address';
import { publicUrl } from '../../lib/public-url.ts';

/** A code that no link can have: custom slugs end in a letter or digit, and random codes do not contain I. */
const PLACEHOLDER = 'PREVIEW-';

/** A code of this length that no link can have. */
export const placeholderCode = (length: number) =>
  PLACEHOLDER.slice(0, Math.min(length, PLACEHOLDER.length) - 1).padEnd(length, '-');

/** A placeholder as long as a short link with a random code, so that the symbol has the same size. */
export function placeholderUrl(): string {
  return shortAddress(publicUrl, PLACEHOLDER);
}
