/** The current work of this tab, which may still be waiting for a response after a pause. */
let pending: Promise<unknown> = Promise.resolve();

/**
 * Runs work after this tab's earlier work, unless another tab of the user is running any. In browsers without locks,
 * and on insecure connections, the work runs in any case.
 * @returns false if another tab is running work
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
