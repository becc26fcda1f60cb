import { randomInt } from 'node:crypto';
import { randomCodeAlphabet, randomCodeLength } from '@everscan/contract/api/links';

/** One of 6 × 10¹¹ codes, which nobody can guess from another. */
export function randomCode(): string {
  const characters = Array.from(
    { length: randomCodeLength },
    () => randomCodeAlphabet[randomInt(randomCodeAlphabet.length)],
  );
  return characters.join('');
}

/**
 * The address in a symbol, as a project's data holds it: all in upper case, which a symbol needs
 * fewer modules for. Scheme and host are case-insensitive (RFC 3986, 6.2.2.1), and so is our path.
 */
export function symbolUrl(shortUrl: string, code: string): string {
  return `${shortUrl}/q/${code}`.replace(/^https:\/\//i, '').toUpperCase();
}
