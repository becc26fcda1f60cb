import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** `access.test.ts` checks that there are no others. */
export const routesOutsideApi = [
  'GET /*',
  'GET /connection',
  'GET /livez',
  'GET /metrics',
  'GET /readyz',
] as const;

/** The routes of the last app that `build` creates, by name (`GET /path`), sorted. HEAD is left out. */
export async function routesOf(
  build: () => Promise<unknown>,
): Promise<ReadonlyMap<string, RouteOptions>> {
  const routes = new Map<string, RouteOptions>();
  // Routes are registered while the app is built, so the hook must exist before that.
  const onCreated = (message: unknown) => {
    routes.clear();
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
      for (const name of [route.method].flat()) {
        if (name !== 'HEAD') routes.set(`${name} ${route.url}`, route);
      }
    });
  };
  subscribe('fastify.initialization', onCreated);
  try {
    await build();
  } finally {
    unsubscribe('fastify.initialization', onCreated);
  }
  return new Map([...routes].sort(([a], [b]) => (a < b ? -1 : 1)));
}
