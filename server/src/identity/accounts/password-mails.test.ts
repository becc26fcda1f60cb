import { expect, test } from 'vitest';
import { deleteSentMails } from '../../platform/mail/mails.store.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../../testing/databases.ts';
import { deliver, mailConfig, PUBLIC_URL, tokenIn, verifiedUser } from '../../testing/deliver.ts';
import { startMailbox } from '../../testing/smtp.ts';
import { PASSWORD, Visitor } from '../../testing/visitor.ts';
import { runAdminCommand } from './admin-command.ts';

const NOW = Date.UTC(2026, 6, 15, 12);
const MINUTE = 60_000;
const NEW = 'a new password';

const config = mailConfig;

const forgot = (visitor: Visitor, email: string, headers = {}) =>
  visitor.send('POST', '/api/forgot-password', { email }, headers);

describeOnEachDatabase('a mail with a reset link', (open) => {
  test('reaches the owner alone, works for 30 minutes, and its token is stored nowhere', async () => {
    const { db } = await open();
    let now = NOW;
    const app = await testApp({ db, clock: () => now, config });
    const mailbox = await startMailbox();
    const owner = await verifiedUser(app, db);
    const poisoned = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const response = await forgot(new Visitor(app), ` ${owner.email.toUpperCase()}`, poisoned);
    expect([response.statusCode, response.json()]).toEqual([200, { sender: 'server' }]);
    await deliver(db, mailbox, now);
    expect(mailbox.mails.map(({ to }) => to)).toEqual([[owner.email]]);
    const token = tokenIn(mailbox.mails[0]?.text);
    expect(token).not.toBe('');
    const stored = [
      await db.selectFrom('mails').selectAll().execute(),
      await db.selectFrom('password_resets').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored[0]).toMatchObject([{ kind: 'password-reset', address: null, sent_at: NOW }]);

    now = NOW + 30 * MINUTE - 1;
    const browser = new Visitor(app);
    const body = { token, newPassword: NEW };
    expect((await browser.send('POST', '/api/reset-password', body)).statusCode).toBe(200);
    await deliver(db, mailbox, now);
    expect(mailbox.mails.map(({ headers }) => headers.subject)).toEqual([
      'Set a new Everscan password',
      'Your Everscan password was changed',
    ]);
    await forgot(new Visitor(app), owner.email);
    await deliver(db, mailbox, now);
    now += 30 * MINUTE;
    const late = { token: tokenIn(mailbox.mails[2]?.text), newPassword: 'too late' };
    expect((await new Visitor(app).send('POST', '/api/reset-password', late)).statusCode).toBe(400);
  });

  test('is in the language of the account, and its link leads to that language', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOW, config });
    const mailbox = await startMailbox();
    const owner = await verifiedUser(app, db);
    const sign = (visitor: Visitor, language: string) => {
      const body = { email: owner.email, password: PASSWORD };
      return visitor.send('POST', '/api/login', body, { 'accept-language': language });
    };
    await sign(owner, 'ar');
    const stranger = new Visitor(app);
    await sign(stranger, 'ja');
    await forgot(stranger, owner.email, { 'accept-language': 'ja' });
    await deliver(db, mailbox, NOW);
    const [mail] = mailbox.mails;
    expect(mail?.text).toContain('تعيين كلمة مرور جديدة');
    expect(mail?.text).toContain('https://qr.example/ar/reset#');
    expect(mail?.text).toContain('<html lang="ar" dir="rtl">');
    const token = /reset#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const body = { token, newPassword: NEW };
    const headers = { 'accept-language': 'ja' };
    await new Visitor(app).send('POST', '/api/reset-password', body, headers);
    await deliver(db, mailbox, NOW);
    expect(mailbox.mails[1]?.text).toContain('<html lang="ar" dir="rtl">');
  });

  test('is in the language of the page for an account whose language is not known', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOW, config });
    const mailbox = await startMailbox();
    const owner = await verifiedUser(app, db);
    await db.updateTable('users').set({ language: null }).execute();
    await forgot(new Visitor(app), owner.email, { 'accept-language': 'de' });
    await deliver(db, mailbox, NOW);
    expect(mailbox.mails[0]?.text).toContain('<html lang="de" dir="ltr">');
  });

  test('is neither sent nor kept for an address without an account, although the response is the same', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOW, config });
    const mailbox = await startMailbox();
    const response = await forgot(new Visitor(app), 'nobody@example.com');
    expect([response.statusCode, response.json()]).toEqual([200, { sender: 'server' }]);
    await deliver(db, mailbox, NOW);
    expect(mailbox.mails).toEqual([]);
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  test('is sent once for a repeated request, three times an hour at most, and not after an hour', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOW, config });
    const mailbox = await startMailbox();
    const owner = await verifiedUser(app, db);
    const key = { 'idempotency-key': 'one-request' };
    const twice = [
      await forgot(new Visitor(app), owner.email, key),
      await forgot(new Visitor(app), owner.email, key),
    ];
    const others = await Promise.all(
      Array.from({ length: 5 }, () => forgot(new Visitor(app), owner.email)),
    );
    for (const each of [...twice, ...others]) expect(each.json()).toEqual({ sender: 'server' });
    await deliver(db, mailbox, NOW);
    expect(mailbox.mails).toHaveLength(2);
    const other = await verifiedUser(app, db);
    await forgot(new Visitor(app), other.email);
    await deliver(db, mailbox, NOW + 61 * MINUTE);
    expect(mailbox.mails).toHaveLength(2);
  });

  test('is not promised by a server without SMTP, which stores no request', async () => {
    const { db } = await open();
    const app = await testApp({ db, config: { publicUrl: PUBLIC_URL } });
    const owner = await verifiedUser(app, db);
    expect((await forgot(new Visitor(app), owner.email)).json()).toEqual({ sender: 'operator' });
    const change = { currentPassword: PASSWORD, newPassword: NEW };
    expect((await owner.send('POST', '/api/change-password', change)).statusCode).toBe(200);
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });
});

