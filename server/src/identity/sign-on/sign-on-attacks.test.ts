import { expect, test } from 'vitest';
import { describeOnEachDatabase, openSqlite } from '../../testing/databases.ts';
import { deliver, mailConfig, verifiedUser } from '../../testing/deliver.ts';
import { beginSignOn, signInAt, signOn } from '../../testing/identity-provider.ts';
import { setUpTotp } from '../../testing/second-factor.ts';
import { callback, knownPerson, openWithProvider, usersOf } from '../../testing/sign-on.ts';
import { startMailbox } from '../../testing/smtp.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { runAdminCommand } from '../accounts/admin-command.ts';
import { createOperatorsLink } from '../accounts/password-reset.ts';

const { smtpUrl, mailFrom } = mailConfig;
const HOUR = 3600 * 1000;
const isAdmin = async (visitor: Visitor) =>
  ((await visitor.user()) as { isAdmin?: boolean } | null)?.isAdmin;

describeOnEachDatabase('somebody with the password or an open browser', (openDb) => {
  test('cannot connect or disconnect an account without its second factor', async () => {
    const { db } = await openDb();
    const { idp, app } = await openWithProvider(db);
    const owner = await newUser(app);
    const { recoveryCodes } = await setUpTotp(owner, Date.now());
    const identities = async () => (await db.selectFrom('identities').selectAll().execute()).length;
    const join = () => owner.send('POST', '/api/sign-on/join', { password: PASSWORD });
    await signOn(owner, idp, true);
    expect([(await join()).statusCode, await identities()]).toEqual([202, 0]);
    const prove = (code = '') =>
      owner.send('POST', '/api/login/second-factor', {
        ...{ proof: { method: 'recovery', code }, remember: true },
      });
    expect([(await prove('0000-0000')).statusCode, await identities()]).toEqual([403, 0]);
    expect([(await prove(recoveryCodes[0])).statusCode, await identities()]).toEqual([200, 1]);
    const key = { 'idempotency-key': 'disconnection' };
    const disconnect = (code?: string) => {
      const body = { password: PASSWORD, ...(code && { proof: { method: 'recovery', code } }) };
      return owner.send('POST', '/api/sign-on/disconnect', body, key);
    };
    expect([(await disconnect()).statusCode, await identities()]).toEqual([403, 1]);
    expect([(await disconnect(recoveryCodes[1])).statusCode, await identities()]).toEqual([200, 0]);
    // The response was lost.
    expect((await disconnect(recoveryCodes[1])).statusCode).toBe(200);
    // A remembered browser proves it too.
    await signOn(owner, idp, true);
    expect([(await join()).statusCode, await identities()]).toEqual([202, 0]);
  });

  test("cannot add a passkey or an app by using the browser's existing session at the provider", async () => {
    const { db } = await openDb();
    const { idp, visitor } = await openWithProvider(db);
    const cookies = new Map<string, string>();
    const signInAgain = async (body: object) => {
      const begun = await visitor.send('POST', '/api/sign-on', body);
      const { pathname, search } = new URL(await signInAt(idp, begun.json().location, cookies));
      const response = await callback(visitor, pathname + search);
      const asked = idp.requests.filter((path) => path.startsWith('/interaction/')).length;
      return [response.headers.location, asked];
    };
    const additions = async () => {
      const paths = ['/api/passkeys/options', '/api/second-factors/totp'];
      const responses = await Promise.all(paths.map((path) => visitor.send('POST', path, {})));
      return responses.map(({ statusCode }) => statusCode);
    };
    expect([await signInAgain({}), await additions()]).toEqual([
      ['/', 1],
      [403, 403],
    ]);
    expect([await signInAgain({}), await additions()]).toEqual([
      ['/', 1],
      [403, 403],
    ]);
    // Providers that send no time, or that accept the old session
    idp.changeClaims = ({ auth_time: _, ...claims }) => claims;
    const unconfirmed = '/sign-on#failed=unconfirmed';
    expect(await signInAgain({ confirms: true })).toEqual([unconfirmed, 2]);
    idp.changeClaims = (claims) => ({ ...claims, auth_time: Number(claims.iat) - 60 });
    expect(await signInAgain({ confirms: true })).toEqual([unconfirmed, 3]);
    expect(await additions()).toEqual([403, 403]);
    idp.changeClaims = undefined;
    expect([await signInAgain({ confirms: true }), await additions()]).toEqual([
      ['/', 4],
      [200, 200],
    ]);
  });

  test('cannot connect or disconnect an account without a mail to its owner', async () => {
    const { db } = await openDb();
    const { idp, app } = await openWithProvider(db, { smtpUrl, mailFrom });
    const owner = await verifiedUser(app, db);
    await signOn(owner, idp, true);
    await owner.send('POST', '/api/sign-on/join', { password: PASSWORD });
    await owner.send('POST', '/api/sign-on/disconnect', { password: PASSWORD });
    const mailbox = await startMailbox();
    await deliver(db, mailbox, Date.now());
    const texts = mailbox.mails.map(({ text }) => text).join();
    expect(texts).toContain('Your account was connected to single sign-on on ');
    expect(texts).toContain('Single sign-on was disconnected from your account on ');
    expect(mailbox.mails.map(({ to }) => to)).toEqual([[owner.email], [owner.email]]);
  });
});

