import { commitNumber } from '../../scripts/commit-number.ts';

/** `PROOF=full` proves everything; any other run proves one share. */
export const isFull = process.env.PROOF === 'full';

const SHARES = 5;

/** Rotates with the commit, so that successive commits prove everything. `PROOF_SHARE=53` repeats a run. */
export const turn = Number(process.env.PROOF_SHARE ?? commitNumber() % 60);

/** The share of this run, 0 to 4. */
export const share = turn % SHARES;

/** For titles, so that a failure says how to repeat it. */
export const shareTitle = isFull ? 'PROOF=full' : `PROOF_SHARE=${turn}`;

/** Every fifth case, which are those of this share; all cases with `PROOF=full`. */
export function ofShare<Case>(cases: readonly Case[]): readonly Case[] {
  return isFull ? cases : cases.filter((_, i) => i % SHARES === share);
}

/**
 * One case, a different one at each turn; all cases with `PROOF=full`. `offset` lets lists start at different
 * cases.
 */
export function oneInTurn<Case>(cases: readonly Case[], offset = 0): readonly Case[] {
  const index = (turn + offset) % cases.length;
  return isFull ? cases : cases.slice(index, index + 1);
}
