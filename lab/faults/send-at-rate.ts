type Options = {
  perSecond: number;
  /** Above this number, the machine is too slow, and requests are left out. */
  maxConcurrent: number;
  send: (number: number) => Promise<void>;
};

/** Sends requests at a constant rate, however long the responses take. `stop` waits for the running ones. */
export function sendAtRate({ perSecond, maxConcurrent, send }: Options) {
  const running = new Set<Promise<void>>();
  const startedAt = performance.now();
  let sent = 0;
  let leftOut = 0;
  let lastAt = startedAt;
  let heldUpMs = 0;
  const timer = setInterval(() => {
    heldUpMs = Math.max(heldUpMs, performance.now() - lastAt);
    lastAt = performance.now();
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    for (; sent + leftOut < due; ) {
      if (running.size >= maxConcurrent) {
        leftOut++;
        continue;
      }
      const act = send(sent++).finally(() => running.delete(act));
      running.add(act);
    }
  }, 5);
  return {
    /** `heldUpMs` is for how long it did not get to send: then the machine or this process stood still. */
    counts: () => ({ sent, leftOut, heldUpMs }),
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
