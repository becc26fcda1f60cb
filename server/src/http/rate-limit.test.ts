import { expect, test } from 'vitest';
import { noLimits, post, testApp, urlBody } from '../testing/app.ts';
import { openSqlite } from '../testing/databases.ts';
import { buildMinuteLimit, type RateLimits } from './rate-limit.ts';

const CREATION = '/api/track-qr-creation';
const config = { trustedProxies: ['127.0.0.1'] };

test('the write after the last one allowed answers 429 with Retry-After', async () => {
  const app = await limitedApp({ tracking: 2 });
  const answers = [await post(app, CREATION), await post(app, CREATION), await post(app, CREATION)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(answers[2]?.json()).toEqual({
    error: expect.stringMatching(/^Too many requests\. Please try again in /),
    code: 'rate_limited',
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
  ['two things that are no addresses', 'unknown', 'garbage', 429],
])('%s: the second answers', async (_, first, second, status) => {
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

test('guessing addresses is limited', async () => {
  const app = await limitedApp({ notFound: 3 });
  const statuses = [];
  for (const url of ['/a', '/api/b', '/c', '/d']) statuses.push((await app.inject(url)).statusCode);
  expect(statuses).toEqual([404, 404, 404, 429]);
});

test('a minute after the first request everybody starts again', () => {
  let now = 30_500;
  const limit = buildMinuteLimit(2, () => now);
  limit.count('a');
  expect(limit.isExceeded('a')).toBe(false);
  now += 20_000;
  limit.count('a');
  expect([limit.isExceeded('a'), limit.isExceeded('b')]).toEqual([true, false]);
  expect(limit.secondsLeft()).toBe(40);
  now = 90_499;
  expect([limit.isExceeded('a'), limit.secondsLeft()]).toEqual([true, 1]);
  now = 90_500;
  expect(limit.isExceeded('a')).toBe(false);
  limit.count('a');
  expect([limit.isExceeded('a'), limit.secondsLeft()]).toEqual([false, 60]);
});

test('any number of clients takes the memory of 20,000', () => {
  const limit = buildMinuteLimit(1, () => 0);
  for (let i = 0; i < 20_000; i++) limit.count(String(i));
  expect(limit.isExceeded('0')).toBe(true);
  limit.count('one more');
  expect([limit.isExceeded('0'), limit.isExceeded('one more')]).toEqual([false, true]);
});

test('every route counts for itself', async () => {
  const app = await limitedApp({ tracking: 1 });
  await post(app, CREATION);
  expect((await post(app, '/api/track-qr-generation', urlBody)).statusCode).toBe(200);
});

async function limitedApp(limits: Partial<RateLimits>) {
  const { db } = await openSqlite();
  return testApp({ db, config, limits: { ...noLimits, ...limits } });
}