test('a stranger who registered an address loses it with their identity when the operator sends its owner a link', async () => {
  const { db } = await openSqlite();
  const { idp, app } = await openWithProvider(db);
  const stranger = await newUser(app);
  await signOn(stranger, idp, true);
  await stranger.send('POST', '/api/sign-on/join', { password: PASSWORD });
  const identities = () => db.selectFrom('identities').select('user_id').execute();
  expect(await identities()).toHaveLength(1);
  const link = await createOperatorsLink(db, stranger.email, { publicUrl: '', now: Date.now() });
  const owner = new Visitor(app);
  const body = { token: link?.split('#')[1], newPassword: 'a new password' };
  expect((await owner.send('POST', '/api/reset-password', body)).statusCode).toBe(200);
  expect(await identities()).toEqual([]);
});

describeOnEachDatabase('the role from the administrators’ group', (openDb) => {
  test('ends twelve hours after the sign-in, and is not granted after signing in with a password', async () => {
    const { db } = await openDb();
    let now = Date.now();
    const { idp, app, visitor } = await openWithProvider(
      db,
      { adminGroup: 'admins' },
      { clock: () => now },
    );
    const owner = await knownPerson(visitor, idp);
    idp.person = { ...idp.person, groups: ['admins'] };
    await signOn(visitor, idp);
    const joined = await visitor.send('POST', '/api/sign-on/join', { password: PASSWORD });
    expect([joined.json().isAdmin, await isAdmin(visitor)]).toEqual([true, true]);
    expect(await isAdmin(owner)).toBe(false);
    const browser = new Visitor(app);
    expect((await browser.logIn(PASSWORD, owner.email)).json().isAdmin).toBe(false);
    expect(await isAdmin(browser)).toBe(false);
    now -= HOUR + 1; // the clock was ahead
    expect(await isAdmin(visitor)).toBe(false);
    now += 13 * HOUR;
    expect(await isAdmin(visitor)).toBe(true);
    now += 1;
    expect(await visitor.user()).toMatchObject({ isAdmin: false, needsSignOn: true });
    expect((await visitor.send('POST', '/api/subscribe')).json().needsSignOn).toBe(true);
    // Single sign-on grants it again.
    expect(await signOn(visitor, idp)).toBe('/');
    expect(await isAdmin(visitor)).toBe(true);
    now += 12 * HOUR;
    // A role granted by the operator does not end.
    await runAdminCommand(db, ['grant', owner.email], { now, publicUrl: '' });
    expect([await isAdmin(visitor), await isAdmin(browser)]).toEqual([true, true]);
    expect(await visitor.user()).not.toHaveProperty('needsSignOn');
  });

  test('survives the second factor', async () => {
    const { db } = await openDb();
    const { idp, visitor } = await openWithProvider(db, { adminGroup: 'admins' });
    const owner = await knownPerson(visitor, idp);
    idp.person = { ...idp.person, groups: ['admins'] };
    const { recoveryCodes } = await setUpTotp(owner, Date.now());
    await signOn(visitor, idp);
    await visitor.send('POST', '/api/sign-on/join', { password: PASSWORD });
    const proof = { method: 'recovery', code: recoveryCodes[0] };
    await visitor.send('POST', '/api/login/second-factor', { proof, remember: false });
    expect(await isAdmin(visitor)).toBe(true);
  });

  test('ends at once with the command that signs somebody out', async () => {
    const { db } = await openDb();
    const { app } = await openWithProvider(db);
    const owner = await newUser(app);
    const options = { now: Date.now(), publicUrl: '' };
    expect(await runAdminCommand(db, ['sign-out', owner.email], options)).toEqual({
      ok: true,
      message: `${owner.email} is signed out on all devices.`,
    });
    expect(await owner.user()).toBeNull();
    expect((await owner.logIn()).statusCode).toBe(200);
    expect((await runAdminCommand(db, ['sign-out', 'x@example.com'], options)).ok).toBe(false);
  });
});

