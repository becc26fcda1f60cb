import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { eraseDeleted } from '../../account-deletion.ts';
import { lockRecord } from '../../platform/http/idempotency.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newUser, PASSWORD, projectBody, Visitor } from '../../testing/visitor.ts';
import { defaultPasswordCost } from './password-hash.ts';

describeOnEachDatabase('an account', (open) => {
  test('is registered, which signs the visitor in', async () => {
    const { db } = await open();
    const visitor = new Visitor(await testApp({ db, passwordCost: defaultPasswordCost }));
    expect(await visitor.user()).toBeNull();
    const response = await visitor.send('POST', '/api/register', {
      email: '  Jane.Doe@Example.COM ',
      password: PASSWORD,
    });
    const user = {
      id: 1,
      email: 'jane.doe@example.com',
      plan: 'free',
      subscribed: false,
      isAdmin: false,
    };
    expect([response.statusCode, response.json()]).toEqual([200, user]);
    expect(await visitor.user()).toEqual(user);
    const row = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('accepts the address in upper and lower case at login', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    const other = new Visitor(app);
    const response = await other.logIn(PASSWORD, owner.email.toUpperCase());
    expect(response.statusCode).toBe(200);
    expect((await other.user())?.email).toBe(owner.email);
  });

  test('cannot be registered again, except with the right password', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    const stranger = new Visitor(app);
    const failed = await stranger.send('POST', '/api/register', {
      email: owner.email,
      password: 'another',
    });
    expect([failed.statusCode, failed.headers['content-type']]).toEqual([
      409,
      'text/plain; charset=utf-8',
    ]);
    expect(failed.body).toMatch(/^Registration failed/);
    expect(await stranger.user()).toBeNull();
    // The response to the first attempt was lost.
    const retry = new Visitor(app);
    const again = await retry.send('POST', '/api/register', {
      email: owner.email,
      password: PASSWORD,
    });
    expect(again.statusCode).toBe(200);
    expect((await retry.user())?.email).toBe(owner.email);
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  test('is created once by 20 concurrent registrations', async () => {
    const { db, connectAgain } = await open();
    const apps = [await testApp({ db }), await testApp({ db: connectAgain() })] as const;
    const body = { email: 'race@example.com', password: PASSWORD };
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        new Visitor(apps[i % 2 === 0 ? 0 : 1]).send('POST', '/api/register', body),
      ),
    );
    const users = await db.selectFrom('users').select('id').execute();
    expect(users).toHaveLength(1);
    // PostgreSQL may have used up the first ids for attempts that lost the race.
    const user = { id: users[0]?.id, email: 'race@example.com', plan: 'free' };
    const answer = JSON.stringify({ ...user, subscribed: false, isAdmin: false });
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set([`200 ${answer}`]),
    );
  });

  test.each([
    [{ email: 'jane', password: PASSWORD }, 'Please enter a valid email address'],
    [{ email: 'jane@example.com', password: '12345' }, 'Password must be at least 6 characters'],
    [{ email: 'jane', password: '1' }, 'Please enter a valid email address'],
    [{ email: 'j@example.com', password: PASSWORD, isAdmin: true }, 'Unknown field: isAdmin'],
  ])("with %j is refused in plain text, with the form's message", async (body, message) => {
    const { db } = await open();
    const visitor = new Visitor(await testApp({ db }));
    for (const url of ['/api/login', '/api/register']) {
      const response = await visitor.send('POST', url, body);
      expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
        400,
        'text/plain; charset=utf-8',
        message,
      ]);
    }
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(0);
  });

  test('can be subscribed', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const response = await owner.send('POST', '/api/subscribe');
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { id: 1, email: owner.email, plan: 'pro', subscribed: true, isAdmin: false },
    ]);
    expect(await owner.user()).toEqual(response.json());
  });

  test('ends all other sessions when the password changes', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    const elsewhere = new Visitor(app);
    await elsewhere.logIn(PASSWORD, owner.email);
    const before = new Map(owner.cookies);
    const response = await changePassword(owner, PASSWORD, 'new password');
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    expect(await owner.user()).not.toBeNull();
    expect(await elsewhere.user()).toBeNull();
    const old = new Visitor(app);
    for (const [name, value] of before) old.cookies.set(name, value);
    expect(await old.user()).toBeNull();
    expect((await owner.logIn(PASSWORD)).statusCode).toBe(401);
    expect((await owner.logIn('new password')).statusCode).toBe(200);
  });

  test('keeps its password when the current password is wrong', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const response = await changePassword(owner, 'wrong one', 'new password');
    expect([response.statusCode, response.body]).toEqual([403, 'Current password is incorrect']);
    expect(await owner.user()).not.toBeNull();
    expect((await owner.logIn()).statusCode).toBe(200);
  });

  test.each([
    [
      { currentPassword: '1', newPassword: PASSWORD },
      'Current password must be at least 6 characters',
    ],
    [{ currentPassword: PASSWORD, newPassword: '1' }, 'New password must be at least 6 characters'],
  ])('refuses %j as a new password', async (body, message) => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const response = await owner.send('POST', '/api/change-password', body);
    expect([response.statusCode, response.body]).toEqual([400, message]);
  });

  test('repeats the response to a password change when the first one was lost', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    const lost = new Visitor(app);
    for (const [name, value] of owner.cookies) lost.cookies.set(name, value);
    await changePassword(owner, PASSWORD, 'new password');
    const guess = await changePassword(lost, PASSWORD, 'a wrong guess');
    expect(guess.statusCode).toBe(401);
    expect((await changePassword(lost, PASSWORD, 'new password')).statusCode).toBe(200);
    expect(await lost.user()).not.toBeNull();
  });

  test('refuses a login that a password change overtakes', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    const visitors = Array.from({ length: 8 }, () => new Visitor(app));
    const [changed] = await Promise.all([
      changePassword(owner, PASSWORD, 'new password'),
      ...visitors.map((visitor) => visitor.logIn(PASSWORD, owner.email)),
    ]);
    expect(changed?.statusCode).toBe(200);
    const users = await Promise.all(visitors.map((visitor) => visitor.user()));
    expect(users.filter(Boolean)).toEqual([]);
  });

  test('is gone when it is deleted, and a retry gets the same response', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    const elsewhere = new Visitor(app);
    await elsewhere.logIn(PASSWORD, owner.email);
    await owner.save();
    const retry = new Visitor(app);
    for (const [name, value] of owner.cookies) retry.cookies.set(name, value);
    const key = { 'idempotency-key': 'delete-account-1' };
    for (const visitor of [owner, retry]) {
      const response = await visitor.send('DELETE', '/api/delete-account', undefined, key);
      expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
      expect([...visitor.cookies]).toEqual([]);
    }
    expect(await elsewhere.user()).toBeNull();
    expect((await elsewhere.send('GET', '/api/projects')).statusCode).toBe(401);
    expect((await owner.logIn()).statusCode).toBe(401);
    expect((await owner.register('another one')).json()).toMatchObject({ id: 2 });
  });

  test('keeps its history when the request to delete it is refused', async () => {
    const { db, connectAgain, location } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id, version } = await owner.save();
    await owner.send('PATCH', `/api/projects/${id}`, { title: 'Terrace', version });
    const history = async () => (await owner.send('GET', `/api/projects/${id}/history`)).json();
    const before = await history();
    expect(JSON.stringify(before)).toContain('Menu');
    const refusal = async (key: string) => {
      const [path, headers] = ['/api/delete-account', { 'idempotency-key': key }];
      const { statusCode } = await owner.send('DELETE', path, undefined, headers);
      return [statusCode, await history()];
    };
    expect(await refusal('short')).toEqual([400, before]);
    const { id: session } = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
    const recordOf = (key: string) =>
      hash('sha256', JSON.stringify([session, 'DELETE', '/api/delete-account', key])).slice(0, 32);
    const another = { body_hash: '', status: 200, body: '{}', user_id: null };
    const record = { ...another, id: recordOf('another-body'), created_at: Date.now() };
    await db.insertInto('idempotency_records').values(record).execute();
    expect(await refusal('another-body')).toEqual([422, before]);
    if ('sqliteFile' in location) return; // another process would wait for the lock
    await connectAgain()
      .transaction()
      .execute(async (trx) => {
        await lockRecord(trx, recordOf('still-running'));
        expect(await refusal('still-running')).toEqual([409, before]);
      });
  });

  test('leaves no row behind when it is deleted while codes are being saved', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const key = (i: number) => ({ 'idempotency-key': `while-deleting-${i}` });
    const download = { type: 'url', style: 'dots', data: { url: 'example.com' } };
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, i) => {
        if (i === 10) return owner.send('DELETE', '/api/delete-account', undefined, key(i));
        return i % 2
          ? owner.send('POST', '/api/projects', projectBody, key(i))
          : owner.send('POST', '/api/track-qr-generation', download, key(i));
      }),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => ![200, 201, 401, 403].includes(status))).toEqual([]);
    await eraseDeleted({ db, clock: Date.now });
    for (const table of ['users', 'sessions', 'projects'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    for (const table of ['generations', 'idempotency_records'] as const) {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where('user_id', 'is not', null)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  test('keeps the totals of its downloads when it is deleted', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { title: _, ...download } = projectBody;
    await owner.send('POST', '/api/track-qr-generation', download);
    const days = await db.selectFrom('generation_days').selectAll().execute();
    expect(days).toMatchObject([{ category: 'registered', count: 1 }]);
    await owner.send('DELETE', '/api/delete-account');
    await eraseDeleted({ db, clock: Date.now });
    expect(await db.selectFrom('generations').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('generation_days').selectAll().execute()).toEqual(days);
  });

  test('never exposes a password, hash or token in a response or an idempotency record', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const key = { 'idempotency-key': 'password-changed-1' };
    const body = { currentPassword: PASSWORD, newPassword: 'new password' };
    const token = owner.cookies.get('session') ?? 'none';
    const answers = [
      await owner.send('GET', '/api/user'),
      await owner.send('POST', '/api/subscribe', undefined, key),
      await owner.send('POST', '/api/change-password', body, key),
      await owner.send('POST', '/api/login', { email: owner.email, password: 'new password' }, key),
    ];
    const stored = JSON.stringify([
      await db.selectFrom('idempotency_records').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
    ]);
    for (const text of [...answers.map((answer) => answer.body), stored]) {
      for (const secret of [PASSWORD, 'new password', 'argon2', token]) {
        expect(text).not.toContain(secret);
      }
    }
  });
});

function changePassword(visitor: Visitor, currentPassword: string, newPassword: string) {
  return visitor.send('POST', '/api/change-password', { currentPassword, newPassword });
}
