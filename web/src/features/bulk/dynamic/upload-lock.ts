/** The current work of this tab, which may still be waiting for a response after a pause. */
let pending: Promise<unknown> = Promise.resolve();

/**
 * Runs work while no other tab of the user runs any, and after this tab's own work. Without locks, such
 * as on an insecure connection, it runs in any case.
 * @returns false when another tab runs it
 */
export async function runAlone(userId: number, work: () => Promise<unknown>): Promise<boolean> {
  if (!navigator.locks) {
    await work();
    return true;
  }
  const run = pending.then(() =>
    navigator.locks.request(`bulk-upload:${userId}`, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    }),
  );
  pending = run.catch(() => {});
  return run;
}
