import underPressure from '@fastify/under-pressure';
import type { App } from './app-type.ts';
import { unavailable } from './http-error.ts';

/**
 * Answers 503 while the event loop is later than `maxDelayMs` on average over the last second:
 * a queue that only grows serves nobody.
 */
export async function refuseWhenOverloaded(app: App, maxDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: () => {
      throw unavailable('The server is busy. Please try again in a few seconds.', 5);
    },
  });
}
