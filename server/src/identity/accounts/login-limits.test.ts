import { expect, onTestFinished, test, vi } from 'vitest';
import { noLimits, testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';

const MINUTE = 60_000;
const OWNER = '198.51.100.1';

async function setUp() {
  const { db } = await openSqlite();
  const app = await testApp({ db });
  const owner = await newUser(app, OWNER);
  const guess = async (address: string, email = owner.email) =>
    (await new Visitor(app, address).logIn('a wrong guess', email)).statusCode;
  return { app, owner, guess };
}

async function times<Result>(count: number, work: (i: number) => Promise<Result>) {
  const results: Result[] = [];
  for (let i = 0; i < count; i++) results.push(await work(i));
  return results;
}

test('after ten wrong passwords for an account, an address has to wait a quarter of an hour', async () => {
  const { app, owner, guess } = await setUp();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  expect(await times(12, () => guess('203.0.113.1'))).toEqual([...Array(10).fill(401), 429, 429]);
  const visitor = new Visitor(app, '203.0.113.1');
  const refused = await visitor.logIn(PASSWORD, owner.email);
  expect([refused.statusCode, refused.body]).toEqual([
    429,
    'Too many attempts. Please try again in 15 minutes.',
  ]);
  expect(refused.headers['retry-after']).toBe('900');
  expect(JSON.parse(String(refused.headers['error-details']))).toEqual({
    code: 'rate_limited',
    reason: 'attempts',
    params: { minutes: 15 },
  });
  vi.setSystemTime(Date.now() + 15 * MINUTE);
  expect((await visitor.logIn(PASSWORD, owner.email)).statusCode).toBe(200);
});

test('limits an address without an account in the same way', async () => {
  const { guess } = await setUp();
  const statuses = await times(11, () => guess('203.0.113.1', 'nobody@example.com'));
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('limits concurrent guesses too', async () => {
  const { guess } = await setUp();
  const statuses = await Promise.all(Array.from({ length: 60 }, () => guess('203.0.113.1')));
  const tried = statuses.filter((status) => status === 401).length;
  expect(tried).toBeGreaterThanOrEqual(10);
  expect(tried).toBeLessThanOrEqual(11); // two are checked at a time
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
});

test('allows concurrent logins with the right password', async () => {
  const { app, owner } = await setUp();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => new Visitor(app, OWNER).logIn(PASSWORD, owner.email)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('counts all addresses of an IPv6 network as one', async () => {
  const { guess } = await setUp();
  const statuses = await times(12, (i) => guess(`2001:DB8:1:2:${i}::${i}`));
  expect(statuses.slice(10)).toEqual([429, 429]);
  expect(await guess('2001:db8:1:3::1')).toBe(401);
});

test('blocks an address after a hundred wrong passwords for many accounts', async () => {
  const { guess } = await setUp();
  const statuses = await times(101, (i) => guess('203.0.113.1', `nobody-${i}@example.com`));
  expect(statuses).toEqual([...Array(100).fill(401), 429]);
});

test('an attack from a thousand addresses does not lock the owner out', async () => {
  const { app, owner, guess } = await setUp();
  await owner.send('POST', '/api/logout');
  const statuses = await times(120, (i) => guess(`203.0.${i}.1`));
  expect(statuses).toEqual([...Array(100).fill(401), ...Array(20).fill(429)]);
  // Unknown browsers are blocked with the attackers; the owner's browser is not.
  expect((await new Visitor(app, OWNER).logIn(PASSWORD, owner.email)).statusCode).toBe(429);
  expect((await owner.logIn()).statusCode).toBe(200);
});

test('limits a known device too, and a device counts as known only for its own account', async () => {
  const { app, owner, guess } = await setUp();
  expect(await times(11, async () => (await owner.logIn('a wrong guess')).statusCode)).toEqual([
    ...Array(10).fill(401),
    429,
  ]);
  const attacker = await newUser(app, '203.0.113.1');
  await times(100, (i) => guess(`203.0.${i}.2`));
  expect((await attacker.logIn(PASSWORD, owner.email)).statusCode).toBe(429);
  attacker.cookies.set('device', `${'a'.repeat(22)}.${'b'.repeat(43)}`);
  expect((await attacker.logIn(PASSWORD, owner.email)).statusCode).toBe(429);
});

test('limits guesses of the current password in a stolen session', async () => {
  const { owner } = await setUp();
  const body = { currentPassword: 'a wrong guess', newPassword: 'new password' };
  const statuses = await times(
    11,
    async () => (await owner.send('POST', '/api/change-password', body)).statusCode,
  );
  expect(statuses).toEqual([...Array(10).fill(403), 429]);
});

test('limits registrations like logins', async () => {
  const { app, owner } = await setUp();
  const statuses = await times(11, async () => {
    const body = { email: owner.email, password: 'a wrong guess' };
    return (await new Visitor(app, '203.0.113.1').send('POST', '/api/register', body)).statusCode;
  });
  expect(statuses).toEqual([...Array(10).fill(409), 429]);
});

test('limits the requests for registration and login per address', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db, limits: { ...noLimits, accounts: 2 } });
  const statuses = await times(3, async () => (await new Visitor(app).register()).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
});
