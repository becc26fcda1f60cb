/** What this tab runs: it may still wait for an answer after the visitor has paused or left the page. */
let own: Promise<unknown> = Promise.resolve();

/**
 * Runs work while no other tab of the user runs any, and after that of this tab. Without locks, such as
 * on an insecure connection, it runs in any case.
 * @returns false when another tab runs it
 */
export async function runAlone(userId: number, work: () => Promise<unknown>): Promise<boolean> {
  if (!navigator.locks) {
    await work();
    return true;
  }
  await own;
  const options = { ifAvailable: true };
  const run = navigator.locks.request(`bulk-upload:${userId}`, options, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
  own = run.catch(() => {});
  return run;
}
