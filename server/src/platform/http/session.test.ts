import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { applyRetention } from '../../retention.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../../testing/databases.ts';
import { cookieLines, newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { connect, type DatabaseLocation } from '../db/connect.ts';

const DAY = 24 * 3600 * 1000;

test.each([
  ['http://localhost:3000', 'session', ''],
  ['https://qr.example.com', '__Host-session', '; Secure'],
])('on %s the session cookie is %s and hidden from scripts', async (publicUrl, name, secure) => {
  const { db } = await openSqlite();
  const app = await testApp({ db, config: { publicUrl, sessionTtlDays: 7 } });
  const response = await new Visitor(app).register();
  const [session] = cookieLines(response);
  expect(session).toMatch(new RegExp(`^${name}=[\\w-]{43}; `));
  expect(session?.replace(/^[^;]*/, '')).toBe(
    `; Max-Age=604800; Path=/; HttpOnly${secure}; SameSite=Lax`,
  );
});

test('without a well-formed session cookie, no query reaches the database', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db });
  await db.destroy();
  for (const cookie of [undefined, 'session=', 'session=x', `x_session=${'a'.repeat(43)}`]) {
    const response = await app.inject({ url: '/api/user', headers: cookie ? { cookie } : {} });
    expect([response.statusCode, response.body]).toEqual([200, 'null']);
    const refused = await app.inject({ url: '/api/projects', headers: cookie ? { cookie } : {} });
    expect(refused.statusCode).toBe(401);
  }
});

test('a route that does not declare its access stops the server from starting', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db });
  expect(() => app.get('/forgotten', () => 'secret')).toThrow('GET /forgotten does not declare');
});

test('an admin route responds with 401 to signed-out visitors and 403 to users, and lets in an admin from the next request on', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db });
  app.get('/admin-only', { config: { access: 'admin' } }, () => 'secret');
  expect((await new Visitor(app).send('GET', '/admin-only')).statusCode).toBe(401);
  const owner = await newUser(app);
  const refused = await owner.send('GET', '/admin-only');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  await db.updateTable('users').set({ is_admin: 1 }).execute();
  expect((await owner.send('GET', '/admin-only')).body).toBe('secret');
});

function refusingWrites(location: DatabaseLocation): DatabaseLocation {
  if ('sqliteFile' in location) return location; // SQLite has no such option
  const url = new URL(location.postgresUrl);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  return { postgresUrl: url.href };
}

describeOnEachDatabase('a session', (open) => {
  test('gets a new token at login, which ends the previous session of the browser', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    const old = new Visitor(app);
    old.cookies.set('session', owner.cookies.get('session') ?? '');
    await owner.logIn();
    expect(owner.cookies.get('session')).not.toBe(old.cookies.get('session'));
    expect(await old.user()).toBeNull();
  });

  test('is never the one that an attacker planted before the login', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    const planted = 'p'.repeat(43);
    owner.cookies.set('session', planted);
    await owner.logIn();
    const attacker = new Visitor(app);
    attacker.cookies.set('session', planted);
    expect(await attacker.user()).toBeNull();
    expect((await owner.user())?.email).toBe(owner.email);
  });

  test('ends at logout, after which its cookie is refused', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    const replay = new Visitor(app);
    replay.cookies.set('session', owner.cookies.get('session') ?? '');
    const response = await owner.send('POST', '/api/logout');
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    expect(owner.cookies.has('session')).toBe(false);
    const refused = await replay.send('GET', '/api/projects');
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'signed_out']);
    expect((await replay.send('POST', '/api/logout')).statusCode).toBe(200);
  });

  test('ends after SESSION_TTL_DAYS without use, and each day of use extends it', async () => {
    const { db } = await open();
    let now = Date.UTC(2026, 0, 1);
    const app = await testApp({ db, clock: () => now, config: { sessionTtlDays: 3 } });
    const owner = await newUser(app);
    const end = () => db.selectFrom('sessions').select('expires_at').executeTakeFirst();
    const first = await end();
    now += DAY;
    const unmoved = await owner.send('GET', '/api/user');
    expect([await end(), cookieLines(unmoved)]).toEqual([first, []]);
    now += 1;
    const moved = await owner.send('GET', '/api/user');
    expect(await end()).toEqual({ expires_at: now + 3 * DAY });
    expect(cookieLines(moved)[0]).toContain('Max-Age=259200');
    now += 3 * DAY - 1;
    expect(await owner.user()).not.toBeNull();
    now += 3 * DAY;
    expect(await owner.user()).toBeNull();
    expect((await owner.send('GET', '/api/projects')).statusCode).toBe(401);
    await applyRetention({ db, clock: () => now });
    expect(await end()).toBeUndefined();
  });

  test('lets its user read while the database refuses writes, and is extended once it accepts them', async () => {
    const { db, location } = await open();
    let now = Date.UTC(2026, 0, 1);
    const owner = await newUser(await testApp({ db, clock: () => now }));
    now += 2 * DAY;
    const readOnly = connect(refusingWrites(location), () => {});
    onTestFinished(() => readOnly.destroy());
    if ('sqliteFile' in location) await sql`pragma query_only = on`.execute(readOnly);
    const reader = new Visitor(await testApp({ db: readOnly, clock: () => now }));
    reader.cookies.set('session', owner.cookies.get('session') ?? '');
    const read = await reader.send('GET', '/api/projects');
    expect([read.statusCode, read.json(), cookieLines(read)]).toEqual([200, [], []]);
    expect(cookieLines(await owner.send('GET', '/api/projects'))).toHaveLength(1);
  });

  test('records its user as active when it starts and once per day of use', async () => {
    const { db } = await open();
    const start = Date.UTC(2026, 0, 1);
    let now = start;
    const app = await testApp({ db, clock: () => now });
    const lastActive = async () =>
      (await db.selectFrom('users').select('last_active_at').executeTakeFirstOrThrow())
        .last_active_at;
    const owner = await newUser(app);
    expect(await lastActive()).toBe(start);
    now = start + DAY / 2;
    await owner.user();
    expect(await lastActive()).toBe(start);
    now = start + DAY + 1;
    await owner.user();
    expect(await lastActive()).toBe(start + DAY + 1);
    now = start + 1.5 * DAY;
    await owner.user();
    expect(await lastActive()).toBe(start + DAY + 1);
    await owner.logIn();
    expect(await lastActive()).toBe(start + 1.5 * DAY);
    now = start + 1.6 * DAY;
    const passwords = { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` };
    await owner.send('POST', '/api/change-password', passwords);
    expect(await lastActive()).toBe(start + 1.6 * DAY);
  });

  test('is stored only as the hash of its token', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const row = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    const token = owner.cookies.get('session') ?? '';
    expect(row.id).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    const thief = new Visitor(owner.app);
    thief.cookies.set('session', row.id.slice(0, 43));
    expect(await thief.user()).toBeNull();
  });
});
