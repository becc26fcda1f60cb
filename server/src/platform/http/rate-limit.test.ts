import { routes } from '@everscan/contract/api';
import type { Route } from '@everscan/contract/routes';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noLimits, post, testApp, urlBody } from '../../testing/app.ts';
import { openPostgres, openSqlite } from '../../testing/databases.ts';
import { makeWebDir } from '../../testing/web-dir.ts';
import type { App } from './app-type.ts';
import type { RateLimits } from './rate-limit.ts';
import {
  buildRateLimiter,
  buildSharedRateLimiter,
  secondsToWait,
  sharedCounts,
} from './rate-limiter.ts';

const CREATION = '/api/track-qr-creation';
const config = { trustedProxies: ['127.0.0.1'] };

test('responds with 429 and Retry-After beyond the limit', async () => {
  const app = await limitedApp({ tracking: 2 });
  const answers = [await post(app, CREATION), await post(app, CREATION), await post(app, CREATION)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(answers[2]?.json()).toEqual({
    error: expect.stringMatching(/^Too many requests\. Please try again in /),
    code: 'rate_limited',
    reason: 'requests',
    params: { seconds: expect.any(Number) },
  });
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject('/api/statistics')).statusCode).toBe(200);
});

test.each([
  ['two addresses of one /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
  ['one address written in two ways', '2001:db8::1', '2001:0DB8:0:0::1', 429],
  ['a mapped and a plain IPv4 address', '203.0.113.9', '::ffff:203.0.113.9', 429],
  ['two /64 networks', '2001:db8:1:2::1', '2001:db8:1:3::1', 200],
  ['two mapped addresses', '::ffff:203.0.113.9', '::ffff:203.0.113.8', 200],
  ['two ports of one address', '203.0.113.9:1111', '203.0.113.9:2222', 429],
  ['two addresses with ports', '[2001:db8::1]:1111', '[2001:db9::1]:1111', 200],
  ['two headers without an address', 'unknown', 'garbage', 429],
])('decides whether %s count as one client', async (_, first, second, status) => {
  const app = await limitedApp({ tracking: 1 });
  await post(app, CREATION, undefined, { 'x-forwarded-for': first });
  const answer = await post(app, CREATION, undefined, { 'x-forwarded-for': second });
  expect(answer.statusCode).toBe(status);
});

test('a client cannot choose its address when no proxy is trusted', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db, limits: { ...noLimits, tracking: 1 } });
  await post(app, CREATION, undefined, { 'x-forwarded-for': '203.0.113.1' });
  const answer = await post(app, CREATION, undefined, { 'x-forwarded-for': '203.0.113.2' });
  expect(answer.statusCode).toBe(429);
});

test('limits requests for pages that do not exist', async () => {
  const app = await limitedApp({ notFound: 3 });
  const statuses = [];
  for (const url of ['/a', '/api/b', '/c', '/d']) statuses.push((await app.inject(url)).statusCode);
  expect(statuses).toEqual([404, 404, 404, 429]);
});

test('limits pages, but not the files that they load', async () => {
  const app = await limitedApp({ pages: 2 }, await makeWebDir());
  const statusesOf = async (url: string) => {
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await app.inject(url)).statusCode);
    return statuses;
  };
  expect(await statusesOf('/blog')).toEqual([200, 200, 429]);
  expect(await statusesOf('/assets/app-1a2b.js')).toEqual([200, 200, 200]);
});

test("a client's window begins with its first request and lasts a minute", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 30_500 });
  onTestFinished(() => void vi.useRealTimers());
  const limiter = buildRateLimiter({ name: 'test', points: 2, windowSeconds: 60 });
  await limiter.consume('a');
  expect(await secondsToWait(limiter, 'a', 2)).toBe(0);
  vi.setSystemTime(50_500);
  await limiter.consume('a');
  await limiter.consume('b');
  expect(await secondsToWait(limiter, 'a', 2)).toBe(40);
  expect(await secondsToWait(limiter, 'b', 2)).toBe(0);
  vi.setSystemTime(90_499);
  expect(await secondsToWait(limiter, 'a', 2)).toBe(1);
  vi.setSystemTime(90_500);
  expect(await secondsToWait(limiter, 'a', 2)).toBe(0);
  await limiter.consume('a');
  expect((await limiter.get('a'))?.consumedPoints).toBe(1);
});

test('among 30,000 clients, one that reached its limit stays limited', async () => {
  const limiter = buildRateLimiter({ name: 'test', points: 1, windowSeconds: 60 });
  for (let i = 0; i < 15_000; i++) await limiter.consume(`before ${i}`);
  await limiter.consume('guesser');
  for (let i = 0; i < 15_000; i++) await limiter.consume(`after ${i}`);
  expect(await secondsToWait(limiter, 'guesser', 1)).toBeGreaterThan(0);
});

