import { randomInt } from 'node:crypto';
import { randomCodeAlphabet, randomCodeLength } from '@everscan/contract/slug';

/** Returns one of 6 × 10¹¹ codes, none of which can be guessed from another. */
export function randomCode(): string {
  const characters = Array.from(
    { length: randomCodeLength },
    () => randomCodeAlphabet[randomInt(randomCodeAlphabet.length)],
  );
  return characters.join('');
}
