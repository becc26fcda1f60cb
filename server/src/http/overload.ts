import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { App } from './app-type.ts';
import { retryAfter, userError } from './http-error.ts';

/** Time between two measurements, in ms; each measured delay includes it. */
const RESOLUTION_MS = 10;
/** The time over which the delay is averaged, in ms. */
const SAMPLE_MS = 1_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route also answers while the server is overloaded. */
    answersUnderLoad?: boolean;
  }
}

/**
 * Answers 503 while the event loop was delayed by more than `maxDelayMs` on average in the last
 * second: a queue that only grows serves nobody. `@fastify/under-pressure` is not an alternative: its timer
 * reads a file, and so ends the process when no file handle is left.
 */
export function refuseWhenOverloaded(app: App, maxDelayMs: number): void {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    // Without a measurement the mean is NaN: the event loop was blocked the whole time.
    delayMs =
      histogram.count === 0 ? Number.POSITIVE_INFINITY : histogram.mean / 1e6 - RESOLUTION_MS;
    histogram.reset();
  }, SAMPLE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (delayMs > maxDelayMs && !request.routeOptions.config.answersUnderLoad) {
      throw userError(503, 'unavailable.busy', { headers: retryAfter(5) });
    }
    done();
  });
}
