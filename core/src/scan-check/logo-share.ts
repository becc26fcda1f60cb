import { logoLimits } from '../logo/logo.ts';
import type { Rating, Verdict } from './verdict.ts';

/** From the worst to the best. */
const RANKS: readonly Rating[] = [
  'unreadable',
  'hard',
  'not-web',
  'well',
  'everywhere-from-4',
  'everywhere',
];
/** Each try is smaller by this factor. */
const STEP = 0.88;
const MAX_TRIES = 5;
/** As much of the score as a logo may cost where the rating stays. */
const WORTH = 5;

/**
 * The largest share of the symbol's width with which a logo leaves a code as readable as it is without one.
 * @param most the largest share that error correction allows
 * @param check the scan check of the code with the logo at this share; without a share, without the logo
 * @returns `undefined` when each try makes the code worse
 */
export async function readableShare(
  most: number,
  check: (share?: number) => Promise<Verdict>,
): Promise<number | undefined> {
  const without = await check();
  let share = most;
  for (let tries = 0; tries < MAX_TRIES && share >= logoLimits.share.min; tries++) {
    const found = await check(share);
    const isAsGood = RANKS.indexOf(found.rating) >= RANKS.indexOf(without.rating);
    if (isAsGood && found.score >= without.score - WORTH) return share;
    share *= STEP;
  }
  return undefined;
}
