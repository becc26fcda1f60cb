import { execFileSync } from 'node:child_process';

/** `PROOF=full` proves everything; a push proves one share. */
export const isFull = process.env.PROOF === 'full';

const SHARES = 5;

/**
 * The share of this run, 0 to 4. It rotates with the commit, so that pushes prove everything in turn.
 * `PROOF_SHARE=3` repeats a run.
 */
export const share = Number(process.env.PROOF_SHARE ?? numberOfCommit() % SHARES);

/** For titles, so that a failure says how to repeat it. */
export const shareTitle = isFull ? 'PROOF=full' : `PROOF_SHARE=${share}`;

/** Every fifth case from the one whose turn it is; all of them with `PROOF=full`. */
export function ofShare<Case>(cases: readonly Case[]): readonly Case[] {
  return isFull ? cases : cases.filter((_, i) => i % SHARES === share);
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
