import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import {
  countSessions,
  openWithTotp,
  openWithUser,
  proveFactor,
  setUpTotp,
  totpCode,
} from '../../testing/second-factor.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { runAdminCommand } from '../accounts/admin-command.ts';

const MINUTE = 60_000;
const PUBLIC_URL = 'https://qr.example';
const TOTP = '/api/second-factors/totp';

describeOnEachDatabase('an account with an authenticator app', (open) => {
  test('loses it only with the password, together with recovery codes and remembered devices', async () => {
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
    const path = '/api/second-factors/recovery-codes';
    for (const minutes of [-61, 61 + 11]) {
      clock.now += minutes * MINUTE; // a sign-in in the future does not count as recent either
      expect((await owner.send('POST', path, {})).json().code).toBe('confirmation_needed');
    }
    const fresh = (await owner.send('POST', path, { password: PASSWORD })).json().recoveryCodes;
    const visitor = new Visitor(app);
    await visitor.logIn(PASSWORD, owner.email);
    expect((await proveFactor(visitor, 'recovery', recoveryCodes[0] ?? '')).statusCode).toBe(403);
    expect((await proveFactor(visitor, 'recovery', fresh[0])).statusCode).toBe(200);
  });

  test('can confirm a change with a code instead of the password, once per code', async () => {
    const { clock, owner, secret } = await openWithTotp(open);
    clock.now += 11 * MINUTE;
    const proof = { method: 'totp', code: totpCode(secret, clock.now) };
    const path = '/api/second-factors/recovery-codes';
    const statuses = [];
    for (let i = 0; i < 2; i++)
      statuses.push((await owner.send('POST', path, { proof })).statusCode);
    expect(statuses).toEqual([200, 403]);
  });

  test('is not asked for a code in a remembered browser for 30 days', async () => {
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

  test('is asked for a code again in remembered browsers after a password change', async () => {
    const { app, owner, recoveryCodes } = await openWithTotp(open);
    const visitor = new Visitor(app);
    await visitor.logIn(PASSWORD, owner.email);
    await proveFactor(visitor, 'recovery', recoveryCodes[0] ?? '', true);
    const change = { currentPassword: PASSWORD, newPassword: 'a new password' };
    expect((await owner.send('POST', '/api/change-password', change)).statusCode).toBe(200);
    expect((await visitor.logIn('a new password', owner.email)).statusCode).toBe(202);
  });

  test('does not get a session by repeating a password change from before the set-up', async () => {
    const { db, clock, app, owner } = await openWithUser(open);
    const stolen = new Visitor(app);
    for (const [name, value] of owner.cookies) stolen.cookies.set(name, value);
    const change = { currentPassword: PASSWORD, newPassword: PASSWORD };
    await owner.send('POST', '/api/change-password', change);
    await setUpTotp(owner, clock.now);
    expect((await stolen.send('POST', '/api/change-password', change)).statusCode).toBe(401);
    expect([await stolen.user(), await countSessions(db)]).toEqual([null, 1]);
  });

  test('can repeat a password change whose response was lost', async () => {
    const { clock, owner } = await openWithTotp(open);
    clock.now += MINUTE;
    const lost = new Visitor(owner.app);
    for (const [name, value] of owner.cookies) lost.cookies.set(name, value);
    const change = { currentPassword: PASSWORD, newPassword: 'a new password' };
    expect((await owner.send('POST', '/api/change-password', change)).statusCode).toBe(200);
    expect((await lost.send('POST', '/api/change-password', change)).statusCode).toBe(200);
    expect((await lost.user())?.email).toBe(owner.email);
  });

  test("can be opened again with the operator's help, which is recorded", async () => {
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

  test('never has its secret in an export', async () => {
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
