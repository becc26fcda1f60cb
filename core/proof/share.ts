import { execFileSync } from 'node:child_process';

/** `PROOF=full` proves everything; a push proves one share. */
export const isFull = process.env.PROOF === 'full';

const SHARES = 5;

/** Rotates with the commit, so that pushes prove everything in turn. `PROOF_SHARE=53` repeats a run. */
export const turn = Number(process.env.PROOF_SHARE ?? numberOfCommit() % 60);

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

/** The first digits of the commit's hash; outside a repository, the day since 1970. */
function numberOfCommit(): number {
  try {
    const hash = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { stdio: 'pipe' });
    return Number.parseInt(String(hash), 16);
  } catch {
    return Math.floor(Date.now() / 86_400_000);
  }
}
