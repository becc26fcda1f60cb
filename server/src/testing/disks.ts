import { expect } from 'vitest';
import { scan } from './short-links.ts';

/** Checks a server whose disk takes no writes. */
export async function expectNoWrites(url: string, code: string): Promise<void> {
  expect((await scan(`${url}/Q/${code}`)).status).toBe(302);
  await expect.poll(() => healthOf(url)).toMatchObject({ status: 'degraded' });
  const refused = await register(url);
  expect([refused.status, await refused.text()]).toEqual([
    503,
    expect.stringContaining('try again'),
  ]);
  expect(refused.headers.get('retry-after')).toBe('2');
}

/** Waits until a server stores data again. */
export async function expectWrites(url: string, code: string): Promise<void> {
  await expect.poll(() => healthOf(url)).toEqual({ status: 'ok' });
  expect((await register(url)).status).toBe(200);
  expect((await scan(`${url}/Q/${code}`)).status).toBe(302);
}

async function healthOf(url: string): Promise<unknown> {
  return (await fetch(`${url}/readyz`)).json();
}

function register(url: string): Promise<Response> {
  return fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'ana@example.com', password: 'correct horse battery' }),
  });
}