test('keeps the counts of 20,000 clients, and evicts the one whose window began first', async () => {
  const limiter = buildRateLimiter({ name: 'test', points: 1, windowSeconds: 60 });
  for (let i = 0; i < 20_000; i++) await limiter.consume(String(i));
  expect(await secondsToWait(limiter, '0', 1)).toBeGreaterThan(0);
  await limiter.consume('one more');
  const waits = ['0', '1', '19999', 'one more'].map((key) => secondsToWait(limiter, key, 1));
  expect((await Promise.all(waits)).map((seconds) => seconds > 0)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('processes that share PostgreSQL share their counts', async () => {
  const { db, connectAgain } = await openPostgres();
  const limits = { ...noLimits, reports: 2 };
  const apps = [await testApp({ db, limits }), await testApp({ db: connectAgain(), limits })];
  const statuses = [];
  for (const i of [0, 1, 0, 1]) {
    const app = apps[i] as App;
    statuses.push(
      (await post(app, '/api/reports', { code: 'ABCD2345', reason: 'spam' })).statusCode,
    );
  }
  expect(statuses).toEqual([201, 201, 429, 429]);
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(db);
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
});

test('a process keeps its own counts while PostgreSQL is unreachable', async () => {
  const { db, connectAgain } = await openPostgres();
  await sql`alter table rate_limits rename to elsewhere`.execute(db);
  const limiter = buildSharedRateLimiter(connectAgain(), {
    ...{ name: 'test', points: 2, windowSeconds: 60 },
  });
  await limiter.consume('a');
  await limiter.consume('a');
  await expect(limiter.consume('a')).rejects.toMatchObject({ consumedPoints: 3 });
  expect(await secondsToWait(limiter, 'a', 2)).toBe(60);
  expect(await secondsToWait(limiter, 'b', 2)).toBe(0);
});

test('a window that began while the clock was ahead ends when the clock is set back', async () => {
  const { db } = await openPostgres();
  const build = () => buildSharedRateLimiter(db, { name: 'test', points: 1, windowSeconds: 60 });
  const [first, second] = [build(), build()];
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 24 * 3600 * 1000 });
  onTestFinished(() => void vi.useRealTimers());
  for (const key of ['a', 'b']) await first.consume(key);
  await expect(first.consume('a')).rejects.toMatchObject({ consumedPoints: 2 });
  vi.setSystemTime(now);
  await first.consume('a');
  await expect(second.consume('a')).rejects.toMatchObject({ consumedPoints: 2 });
  expect(await secondsToWait(second, 'a', 1)).toBe(60);
  expect(await secondsToWait(second, 'b', 1)).toBe(0);
});

test('two processes limit a client although one clock is 90 seconds ahead', async () => {
  const { db } = await openPostgres();
  const build = () => buildSharedRateLimiter(db, { name: 'test', points: 1, windowSeconds: 60 });
  const [behind, ahead] = [build(), build()];
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 90_000 });
  onTestFinished(() => void vi.useRealTimers());
  await ahead.consume('a');
  vi.setSystemTime(now);
  await expect(behind.consume('a')).rejects.toMatchObject({ consumedPoints: 2 });
  vi.setSystemTime(now + 90_000);
  await expect(ahead.consume('a')).rejects.toMatchObject({ consumedPoints: 3 });
});

test('an unresponsive PostgreSQL delays a request by at most half a second', async () => {
  const { timeoutMs } = sharedCounts;
  sharedCounts.timeoutMs = 500;
  onTestFinished(() => {
    sharedCounts.timeoutMs = timeoutMs;
  });
  const { db, connectAgain } = await openPostgres();
  const isLocked = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const holder = db.transaction().execute(async (trx) => {
    await sql`lock table rate_limits in access exclusive mode`.execute(trx);
    isLocked.resolve();
    await done.promise;
  });
  await isLocked.promise;
  const limiter = buildSharedRateLimiter(connectAgain(), {
    ...{ name: 'test', points: 1, windowSeconds: 60 },
  });
  await limiter.consume('a');
  await expect(limiter.consume('a')).rejects.toMatchObject({ consumedPoints: 2 });
  done.resolve();
  await holder;
});

test('every route has the limit that its table names', async () => {
  const byLimit = Map.groupBy(Object.entries<Route>(routes), ([, { limit = 'api' }]) => limit);
  const unlimited: string[] = [];
  for (const [limit, group] of byLimit) {
    const app = await limitedApp({ [limit]: 1 });
    for (const [name] of group) {
      const [method, url] = name.split(' ') as ['GET', string];
      const call = { method, url, headers: { 'sec-fetch-site': 'same-origin' } };
      const statuses = [(await app.inject(call)).statusCode, (await app.inject(call)).statusCode];
      if (statuses[0] === 429 || statuses[1] !== 429) unlimited.push(`${name}: ${statuses}`);
    }
  }
  expect(unlimited).toEqual([]);
  expect(byLimit.size).toBeGreaterThan(8);
});

test('counts each route separately', async () => {
  const app = await limitedApp({ tracking: 1 });
  await post(app, CREATION);
  expect((await post(app, '/api/track-qr-generation', urlBody)).statusCode).toBe(200);
});

async function limitedApp(limits: Partial<RateLimits>, webDir = '/nonexistent') {
  const { db } = await openSqlite();
  return testApp({ db, webDir, config, limits: { ...noLimits, ...limits } });
}