describeOnEachDatabase('an address that an account can still get back', (openDb) => {
  test('cannot get an account through single sign-on, and keeps its invitation', async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await openWithProvider(db, { registration: 'invite' });
    const { id } = await db
      .insertInto('users')
      .values({
        ...{ email: 'new@example.com', password_hash: 'x', is_admin: 0 },
        ...{ created_at: 0, last_active_at: Date.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const email = 'ana@example.com';
    const times = { requested_at: 0, confirmed_at: 1, expires_at: Date.now() + HOUR };
    await db
      .insertInto('address_changes')
      .values({ user_id: id, old_email: email, new_email: 'new@example.com', ...times })
      .execute();
    const token = 'A'.repeat(43);
    const { hashToken } = await import('../../platform/token.ts');
    await db
      .insertInto('invitations')
      .values({
        ...{ id: hashToken(token), email, created_at: 0, expires_at: Date.now() + HOUR },
        mail_id: null,
      })
      .execute();
    const invitations = async () =>
      (await db.selectFrom('invitations').select('id').execute()).length;
    expect(await signOn(visitor, idp)).toBe('/sign-on#failed=reserved');
    expect(await invitations()).toBe(1);
    const credentials = { email, password: PASSWORD, invitation: token };
    const response = await new Visitor(app).send('POST', '/api/register', credentials);
    expect([response.statusCode, await invitations()]).toEqual([409, 1]);
    await db.deleteFrom('address_changes').execute();
    expect(await signOn(visitor, idp)).toBe('/');
    expect(await invitations()).toBe(0);
  });
});

test('accepts an address as verified only if the same source contains both claims', async () => {
  const { db } = await openSqlite();
  const { idp, visitor } = await openWithProvider(db);
  const owner = await newUser(visitor.app);
  // The address in the ID token differs from the one that the endpoint reports as verified.
  idp.changeClaims = (claims) => ({ ...claims, email: owner.email });
  expect(await signOn(visitor, idp)).toBe('/');
  expect(await visitor.user()).toMatchObject({ email: 'ana@example.com' });
  expect(await usersOf(db)).toEqual([owner.email, 'ana@example.com']);
});

test('confirms the address that the provider has verified', async () => {
  const { db } = await openSqlite();
  const { idp, visitor } = await openWithProvider(db);
  await knownPerson(visitor, idp);
  await db.updateTable('users').set({ email_verified_at: null }).execute();
  await signOn(visitor, idp);
  await visitor.send('POST', '/api/sign-on/join', { password: PASSWORD });
  const row = await db.selectFrom('users').select('email_verified_at').executeTakeFirst();
  expect(row?.email_verified_at).not.toBeNull();
});

test.each([
  ['access_denied', 'cancelled'],
  ['server_error', 'unavailable'],
])('reports why the provider refused with %s', async (error, failure) => {
  const { db } = await openSqlite();
  const { idp, visitor } = await openWithProvider(db);
  const path = (await beginSignOn(visitor, idp)).replace(/code=[\w-]+/, `error=${error}`);
  expect((await callback(visitor, path)).headers.location).toBe(`/sign-on#failed=${failure}`);
});