test('the owner learns of each change of the password, in plain text and in HTML', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db, clock: () => NOW, config });
  const mailbox = await startMailbox();
  const owner = await verifiedUser(app, db);
  await owner.send('POST', '/api/change-password', {
    currentPassword: PASSWORD,
    newPassword: NEW,
  });
  await deliver(db, mailbox, NOW);
  const [mail] = mailbox.mails;
  expect([mail?.to, mail?.headers['content-type']]).toEqual([
    [owner.email],
    expect.stringContaining('multipart/alternative'),
  ]);
  expect(mail?.text).toContain(
    'The password for your account was changed on 2026-07-15 at 12:00 UTC',
  );
  expect(mail?.text).toContain('<h1');
});

test('npm run admin -- mail lists states without addresses, and sent mails are deleted after a week', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db, clock: () => NOW, config });
  const mailbox = await startMailbox();
  const owner = await verifiedUser(app, db);
  await forgot(new Visitor(app), owner.email);
  const list = async () =>
    (await runAdminCommand(db, ['mail'], { now: NOW, publicUrl: PUBLIC_URL })).message;
  expect(await list()).toMatch(/^2026-07-15T12:00:00 {2}password-reset +waiting, 0 attempts/);
  await mailbox.close();
  await deliver(db, mailbox, NOW);
  expect(await list()).toMatch(/waiting, 1 attempts, \S*ECONNREFUSED|ESOCKET/);
  const again = await startMailbox({ port: mailbox.port });
  await deliver(db, again, NOW + MINUTE);
  expect(await list()).toMatch(/sent 2026-07-15T12:01:00/);
  expect(await list()).not.toContain(owner.email);
  const week = 7 * 24 * 60 * MINUTE;
  const sweep = (now: number) =>
    deleteSentMails(db, { now, batch: 10, signal: new AbortController().signal });
  expect([await sweep(NOW + week), await sweep(NOW + week + 2 * MINUTE)]).toEqual([0, 1]);
});
