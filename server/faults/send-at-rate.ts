type Options = {
  perSecond: number;
  /** Above this, the machine is too slow, and requests are left out. */
  mostAtOnce: number;
  send: (number: number) => Promise<void>;
};

/** Sends requests at a rate, however long the responses take. `stop` waits for them. */
export function sendAtRate({ perSecond, mostAtOnce, send }: Options) {
  const running = new Set<Promise<void>>();
  const startedAt = performance.now();
  let sent = 0;
  let leftOut = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    for (; sent + leftOut < due; ) {
      if (running.size >= mostAtOnce) {
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
