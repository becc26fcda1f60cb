import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../../testing/databases.ts';

const TOKEN = 'a-token-of-some-length';

describeOnEachDatabase('health', (open) => {
  test('a process whose database responds is alive and ready', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    expect((await app.inject('/livez')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  });

  test('a process whose database is unreachable is alive but not ready', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    await app.inject('/readyz');
    await db.destroy();
    expect((await app.inject('/livez')).statusCode).toBe(200);
    const response = await app.inject('/readyz');
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
    expect(response.headers['retry-after']).toBe('2');
  });

  test('a stopping process reports that it is not ready before it stops listening', async () => {
    const { db } = await open();
    const stopping = new AbortController();
    const app = await testApp({ db, stopping: stopping.signal });
    stopping.abort();
    for (const [url, status] of [
      ['/readyz', 503],
      ['/livez', 200],
      ['/api/statistics', 200],
    ] as const) {
      const { statusCode, headers } = await app.inject(url);
      expect([url, statusCode, headers.connection]).toEqual([url, status, 'close']);
    }
  });

  test('a process whose database has no tables yet is not ready', async () => {
    const { db } = await open('empty');
    expect((await (await testApp({ db })).inject('/readyz')).statusCode).toBe(503);
  });

  test('a process is not ready while its database has an earlier schema', async () => {
    const { db } = await open();
    let isMigrated = false;
    const app = await testApp({ db, isMigrated: () => isMigrated });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    isMigrated = true;
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});

test.each([
  [200, 'this machine', '127.0.0.1', {}],
  [200, 'this machine by IPv6', '::1', {}],
  [404, 'another machine', '203.0.113.9', {}],
  [404, 'a local proxy that is not trusted', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
  [404, 'such a proxy with another header', '127.0.0.1', { forwarded: 'for=127.0.0.1' }],
])(
  'without a token, the metrics respond with %i to %s',
  async (status, _, remoteAddress, headers) => {
    const { db } = await openSqlite();
    const response = await (await testApp({ db })).inject({
      url: '/metrics',
      remoteAddress,
      headers,
    });
    expect(response.statusCode).toBe(status);
    if (status === 200) expect(response.body).toContain('http_request_duration_seconds');
  },
);

test.each([
  [404, '203.0.113.9'],
  [404, '127.0.0.1, 203.0.113.9'],
  [404, '203.0.113.9:4711'],
  [404, '[2001:db8::9]:4711'],
  [404, '203.0.113.9, 127.0.0.2:4711'],
  [404, 'unknown'],
  [200, '127.0.0.1'],
  [200, '[::1]:4711'],
])(
  'behind a trusted proxy, the metrics respond with %i to a client at %s',
  async (status, forwarded) => {
    const { db } = await openSqlite();
    const app = await testApp({ db, config: { trustedProxies: ['127.0.0.2'] } });
    const headers = { 'x-forwarded-for': forwarded };
    const response = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.2', headers });
    expect(response.statusCode).toBe(status);
  },
);

test.each([
  [200, `Bearer ${TOKEN}`],
  [404, `Bearer ${TOKEN}x`],
  [404, `bearer ${TOKEN}`],
  [404, TOKEN],
  [404, ''],
])(
  'with a token, the metrics respond with %i to "%s", from anywhere',
  async (status, authorization) => {
    const { db } = await openSqlite();
    const app = await testApp({ db, config: { metricsToken: TOKEN } });
    for (const remoteAddress of ['127.0.0.1', '203.0.113.9']) {
      const response = await app.inject({
        url: '/metrics',
        remoteAddress,
        headers: { authorization },
      });
      expect(response.statusCode).toBe(status);
    }
  },
);

test('metrics contain routes, never addresses that a client invented', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db });
  for (const url of ['/api/statistics', '/made/up', '/%', '/?x=1']) await app.inject(url);
  const { body } = await app.inject('/metrics');
  expect(body).toContain('route="/api/statistics"');
  expect(body).not.toMatch(/made|\/up|x=1/);
});

test('a process that was blocked once keeps responding, but one that stays blocked refuses requests', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { db } = await openSqlite();
  const app = await testApp({ db, maxEventLoopDelayMs: 200 });
  const statusAfterSecond = async (holdUpMs = 0) => {
    // Blocks first: each measurement without a delay lowers the average of this second.
    if (holdUpMs > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, holdUpMs);
    else await setTimeout(50);
    await setTimeout(0); // lets the delay be measured
    vi.advanceTimersByTime(1_000);
    return (await app.inject('/api/statistics')).statusCode;
  };
  await statusAfterSecond(); // the start
  expect(await statusAfterSecond()).toBe(200);
  expect(await statusAfterSecond(2_000)).toBe(200);
  expect(await statusAfterSecond(2_000)).toBe(503);
  expect(await statusAfterSecond()).toBe(200);
});

test('an overloaded process responds with 503 and Retry-After, except to probes', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db, maxEventLoopDelayMs: 0.000_001 });
  const answer = async () => {
    const { statusCode, headers, body } = await app.inject('/api/statistics');
    return [statusCode, headers['retry-after'], JSON.parse(body).code];
  };
  await expect.poll(answer).toEqual([503, '5', 'unavailable']);
  for (const url of ['/livez', '/readyz', '/metrics']) {
    expect((await app.inject(url)).statusCode).toBe(200);
  }
});
