import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';

const SITE = 'https://qr.example.com';
const HOST = 'http://localhost:80';

test.each([
  [200, 'Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }],
  [403, 'same-site', { 'sec-fetch-site': 'same-site' }],
  [403, 'cross-site', { 'sec-fetch-site': 'cross-site' }],
  [403, 'none', { 'sec-fetch-site': 'none' }],
  [403, 'an empty Sec-Fetch-Site', { 'sec-fetch-site': '' }],
  [403, 'two values', { 'sec-fetch-site': 'same-origin, cross-site' }],
  [403, 'cross-site with our Origin', { 'sec-fetch-site': 'cross-site', origin: SITE }],
  [200, 'our Origin', { origin: SITE }],
  [200, "the request's own host as Origin", { origin: 'http://localhost', host: 'localhost' }],
  [403, 'another scheme', { origin: 'https://localhost', host: 'localhost' }],
  [403, 'another port', { origin: 'http://localhost:81', host: 'localhost' }],
  [403, 'another Origin', { origin: 'https://evil.example' }],
  [403, 'our name as a prefix', { origin: `${SITE}.evil.example` }],
  [403, 'Origin: null', { origin: 'null' }],
  [403, 'a Referer alone', { referer: `${SITE}/` }],
  [403, 'neither header', {}],
  [
    403,
    'a forwarded host from a proxy that is not trusted',
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ],
])('a write gets %i with %s', async (status, _, headers) => {
  const { db } = await openSqlite();
  const app = await testApp({ db, config: { publicUrl: SITE } });
  const response = await app.inject({ method: 'POST', url: '/api/track-qr-creation', headers });
  expect(response.statusCode).toBe(status);
  if (status === 403) expect(response.json().code).toBe('cross_site_request');
  const value = (await app.inject('/api/statistics')).json()[0].value;
  expect(value).toBe(status === 200 ? 1 : 0);
});

test('reads need neither header', async () => {
  const { db } = await openSqlite();
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', host: HOST };
  const response = await (await testApp({ db })).inject({ url: '/api/statistics', headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers).not.toHaveProperty('access-control-allow-origin');
});
