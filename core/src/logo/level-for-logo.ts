import type { Design } from '../design/design.ts';
import { type ErrorCorrectionLevel, LEVELS } from '../encode/level.ts';
import { encodeMatrix } from '../encode/matrix.ts';
import { placeLogo } from './place-logo.ts';

/** The lowest level above that of a design at which its logo has room, if there is one. */
export function levelForLogo(
  text: string,
  { logo, level }: Design,
): ErrorCorrectionLevel | undefined {
  if (!logo) return undefined;
  return LEVELS.slice(LEVELS.indexOf(level) + 1).find((higher) => {
    try {
      return placeLogo(encodeMatrix(text, higher), logo) !== undefined;
    } catch {
      return false; // the content is too long for it
    }
  });
}
