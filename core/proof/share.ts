import { commitNumber } from '../../scripts/commit-number.ts';

/** `PROOF=full` proves everything; a push proves one share. */
export const isFull = process.env.PROOF === 'full';

const SHARES = 5;

/**
 * The share of this run, 0 to 4. It rotates with the commit, so that pushes prove everything in turn.
 * `PROOF_SHARE=3` repeats a run.
 */
export const share = Number(process.env.PROOF_SHARE ?? commitNumber() % SHARES);

/** For titles, so that a failure says how to repeat it. */
export const shareTitle = isFull ? 'PROOF=full' : `PROOF_SHARE=${share}`;

/** Every fifth case from the one whose turn it is; all of them with `PROOF=full`. */
export function ofShare<Case>(cases: readonly Case[]): readonly Case[] {
  return isFull ? cases : cases.filter((_, i) => i % SHARES === share);
}
