import { routes } from '@everscan/contract/api';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Handlers } from './platform/http/serve.ts';
import { openRoute, testApp } from './testing/app.ts';
import { openSqlite } from './testing/databases.ts';
import { routesOf } from './testing/routes-of.ts';

test('every route declares the schemas of its requests and responses', async () => {
  const { db } = await openSqlite();
  const served = await routesOf(() => testApp({ db }));
  const incomplete = [...served].flatMap(([name, { method, url, schema = {} }]) => {
    const isRead = [method].flat().includes('GET');
    const missing = [
      !(isRead ? (schema.querystring ?? schema.params) : schema.body) && 'request schema',
      url.includes(':') && !schema.params && 'schema of its parameters',
      !hasSuccess(schema.response) && 'response schema',
    ].filter(Boolean);
    return missing.map((what) => `${name} has no ${what}`);
  });
  expect(incomplete).toEqual([]);
});

test('the server serves the routes of the tables and no others below /api', async () => {
  const { db } = await openSqlite();
  const served = [...(await routesOf(() => testApp({ db }))).keys()];
  expect(served.filter((name) => name.includes(' /api/')).sort()).toEqual(
    Object.keys(routes).sort(),
  );
});

test('a route without a handler does not compile, nor a handler without a route', () => {
  const { 'GET /api/user': _user, ...others } = {} as Handlers;
  // @ts-expect-error `GET /api/user` has no handler
  const lacking: Handlers = others;
  // @ts-expect-error no table has this route
  const further = { 'GET /api/nowhere': () => {} } satisfies Partial<Handlers>;
  expect([lacking, further]).toHaveLength(2);
});

test.each([
  ['fits', { id: 1 }, 200],
  ['has an extra key', { id: 1, secret: 2 }, 500],
  ['lacks a key', {}, 500],
])('test apps check a response that %s against its schema', async (_, body, status) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const { db } = await openSqlite();
  const app = await testApp({ db });
  const schema = { response: { 200: z.strictObject({ id: z.int() }) } };
  app.get('/tried', { ...openRoute, schema }, async () => body as { id: number });
  expect((await app.inject('/tried')).statusCode).toBe(status);
  expect(print).toHaveBeenCalledTimes(status === 500 ? 1 : 0);
});

function hasSuccess(response: unknown): boolean {
  return Object.keys(response ?? {}).some((status) => /^[23]/.test(status));
}
