import type { RegistrationMode } from '@everscan/contract/registration';
import { expect, test } from 'vitest';
import { composersOf } from '../../composers.ts';
import type { Db } from '../../platform/db/connect.ts';
import { buildMailer } from '../../platform/mail/mailer.ts';
import { deliverDue } from '../../platform/mail/outbox.ts';
import { applyRetention } from '../../retention.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../../testing/databases.ts';
import { keepLog } from '../../testing/log.ts';
import { startMailbox } from '../../testing/smtp.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { runRegistrationCommand } from './registration.ts';

const NOW = Date.UTC(2026, 6, 15);
const DAY = 24 * 3600 * 1000;
const publicUrl = 'https://qr.example';

function run(
  db: Db,
  args: string[],
  { now = NOW, registration = 'invite', sendsMail = false } = {},
) {
  const mode = registration as RegistrationMode;
  return runRegistrationCommand(db, args, { now, publicUrl, registration: mode, sendsMail });
}

/** Invites an address on the command line and returns the token. */
async function invite(db: Db, email: string, now = NOW): Promise<string> {
  const outcome = await run(db, ['invite', email], { now });
  const [link = ''] = outcome?.message.split('\n') ?? [];
  const [, token = '', address] =
    /^https:\/\/qr\.example\/invitation#([\w-]{43})\/(.+)$/.exec(link) ?? [];
  expect(decodeURIComponent(String(address))).toBe(email);
  return token;
}

const isVerified = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.send('GET', '/api/address')).json().isVerified;

const register = (visitor: Visitor, invitation?: string, password = PASSWORD) =>
  visitor.send('POST', '/api/register', { email: visitor.email, password, invitation });

const modeApp = (db: Db, registration: RegistrationMode, clock = () => NOW) =>
  testApp({ db, clock, config: { registration } });

/** `code.reason` of an error whose text is plain. */
function reasonOf({ statusCode, headers }: Awaited<ReturnType<typeof register>>) {
  const { code, reason } = JSON.parse(String(headers['error-details'] ?? '{}'));
  return [statusCode, reason ?? code];
}

