/**
 * Whether everything is proven, however long it takes, as every night (`.ci/nightly`). `npm test` proves the
 * same cases each time.
 */
export const isFull = process.env.PROOF === 'full';

/** Every fifth case of a list that takes too long for `npm test`; all cases if everything is proven. */
export function someOf<Case>(cases: readonly Case[]): readonly Case[] {
  return isFull ? cases : cases.filter((_, i) => i % 5 === 0);
}

/** One case, or all if everything is proven. `offset` lets lists begin at different cases. */
export function oneOf<Case>(cases: readonly Case[], offset = 0): readonly Case[] {
  const index = offset % cases.length;
  return isFull ? cases : cases.slice(index, index + 1);
}
