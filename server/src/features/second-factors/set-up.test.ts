import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../../db/connect.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase, type Open, openPostgres } from '../../testing/databases.ts';
import {
  countSessions,
  openWithTotp,
  proveFactor,
  setUpTotp,
  totpCode,
} from '../../testing/second-factor.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { runAdminCommand } from '../accounts/admin-command.ts';
import { lockUser } from '../users/users.service.ts';

const NOW = Date.UTC(2026, 6, 15, 12);
const MINUTE = 60_000;
const PUBLIC_URL = 'https://qr.example';
const TOTP = '/api/second-factors/totp';

async function openApp(open: Open) {
  const { db } = await open();
  const clock = { now: NOW };
  const app = await testApp({ db, clock: () => clock.now });
  return { db, clock, app, owner: await newUser(app) };
}

const totpsOf = (db: Db) => db.selectFrom('totp_secrets').selectAll().execute();

describeOnEachDatabase('the set-up of an authenticator app', (open) => {
  test('needs the password, unless the user signed in less than ten minutes ago', async () => {
    const { clock, owner } = await openApp(open);
    expect((await owner.send('POST', TOTP, {})).statusCode).toBe(200);
    clock.now += 10 * MINUTE;
    const refused = await owner.send('POST', TOTP, {});
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_needed']);
    const wrong = await owner.send('POST', TOTP, { password: 'wrong password' });
    expect([wrong.statusCode, wrong.json().reason]).toEqual([403, 'wrong_password']);
    const right = await owner.send('POST', TOTP, { password: PASSWORD });
    expect(right.json()).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(
        /^otpauth:\/\/totp\/Everscan:visitor-\d+%40example\.com\?issuer=Everscan&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
      ),
    });
  });

  test('changes nothing before a right code, and ends other sessions with it', async () => {
    const { db, clock, app, owner } = await openApp(open);
    const elsewhere = new Visitor(app);
    await elsewhere.logIn(PASSWORD, owner.email);
    const { secret } = (await owner.send('POST', TOTP, {})).json();
    const wrong = await owner.send('POST', `${TOTP}/confirm`, { code: '000000' });
    expect([wrong.statusCode, wrong.json().reason]).toEqual([403, 'wrong_code']);
    expect((await elsewhere.logIn(PASSWORD, owner.email)).statusCode).toBe(200);
    const code = totpCode(secret, clock.now);
    const right = await owner.send('POST', `${TOTP}/confirm`, { code });
    expect(right.json().recoveryCodes).toHaveLength(10);
    expect([await countSessions(db), await elsewhere.user()]).toEqual([1, null]);
    expect((await elsewhere.logIn(PASSWORD, owner.email)).statusCode).toBe(202);
    const again = await owner.send('POST', TOTP, {});
    expect([again.statusCode, again.json().code]).toEqual([409, 'second_factor_exists']);
  });

  test('happens once when two requests bring the code at once', async () => {
    const { clock, owner } = await openApp(open);
    const { secret } = (await owner.send('POST', TOTP, {})).json();
    const code = totpCode(secret, clock.now);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => owner.send('POST', `${TOTP}/confirm`, { code })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  });

  test('expires after half an hour, and starting again replaces the secret', async () => {
    const { clock, owner } = await openApp(open);
    const first = (await owner.send('POST', TOTP, {})).json();
    const second = (await owner.send('POST', TOTP, {})).json();
    const confirm = (secret: string) =>
      owner.send('POST', `${TOTP}/confirm`, { code: totpCode(secret, clock.now) });
    expect((await confirm(first.secret)).json().reason).toBe('wrong_code');
    clock.now += 30 * MINUTE;
    expect((await confirm(second.secret)).json().reason).toBe('set_up_expired');
  });

  test('ends with a reset of the password, by whoever started it', async () => {
    const { db, clock, app, owner } = await openApp(open);
    const { secret } = (await owner.send('POST', TOTP, {})).json();
    const options = { now: clock.now, publicUrl: PUBLIC_URL };
    const { message } = await runAdminCommand(db, ['reset-link', owner.email], options);
    const token = /#([\w-]{43})/.exec(message)?.[1];
    const body = { token, newPassword: 'a new password' };
    const code = totpCode(secret, clock.now);
    const [reset, confirmed] = await Promise.all([
      new Visitor(app).send('POST', '/api/reset-password', body),
      owner.send('POST', `${TOTP}/confirm`, { code }),
    ]);
    // One comes first. In either order the link has set the password, and its session is gone.
    expect([reset.statusCode, confirmed.statusCode]).toEqual(
      confirmed.statusCode === 200 ? [202, 200] : [200, 401],
    );
    expect(await owner.user()).toBeNull();
    expect(await totpsOf(db)).toHaveLength(confirmed.statusCode === 200 ? 1 : 0);
  });
});