describeOnEachDatabase('registration', (open) => {
  test.each([
    ['invite', 'invitation_needed'],
    ['closed', 'registration_closed'],
    ['sso', 'registration_by_provider'],
  ] as const)(
    'in mode %s refuses newcomers, and repeats the response to an earlier registration',
    async (mode, reason) => {
      const { db } = await open();
      const early = await newUser(await modeApp(db, 'open'));
      const app = await modeApp(db, mode);
      expect(reasonOf(await register(new Visitor(app)))).toEqual([403, reason]);
      expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
      const retry = await new Visitor(app).send('POST', '/api/register', {
        email: early.email,
        password: PASSWORD,
      });
      expect([retry.statusCode, retry.json().email]).toEqual([200, early.email]);
      // The response does not reveal whether the address has an account.
      const guess = { email: early.email, password: 'another password' };
      const guessed = await new Visitor(app).send('POST', '/api/register', guess);
      expect(reasonOf(guessed)).toEqual([403, reason]);
    },
  );

  test.each(['closed', 'sso'] as const)('in mode %s accepts no invitation', async (mode) => {
    const { db } = await open();
    const visitor = new Visitor(await modeApp(db, mode));
    const token = await invite(db, visitor.email);
    expect((await register(visitor, token)).statusCode).toBe(403);
    expect((await run(db, ['invite', 'a@example.com'], { registration: mode }))?.ok).toBe(false);
  });

  test('accepts an invitation once, from its address only', async () => {
    const { db } = await open();
    const app = await modeApp(db, 'invite');
    const [invited, other] = [new Visitor(app), new Visitor(app)];
    const token = await invite(db, invited.email);
    const unusable = [403, 'invitation_unusable'];
    expect(reasonOf(await register(other, token))).toEqual(unusable); // forwarded
    expect((await register(invited, token)).statusCode).toBe(200);
    expect((await invited.user())?.email).toBe(invited.email);
    expect(reasonOf(await register(other, token))).toEqual(unusable); // reused
    // A retry after a lost response signs in.
    expect((await register(invited, token)).statusCode).toBe(200);
    // The operator may have given the printed link to anybody.
    expect(await isVerified(invited)).toBe(false);
    expect(await db.selectFrom('invitations').select('id').execute()).toEqual([]);
  });

  test('creates one account when twenty requests use an invitation at once', async () => {
    const { db } = await open();
    const app = await modeApp(db, 'invite');
    const { email } = new Visitor(app);
    const tokens = [await invite(db, email), await invite(db, email)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const body = { email, password: `password ${i}`, invitation: tokens[i % 2] };
        return new Visitor(app).send('POST', '/api/register', body);
      }),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  test('mails the invited address a separate link, which confirms the address', async () => {
    const { db } = await open();
    const app = await modeApp(db, 'invite');
    const visitor = new Visitor(app);
    const printed = await run(db, ['invite', visitor.email], { sendsMail: true });
    expect(printed?.message).toMatch(/An email with a separate link is on its way/);
    const mailbox = await startMailbox();
    const job = { db, clock: () => NOW, log: keepLog().log, host: 'qr.example' };
    const mailer = buildMailer({ smtpUrl: mailbox.url, from: 'Everscan <noreply@qr.example>' });
    await deliverDue({ ...job, mailer, composers: composersOf(publicUrl) });
    const [mail] = mailbox.mails;
    expect(mail?.to).toEqual([visitor.email]);
    const token = /https:\/\/qr\.example\/invitation#([\w-]{43})\//.exec(mail?.text ?? '')?.[1];
    expect(printed?.message).not.toContain(token);
    expect((await register(visitor, token)).statusCode).toBe(200);
    expect(await isVerified(visitor)).toBe(true);
    // Both links are used up.
    expect(await db.selectFrom('invitations').select('id').execute()).toEqual([]);
  });

  test('composes the mail again for three days while invitations are accepted, and keeps every link', async () => {
    const { db } = await open();
    await run(db, ['invite', 'ana@example.com'], { sendsMail: true });
    const row = await db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    const write = (mode: RegistrationMode, now = NOW) =>
      composersOf(publicUrl, mode).invitation(db, row, now);
    const links = async () => (await db.selectFrom('invitations').select('id').execute()).length;
    expect(await write('closed')).toBeUndefined();
    expect(await write('invite', NOW + 3 * DAY + 1)).toBeUndefined();
    expect(await links()).toBe(1);
    // The first mail may have arrived although the process that sent it was killed.
    for (let i = 0; i < 3; i++) expect(await write('invite')).toBeDefined();
    expect(await links()).toBe(4); // including the printed one
    // All links belong to one invitation, which can be withdrawn.
    const listed = await run(db, ['invitations']);
    expect(listed?.message.split('\n')).toHaveLength(1);
    expect(await run(db, ['uninvite', 'ana@example.com'])).toMatchObject({ ok: true });
    expect(await links()).toBe(0);
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
    expect(await run(db, ['uninvite', 'ana@example.com'])).toMatchObject({ ok: false });
  });

  test('refuses an invitation after seven days, and the sweep deletes it', async () => {
    const { db } = await open();
    let now = NOW;
    const visitor = new Visitor(await modeApp(db, 'invite', () => now));
    const token = await invite(db, visitor.email);
    const left = async () => {
      await applyRetention({ db, clock: () => now });
      return (await db.selectFrom('invitations').select('id').execute()).length;
    };
    now += 7 * DAY - 1;
    expect(await left()).toBe(1);
    now += 1;
    expect(reasonOf(await register(visitor, token))).toEqual([403, 'invitation_unusable']);
    expect(await left()).toBe(0);
  });

  test('does not change an existing account when its address is invited', async () => {
    const { db } = await open();
    const owner = await newUser(await modeApp(db, 'open'));
    const app = await modeApp(db, 'invite');
    expect(await run(db, ['invite', owner.email])).toEqual({
      ok: false,
      message: `${owner.email} already has an account.`,
    });
    // Invited before the account existed
    const late = new Visitor(app);
    const token = await invite(db, late.email);
    const body = { email: late.email, password: PASSWORD };
    await new Visitor(await modeApp(db, 'open')).send('POST', '/api/register', body);
    expect((await register(late, token, 'another password')).statusCode).toBe(403);
    expect((await late.logIn('another password')).statusCode).toBe(401);
    expect((await late.logIn()).statusCode).toBe(200);
  });
});

describeOnEachDatabase('npm run admin', (open) => {
  test('creates an account whose owner sets the password with the link', async () => {
    const { db } = await open();
    const app = await modeApp(db, 'closed');
    const owner = new Visitor(app);
    const { ok, message } = (await run(db, ['create', owner.email])) ?? {};
    expect(ok).toBe(true);
    const token = /reset#([\w-]{43})\n/.exec(String(message))?.[1];
    const reset = { token, newPassword: PASSWORD };
    expect((await owner.send('POST', '/api/reset-password', reset)).statusCode).toBe(200);
    expect((await owner.logIn()).statusCode).toBe(200);
    expect((await run(db, ['create', owner.email]))?.ok).toBe(false);
    const log = await db.selectFrom('audit_log').select('action').orderBy('id').execute();
    expect(log).toEqual([{ action: 'create' }]);
  });

  test('lists unused invitations', async () => {
    const { db } = await open();
    expect((await run(db, ['invitations']))?.message).toBe('There is no unused invitation.');
    await invite(db, 'a@example.com');
    await invite(db, 'b@example.com', NOW - 8 * DAY);
    expect((await run(db, ['invitations']))?.message.split('\n')).toEqual([
      '2026-07-15  expires 2026-07-22  a@example.com',
      '2026-07-07  expired 2026-07-14  b@example.com',
    ]);
  });

  test('refuses an invalid address, and ignores other commands', async () => {
    const { db } = await open();
    expect((await run(db, ['invite', 'nobody']))?.ok).toBe(false);
    expect(await run(db, ['invite'])).toBeUndefined();
    expect(await run(db, ['grant', 'a@example.com'])).toBeUndefined();
  });
});

test('refuses altered tokens of an invitation', async () => {
  const { db } = await openSqlite();
  const visitor = new Visitor(await modeApp(db, 'invite'));
  const token = await invite(db, visitor.email);
  const { id } = await db.selectFrom('invitations').select('id').executeTakeFirstOrThrow();
  const altered = [id, '', `${token} `, token.slice(1), token.toUpperCase()];
  for (const wrong of altered) {
    expect([wrong, (await register(visitor, wrong)).statusCode]).toEqual([wrong, 403]);
  }
  expect((await register(visitor, token)).statusCode).toBe(200);
});
