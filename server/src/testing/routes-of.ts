import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** The routes, as `GET /path`, of the app that `build` makes last. HEAD is left out. */
export async function routesOf(build: () => Promise<unknown>): Promise<string[]> {
  const routes = new Set<string>();
  // Routes are registered while the app is built, so the hook must be there from its beginning.
  const onCreated = (message: unknown) => {
    routes.clear();
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) if (name !== 'HEAD') routes.add(`${name} ${url}`);
    });
  };
  subscribe('fastify.initialization', onCreated);
  try {
    await build();
  } finally {
    unsubscribe('fastify.initialization', onCreated);
  }
  return [...routes].sort();
}
