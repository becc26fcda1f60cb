import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { App } from './app-type.ts';
import { retryAfter, userError } from './http-error.ts';

/** Time between two measurements, in ms; each measured delay includes it. */
const RESOLUTION_MS = 10;
/** The time over which the delay is averaged, in ms. */
const SAMPLE_MS = 1_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route responds even while the server is overloaded. */
    answersUnderLoad?: boolean;
  }
}

/**
 * Responds with 503 while the event loop was delayed by more than `maxDelayMs` on average in each of the last
 * two seconds, because a queue that only grows serves nobody. A single pause, such as when a virtual machine
 * moves to another host, does not count. `@fastify/under-pressure` is not an alternative: its timer reads a
 * file, which ends the process when no file handle is left.
 */
export function refuseWhenOverloaded(app: App, maxDelayMs: number): void {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let lastDelayMs = 0;
  let isOverloaded = false;
  const timer = setInterval(() => {
    // Without a measurement, the mean is NaN, because the event loop was blocked the whole time.
    const delayMs =
      histogram.count === 0 ? Number.POSITIVE_INFINITY : histogram.mean / 1e6 - RESOLUTION_MS;
    histogram.reset();
    isOverloaded = Math.min(lastDelayMs, delayMs) > maxDelayMs;
    lastDelayMs = delayMs;
  }, SAMPLE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (isOverloaded && !request.routeOptions.config.answersUnderLoad) {
      throw userError(503, 'unavailable.busy', { headers: retryAfter(5) });
    }
    done();
  });
}
