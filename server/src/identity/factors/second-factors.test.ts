import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import {
  countSessions,
  openWithTotp,
  proveFactor,
  setUpTotp,
  totpCode,
} from '../../testing/second-factor.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { runAdminCommand } from '../accounts/admin-command.ts';

const MINUTE = 60_000;
const STEP = 30_000;
const DAY = 24 * 60 * MINUTE;

describeOnEachDatabase('a sign-in', (open) => {
  test('without a second factor takes one request, which returns 200 and the user', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    const visitor = new Visitor(app);
    const response = await visitor.logIn(PASSWORD, owner.email);
    const user = { id: 1, email: owner.email, plan: 'free', subscribed: false, isAdmin: false };
    expect([response.statusCode, response.json()]).toEqual([200, user]);
    expect([...visitor.cookies.keys()].sort()).toEqual(['device', 'session']);
  });

  test('with an authenticator app needs a code before a session starts', async () => {
    const { db, clock, app, owner, secret } = await openWithTotp(open);
    const visitor = new Visitor(app);
    const first = await visitor.logIn(PASSWORD, owner.email);
    expect([first.statusCode, first.json()]).toEqual([
      202,
      { secondFactor: { methods: ['totp', 'recovery'] } },
    ]);
    expect([...visitor.cookies.keys()]).toEqual(['pending']);
    expect(await visitor.user()).toBeNull();
    expect(await countSessions(db)).toBe(1);
    clock.now += STEP;
    const second = await proveFactor(visitor, 'totp', totpCode(secret, clock.now));
    expect([second.statusCode, second.json().email]).toEqual([200, owner.email]);
    expect((await visitor.user())?.email).toBe(owner.email);
    expect([...visitor.cookies.keys()].sort()).toEqual(['device', 'session']);
    expect(await countSessions(db)).toBe(2);
  });

  test('also needs the second factor when it goes through registration or a reset link', async () => {
    const { db, clock, app, owner } = await openWithTotp(open);
    const again = new Visitor(app);
    const body = { email: owner.email, password: PASSWORD };
    expect((await again.send('POST', '/api/register', body)).statusCode).toBe(202);
    const reset = new Visitor(app);
    const options = { now: clock.now, publicUrl: 'https://qr.example' };
    const link = (await runAdminCommand(db, ['reset-link', owner.email], options)).message;
    const token = /#([\w-]{43})/.exec(link)?.[1];
    const change = { token, newPassword: 'a new password' };
    const response = await reset.send('POST', '/api/reset-password', change);
    expect([response.statusCode, await reset.user()]).toEqual([202, null]);
    expect(await countSessions(db)).toBe(0);
    // The password has changed, so the pending sign-in has ended.
    expect((await proveFactor(again, 'totp', '000000')).statusCode).toBe(401);
  });

  test('accepts a code one step early or late, but none further away', async () => {
    const { clock, app, owner, secret } = await openWithTotp(open);
    const statuses: Record<string, number> = {};
    clock.now += DAY;
    for (const skew of [-60, -30, 0, 30, 60]) {
      clock.now += DAY;
      const visitor = new Visitor(app);
      await visitor.logIn(PASSWORD, owner.email);
      const code = totpCode(secret, clock.now + skew * 1000);
      statuses[skew] = (await proveFactor(visitor, 'totp', code)).statusCode;
    }
    expect(statuses).toEqual({ '-60': 403, '-30': 200, 0: 200, 30: 200, 60: 403 });
  });

  test('accepts a code once, even when two requests send it at the same time', async () => {
    const { clock, app, owner, secret } = await openWithTotp(open);
    clock.now += 10 * STEP;
    const code = totpCode(secret, clock.now);
    const visitors = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const visitor = new Visitor(app);
        await visitor.logIn(PASSWORD, owner.email);
        return visitor;
      }),
    );
    const answers = await Promise.all(visitors.map((each) => proveFactor(each, 'totp', code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403]);
    const late = new Visitor(app);
    await late.logIn(PASSWORD, owner.email);
    expect((await proveFactor(late, 'totp', code)).statusCode).toBe(403);
    // The code of an earlier step counts as used too.
    const earlier = totpCode(secret, clock.now - STEP);
    expect((await proveFactor(late, 'totp', earlier)).statusCode).toBe(403);
  });

  test('refuses the code that completed the set-up', async () => {
    const { clock, app, owner, secret } = await openWithTotp(open);
    const visitor = new Visitor(app);
    await visitor.logIn(PASSWORD, owner.email);
    const answer = await proveFactor(visitor, 'totp', totpCode(secret, clock.now));
    expect(answer.statusCode).toBe(403);
  });

  test('accepts each recovery code once, even when two requests send it at the same time', async () => {
    const { db, app, owner, recoveryCodes } = await openWithTotp(open);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = '', other = ''] = recoveryCodes;
    const visitors = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const visitor = new Visitor(app);
        await visitor.logIn(PASSWORD, owner.email);
        return visitor;
      }),
    );
    const answers = await Promise.all(visitors.map((each) => proveFactor(each, 'recovery', code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403]);
    const typed = other.toUpperCase().replaceAll('-', ' ');
    const late = new Visitor(app);
    await late.logIn(PASSWORD, owner.email);
    expect((await proveFactor(late, 'recovery', code)).statusCode).toBe(403);
    expect((await proveFactor(late, 'recovery', typed)).statusCode).toBe(200);
    expect((await late.send('GET', '/api/second-factors')).json()).toEqual({
      hasPassword: true,
      methods: ['totp', 'recovery'],
      recoveryCodesLeft: 8,
      isMissing: false,
    });
    const stored = JSON.stringify(await db.selectFrom('recovery_codes').selectAll().execute());
    for (const each of recoveryCodes) expect(stored).not.toContain(each);
  });

  test("does not accept another account's recovery code or pending sign-in", async () => {
    const { clock, app, owner } = await openWithTotp(open);
    const other = await newUser(app);
    const { recoveryCodes } = await setUpTotp(other, clock.now);
    const visitor = new Visitor(app);
    await visitor.logIn(PASSWORD, owner.email);
    const answer = await proveFactor(visitor, 'recovery', recoveryCodes[0] ?? '');
    expect([answer.statusCode, await visitor.user()]).toEqual([403, null]);
  });

  test('that is pending works once, even in parallel, expires, and ends after five wrong codes', async () => {
    const { db, clock, app, owner, secret, recoveryCodes } = await openWithTotp(open);
    const [a = '', b = '', c = '', d = ''] = recoveryCodes;
    const visitor = new Visitor(app);
    await visitor.logIn(PASSWORD, owner.email);
    const copies = [a, b].map((code) => {
      const copy = new Visitor(app);
      copy.cookies.set('pending', visitor.cookies.get('pending') ?? '');
      return proveFactor(copy, 'recovery', code);
    });
    const statuses = (await Promise.all(copies)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 401]);
    expect((await proveFactor(visitor, 'recovery', c)).statusCode).toBe(401);

    await visitor.logIn(PASSWORD, owner.email);
    clock.now += 10 * MINUTE;
    expect((await proveFactor(visitor, 'recovery', c)).statusCode).toBe(401);

    await visitor.logIn(PASSWORD, owner.email);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => proveFactor(visitor, 'recovery', 'wrong')),
    );
    expect(guesses.map(({ statusCode }) => statusCode).sort()).toEqual(
      [403, 403, 403, 403, 403, 401, 401, 401].sort(),
    );
    expect((await proveFactor(visitor, 'recovery', d)).statusCode).toBe(401);
    expect((await proveFactor(visitor, 'totp', totpCode(secret, clock.now))).statusCode).toBe(401);
    expect(await countSessions(db)).toBe(2);
  });
});