describeOnEachDatabase('an account with an authenticator app', (open) => {
  test('loses it with the password only, with recovery codes and remembered devices', async () => {
    const { db, app, owner, recoveryCodes } = await openWithTotp(open);
    const remembered = new Visitor(app);
    await remembered.logIn(PASSWORD, owner.email);
    await proveFactor(remembered, 'recovery', recoveryCodes[0] ?? '', true);
    const wrong = await owner.send('POST', `${TOTP}/remove`, { password: 'wrong password' });
    const none = await owner.send('POST', `${TOTP}/remove`, {});
    expect([wrong.statusCode, none.statusCode]).toEqual([403, 400]);
    const right = await owner.send('POST', `${TOTP}/remove`, { password: PASSWORD });
    expect(right.statusCode).toBe(200);
    for (const table of ['totp_secrets', 'recovery_codes', 'remembered_devices'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await new Visitor(app).logIn(PASSWORD, owner.email)).statusCode).toBe(200);
  });

  test('gets new recovery codes, which replace the old ones', async () => {
    const { clock, app, owner, recoveryCodes } = await openWithTotp(open);
    clock.now += 11 * MINUTE;
    const path = '/api/second-factors/recovery-codes';
    expect((await owner.send('POST', path, {})).json().code).toBe('confirmation_needed');
    const fresh = (await owner.send('POST', path, { password: PASSWORD })).json().recoveryCodes;
    const visitor = new Visitor(app);
    await visitor.logIn(PASSWORD, owner.email);
    expect((await proveFactor(visitor, 'recovery', recoveryCodes[0] ?? '')).statusCode).toBe(403);
    expect((await proveFactor(visitor, 'recovery', fresh[0])).statusCode).toBe(200);
  });

  test('is confirmed by a code instead of the password, once', async () => {
    const { clock, owner, secret } = await openWithTotp(open);
    clock.now += 11 * MINUTE;
    const proof = { method: 'totp', code: totpCode(secret, clock.now) };
    const path = '/api/second-factors/recovery-codes';
    const statuses = [];
    for (let i = 0; i < 2; i++)
      statuses.push((await owner.send('POST', path, { proof })).statusCode);
    expect(statuses).toEqual([200, 403]);
  });

  test('is not asked for its code in a remembered browser, for 30 days', async () => {
    const { clock, app, owner, recoveryCodes } = await openWithTotp(open);
    const visitor = new Visitor(app);
    const logIn = async () => (await visitor.logIn(PASSWORD, owner.email)).statusCode;
    await logIn();
    await proveFactor(visitor, 'recovery', recoveryCodes[0] ?? '', true);
    await visitor.send('POST', '/api/logout');
    clock.now += 30 * 24 * 60 * MINUTE - 1;
    expect(await logIn()).toBe(200);
    clock.now += 1;
    expect(await logIn()).toBe(202);
    // The cookie of one account does not open another.
    await proveFactor(visitor, 'recovery', recoveryCodes[1] ?? '', true);
    const other = await newUser(app);
    await setUpTotp(other, clock.now);
    expect((await visitor.logIn(PASSWORD, other.email)).statusCode).toBe(202);
  });

  test('is asked again in remembered browsers after a change of the password', async () => {
    const { app, owner, recoveryCodes } = await openWithTotp(open);
    const visitor = new Visitor(app);
    await visitor.logIn(PASSWORD, owner.email);
    await proveFactor(visitor, 'recovery', recoveryCodes[0] ?? '', true);
    const change = { currentPassword: PASSWORD, newPassword: 'a new password' };
    expect((await owner.send('POST', '/api/change-password', change)).statusCode).toBe(200);
    expect((await visitor.logIn('a new password', owner.email)).statusCode).toBe(202);
  });

  test('does not get a session by repeating a change of the password from before the set-up', async () => {
    const { db, clock, app, owner } = await openApp(open);
    const stolen = new Visitor(app);
    for (const [name, value] of owner.cookies) stolen.cookies.set(name, value);
    const change = { currentPassword: PASSWORD, newPassword: PASSWORD };
    await owner.send('POST', '/api/change-password', change);
    await setUpTotp(owner, clock.now);
    expect((await stolen.send('POST', '/api/change-password', change)).statusCode).toBe(401);
    expect([await stolen.user(), await countSessions(db)]).toEqual([null, 1]);
  });

  test('lets its owner in by the operator, who leaves a trace', async () => {
    const { db, clock, app, owner } = await openWithTotp(open);
    const options = { now: clock.now, publicUrl: PUBLIC_URL, sendsMail: true };
    const run = () => runAdminCommand(db, ['remove-factors', ` ${owner.email} `], options);
    expect(await run()).toMatchObject({ ok: true });
    expect((await new Visitor(app).logIn(PASSWORD, owner.email)).statusCode).toBe(200);
    expect(await db.selectFrom('audit_log').select('action').execute()).toEqual([
      { action: 'remove-factors' },
    ]);
    expect(await db.selectFrom('mails').select('kind').execute()).toEqual([
      { kind: 'factor-removed' },
    ]);
    expect(await run()).toEqual({ ok: false, message: `${owner.email} has no second factor.` });
    expect(await runAdminCommand(db, ['remove-factors', 'nobody@example.com'], options)).toEqual(
      expect.objectContaining({ ok: false }),
    );
  });

  test('shows its secret in no export', async () => {
    const { owner, secret, recoveryCodes } = await openWithTotp(open);
    const { body } = await owner.send('GET', '/api/export');
    for (const text of [secret, 'totp', ...recoveryCodes]) expect(body).not.toContain(text);
  });

  test('leaves no row behind when it is deleted', async () => {
    const { db, app, owner, recoveryCodes } = await openWithTotp(open);
    const visitor = new Visitor(app);
    await visitor.logIn(PASSWORD, owner.email);
    await proveFactor(visitor, 'recovery', recoveryCodes[0] ?? '', true);
    await new Visitor(app).logIn(PASSWORD, owner.email);
    expect((await owner.send('DELETE', '/api/delete-account')).statusCode).toBe(200);
    for (const table of [
      'totp_secrets',
      'recovery_codes',
      'remembered_devices',
      'pending_sign_ins',
    ] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

describeOnEachDatabase('a server that requires a second factor of administrators', (open) => {
  test('refuses them without one, says so, and lets them set one up', async () => {
    const { db } = await open();
    const clock = { now: NOW };
    const app = await testApp({ db, clock: () => clock.now, config: { adminsNeedFactor: true } });
    const [admin, other] = [await newUser(app), await newUser(app)];
    await runAdminCommand(db, ['grant', admin.email], { now: NOW, publicUrl: PUBLIC_URL });
    const refused = await admin.send('GET', '/api/reports');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_required']);
    expect((await other.send('GET', '/api/reports')).json().code).toBe('forbidden');
    const isMissing = async (visitor: Visitor) =>
      (await visitor.send('GET', '/api/second-factors')).json().isMissing;
    expect([await isMissing(admin), await isMissing(other)]).toEqual([true, false]);
    expect((await admin.send('GET', '/api/projects')).statusCode).toBe(200);
    await setUpTotp(admin, clock.now);
    expect((await admin.send('GET', '/api/reports')).statusCode).toBe(200);
    expect(await isMissing(admin)).toBe(false);
  });
});

test('a set-up that waits for a change of the password ends with the session', async () => {
  const { db, connectAgain } = await openPostgres();
  const app = await testApp({ db, clock: () => NOW });
  const owner = await newUser(app);
  const { secret } = (await owner.send('POST', TOTP, {})).json();
  const other = connectAgain();
  const { id } = await other.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const confirmed = await other.transaction().execute(async (trx) => {
    await lockUser(trx, id);
    const body = { code: totpCode(secret, NOW) };
    const answer = owner.send('POST', `${TOTP}/confirm`, body);
    while ((await countWaiting(db)) === 0) await setImmediate();
    await trx.deleteFrom('sessions').execute();
    return { answer };
  });
  expect((await confirmed.answer).statusCode).toBe(401);
});

/** How many queries wait for a lock of this database. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]?.count);
}
