import { randomInt } from 'node:crypto';
import { randomCodeAlphabet, randomCodeLength } from '@everscan/contract/api/links';

/** Returns one of 6 × 10¹¹ codes, none of which can be guessed from another. */
export function randomCode(): string {
  const characters = Array.from(
    { length: randomCodeLength },
    () => randomCodeAlphabet[randomInt(randomCodeAlphabet.length)],
  );
  return characters.join('');
}

/**
 * The address in the symbol, as the project's data contains it: in upper case, which needs fewer modules.
 * Scheme and host are case-insensitive (RFC 3986, 6.2.2.1), and so is this path.
 */
export function symbolUrl(shortUrl: string, code: string): string {
  return `${shortUrl}/q/${code}`.replace(/^https:\/\//i, '').toUpperCase();
}
