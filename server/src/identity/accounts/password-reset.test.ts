import { expect, test } from 'vitest';
import type { Db } from '../../platform/db/connect.ts';
import { applyRetention } from '../../retention.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../../testing/databases.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { runAdminCommand } from './admin-command.ts';

const NOW = Date.UTC(2026, 6, 15);
const HOUR = 3600 * 1000;
const NEW = 'a new password';
const UNUSABLE = /^This link has expired or has already been used/;

/** Makes a link on the command line and returns its token. */
async function tokenFor(db: Db, email: string, now = NOW): Promise<string> {
  const options = { now, publicUrl: 'https://qr.example' };
  const { ok, message } = await runAdminCommand(db, ['reset-link', email], options);
  expect([ok, message]).toEqual([true, expect.stringMatching(/^https:\/\/qr\.example\/reset#/)]);
  return /#([\w-]{43})\n/.exec(message)?.[1] ?? '';
}

const reset = (visitor: Visitor, token: string, newPassword = NEW) =>
  visitor.send('POST', '/api/reset-password', { token, newPassword });

describeOnEachDatabase('a reset link', (open) => {
  test('sets a new password once, signs in there, and ends all other sessions', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOW });
    const owner = await newUser(app);
    const token = await tokenFor(db, ` ${owner.email.toUpperCase()} `);
    const browser = new Visitor(app);
    const response = await reset(browser, token);
    expect([response.statusCode, response.json().email]).toEqual([200, owner.email]);
    expect((await browser.user())?.email).toBe(owner.email);
    expect(await owner.user()).toBeNull();
    expect((await owner.logIn()).statusCode).toBe(401);
    expect((await owner.logIn(NEW)).statusCode).toBe(200);
    const again = await reset(new Visitor(app), token, 'another one');
    expect([again.statusCode, again.body]).toEqual([400, expect.stringMatching(UNUSABLE)]);
    expect((await owner.logIn(NEW)).statusCode).toBe(200);
  });

  test('sets one password when twenty requests use it at once', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOW });
    const owner = await newUser(app);
    const token = await tokenFor(db, owner.email);
    const passwords = Array.from({ length: 20 }, (_, i) => `password ${i}`);
    const answers = await Promise.all(
      passwords.map((password) => reset(new Visitor(app), token, password)),
    );
    const accepted = passwords.filter((_, i) => answers[i]?.statusCode === 200);
    expect(accepted).toHaveLength(1);
    expect((await owner.logIn(accepted[0])).statusCode).toBe(200);
  });

  test('stops working after a day and after any change of the password', async () => {
    const { db } = await open();
    let now = NOW;
    const app = await testApp({ db, clock: () => now });
    const owner = await newUser(app);
    const early = await tokenFor(db, owner.email);
    now += 24 * HOUR;
    expect((await reset(new Visitor(app), early)).statusCode).toBe(400);
    const unused = await tokenFor(db, owner.email, now);
    const used = await tokenFor(db, owner.email, now);
    expect((await reset(owner, used, PASSWORD)).statusCode).toBe(200);
    expect((await reset(new Visitor(app), unused)).statusCode).toBe(400);
    const third = await tokenFor(db, owner.email, now);
    const change = { currentPassword: PASSWORD, newPassword: 'changed meanwhile' };
    await owner.send('POST', '/api/change-password', change);
    expect((await reset(new Visitor(app), third)).statusCode).toBe(400);
    expect((await owner.logIn('changed meanwhile')).statusCode).toBe(200);
  });

  test('is deleted with its account, and after it has expired', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOW });
    const [leaving, staying] = [await newUser(app), await newUser(app)];
    const token = await tokenFor(db, leaving.email);
    await tokenFor(db, staying.email);
    await leaving.send('DELETE', '/api/delete-account');
    expect((await reset(new Visitor(app), token)).statusCode).toBe(400);
    const leftAt = async (now: number) => {
      await applyRetention({ db, clock: () => now });
      return (await db.selectFrom('password_resets').select('id').execute()).length;
    };
    expect(await leftAt(NOW + 24 * HOUR - 1)).toBe(1);
    expect(await leftAt(NOW + 24 * HOUR)).toBe(0);
  });

  test('lets in an owner who is locked out after too many wrong passwords', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOW });
    const owner = new Visitor(app);
    await owner.register();
    const browser = new Visitor(app);
    for (let i = 0; i < 10; i++) await browser.logIn('wrong password', owner.email);
    expect((await browser.logIn(PASSWORD, owner.email)).statusCode).toBe(429);
    const token = await tokenFor(db, owner.email);
    expect((await reset(browser, token)).statusCode).toBe(200);
    expect((await new Visitor(app).logIn(NEW, owner.email)).statusCode).toBe(200);
  });
});

test('refuses altered tokens and the stored hash', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db, clock: () => NOW });
  const owner = await newUser(app);
  const token = await tokenFor(db, owner.email);
  const { id } = await db.selectFrom('password_resets').select('id').executeTakeFirstOrThrow();
  const altered = [
    id,
    '',
    `${token} `,
    token.slice(1),
    token.toUpperCase(),
    ...Array.from({ length: 43 }, (_, i) => {
      const other = token[i] === 'A' ? 'B' : 'A';
      return `${token.slice(0, i)}${other}${token.slice(i + 1)}`;
    }),
  ];
  for (const wrong of altered) {
    expect([wrong, (await reset(new Visitor(app), wrong)).statusCode]).toEqual([wrong, 400]);
  }
  expect((await reset(new Visitor(app), token, 'short')).statusCode).toBe(400);
  expect((await reset(new Visitor(app), token)).statusCode).toBe(200);
});

test('an address without an account gets no link', async () => {
  const { db } = await openSqlite();
  const options = { now: NOW, publicUrl: 'https://qr.example' };
  expect(await runAdminCommand(db, ['reset-link', 'nobody@example.com'], options)).toEqual({
    ok: false,
    message: 'nobody@example.com has no account. Register it first.',
  });
});
