import { routes } from '@everscan/contract/api';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';
import { routesOf, type routesOutsideApi } from '../../testing/routes-of.ts';
import type { App } from './app-type.ts';

/** The status with which routes outside the API respond to a signed-out visitor; the role table covers the others. */
const outsideApi: Record<(typeof routesOutsideApi)[number], number> = {
  'GET /*': 404,
  'GET /connection': 404,
  'GET /livez': 200,
  'GET /metrics': 200,
  'GET /readyz': 200,
};

test('every route responds to a signed-out visitor as its access declares, before it reads the body', async () => {
  const { db } = await openSqlite();
  let app = {} as App;
  const served = await routesOf(async () => {
    app = await testApp({ db });
  });
  const open = ['anyone', 'visitor-or-user'];
  const closed = Object.entries(routes).filter(([, { access }]) => !open.includes(access));
  const others = [...served.keys()].filter((name) => !name.includes(' /api/'));
  expect(others).toEqual(Object.keys(outsideApi));
  const expected = { ...outsideApi, ...Object.fromEntries(closed.map(([name]) => [name, 401])) };
  const statuses: Record<string, number> = {};
  for (const name of Object.keys(expected)) {
    const [method, url] = name.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string];
    const headers = { 'sec-fetch-site': 'same-origin' };
    statuses[name] = (await app.inject({ method, url, headers })).statusCode;
  }
  expect(statuses).toEqual(expected);
});
