export type Repetition = {
  /** Runs the task as soon as possible, and once more if it is already running. */
  wake(): void;
  /** Stops the repetition. Resolves when the current run has ended. */
  stop(): Promise<void>;
};

type Options = {
  /** Pause between the end of a run and the next one, in ms. */
  intervalMs: number;
  /** `signal` aborts when the repetition stops. */
  run: (signal: AbortSignal) => Promise<void>;
  onError: (error: unknown, retryMs: number) => void;
  /** Pause after the first failure, in ms; doubled after each later one, up to the interval. */
  backOffMs?: number;
};

/** Runs a task now and at intervals, one run at a time. After a failure it backs off. */
export function repeat({ intervalMs, run, onError, backOffMs = intervalMs }: Options): Repetition {
  const stopped = new AbortController();
  let running: Promise<void> | undefined;
  let isWoken = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function runOnce(): Promise<void> {
    let pauseMs = intervalMs;
    do {
      isWoken = false;
      try {
        await run(stopped.signal);
        failures = 0;
        pauseMs = intervalMs;
      } catch (error) {
        pauseMs = Math.min(backOffMs * 2 ** failures++, intervalMs);
        if (!stopped.signal.aborted) onError(error, pauseMs);
      }
    } while (isWoken && !stopped.signal.aborted);
    running = undefined;
    if (!stopped.signal.aborted) timer = setTimeout(wake, pauseMs).unref();
  }

  function wake(): void {
    if (stopped.signal.aborted) return;
    clearTimeout(timer);
    isWoken = true;
    running ??= runOnce();
  }

  wake();
  return {
    wake,
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
