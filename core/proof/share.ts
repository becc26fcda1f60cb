import { commitNumber } from '../../scripts/commit-number.ts';

/** `PROOF=full` proves everything; a push proves one share. */
export const isFull = process.env.PROOF === 'full';

const SHARES = 5;

/** Rotates with the commit, so that pushes prove everything in turn. `PROOF_SHARE=53` repeats a run. */
export const turn = Number(process.env.PROOF_SHARE ?? commitNumber() % 60);

/** The share of this run, 0 to 4. */
export const share = turn % SHARES;

/** For titles, so that a failure says how to repeat it. */
export const shareTitle = isFull ? 'PROOF=full' : `PROOF_SHARE=${turn}`;

/** Every fifth case from the one whose turn it is; all of them with `PROOF=full`. */
export function ofShare<Case>(cases: readonly Case[]): readonly Case[] {
  return isFull ? cases : cases.filter((_, i) => i % SHARES === share);
}

/** One case, the next one with each turn; all of them with `PROOF=full`. Offsets let lists differ. */
export function oneInTurn<Case>(cases: readonly Case[], offset = 0): readonly Case[] {
  const index = (turn + offset) % cases.length;
  return isFull ? cases : cases.slice(index, index + 1);
}
