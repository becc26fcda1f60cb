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
  const timer = setInterval(() => {
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
    counts: () => ({ sent, leftOut }),
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
