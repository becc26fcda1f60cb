import { expect, test } from 'vitest';
import { testApp, urlBody } from '../testing/app.ts';
import { openSqlite } from '../testing/databases.ts';
import { routesOf } from '../testing/routes-of.ts';

/** What every route answers to a signed-out visitor. A new route needs a row here. */
const anonymous: Record<string, { status: number; body?: object }> = {
  'DELETE /api/delete-account': { status: 401 },
  'DELETE /api/projects/:id': { status: 401 },
  'GET /*': { status: 404 },
  'GET /api/export': { status: 401 },
  'GET /api/projects': { status: 401 },
  'GET /api/projects/:id/link/targets': { status: 401 },
  'GET /api/qr-analytics': { status: 401 },
  'GET /api/qr-generations': { status: 401 },
  'GET /api/qr-generations.csv': { status: 401 },
  'GET /api/reports': { status: 401 },
  'GET /api/scans': { status: 401 },
  'GET /api/scans/export': { status: 401 },
  'GET /api/scans/live': { status: 401 },
  'GET /api/statistics': { status: 200 },
  'GET /api/user': { status: 200 },
  'GET /livez': { status: 200 },
  'GET /metrics': { status: 200 },
  'GET /readyz': { status: 200 },
  'PATCH /api/projects/:id': { status: 401 },
  'PATCH /api/projects/:id/link': { status: 401 },
  'POST /api/change-password': {
    status: 401,
    body: { currentPassword: 'the old one', newPassword: 'the new one' },
  },
  'POST /api/feedback': { status: 401 },
  'POST /api/import': { status: 401 },
  'POST /api/login': { status: 400 },
  'POST /api/logout': { status: 200 },
  'POST /api/projects': { status: 401 },
  'POST /api/register': { status: 400 },
  'POST /api/reports': { status: 201, body: { code: 'ABCD2345', reason: 'phishing' } },
  'POST /api/reports/:code/disable': { status: 401 },
  'POST /api/reports/:code/dismiss': { status: 401 },
  'POST /api/reports/:code/enable': { status: 401 },
  'POST /api/subscribe': { status: 401 },
  'POST /api/track-qr-creation': { status: 200 },
  'POST /api/track-qr-generation': { status: 200, body: urlBody },
};

test('every route has a row in the access table', async () => {
  const { db } = await openSqlite();
  const routes = await routesOf(() => testApp({ db }));
  expect([...routes.keys()]).toEqual(Object.keys(anonymous).sort());
});

test('every route answers a signed-out visitor as its row says', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db });
  const statuses: Record<string, number> = {};
  for (const [route, { body }] of Object.entries(anonymous)) {
    const [method, url] = route.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string];
    const headers = { 'sec-fetch-site': 'same-origin' };
    const payload = body ? { payload: body } : {};
    statuses[route] = (await app.inject({ method, url, headers, ...payload })).statusCode;
  }
  const expected = Object.entries(anonymous).map(([route, { status }]) => [route, status]);
  expect(statuses).toEqual(Object.fromEntries(expected));
});
