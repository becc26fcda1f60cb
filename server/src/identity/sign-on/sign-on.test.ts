import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { beginSignOn, signOn } from '../../testing/identity-provider.ts';
import { countSessions, proveFactor, setUpTotp, totpCode } from '../../testing/second-factor.ts';
import { callback, knownPerson, openWithProvider, usersOf } from '../../testing/sign-on.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { makeWebDir } from '../../testing/web-dir.ts';

const HOSTILE_PATHS = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/blog//evil.example',
  '/%2F%2Fevil.example',
  '/../evil',
  '/\t/evil.example',
  '/blog?next=//evil.example',
  '/blog#x',
  '/blog\n',
  `/${'a'.repeat(200)}`,
];

describeOnEachDatabase('single sign-on', (openDb) => {
  test('creates an account at the first sign-in, and finds it at the next one', async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await openWithProvider(db);
    expect(await signOn(visitor, idp)).toBe('/');
    expect(await visitor.user()).toMatchObject({ email: 'ana@example.com', isAdmin: false });
    const again = new Visitor(app);
    // Only the subject counts: the address may change.
    idp.person = { sub: 'ana', email: 'ana.new@example.com', email_verified: true };
    expect(await signOn(again, idp)).toBe('/');
    expect(await again.user()).toEqual(await visitor.user());
    expect(await usersOf(db)).toEqual(['ana@example.com']);
    expect((await again.logIn('', 'ana@example.com')).statusCode).toBe(400);
    expect((await again.logIn(PASSWORD, 'ana@example.com')).statusCode).toBe(401);
    const { body } = await visitor.send('GET', '/api/export');
    expect(body).not.toContain(idp.issuer);
  });

  test('returns to the page where it began, if the site has such a page', async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await openWithProvider(db, {}, { webDir: await makeWebDir() });
    expect(await signOn(visitor, idp, false, '/blog')).toBe('/blog');
    expect(await signOn(visitor, idp, false, '/blog/a-post')).toBe('/blog/a-post');
    for (const path of ['/', '/nothing', '/404']) {
      expect(await signOn(visitor, idp, false, path)).toBe('/');
    }
    for (const path of HOSTILE_PATHS) {
      const { statusCode } = await visitor.send('POST', '/api/sign-on', { path });
      expect([path, statusCode]).toEqual([path, 400]);
    }
    // A stored path is checked too.
    const path = await beginSignOn(visitor, idp);
    await db.updateTable('sign_ons').set({ path: '//evil.example' }).execute();
    expect((await callback(visitor, path)).headers.location).toBe('/');

    const owner = await knownPerson(visitor, idp);
    const join = await signOn(new Visitor(app), idp, false, '/blog');
    expect(join).toBe(`/sign-on#${new URLSearchParams({ join: owner.email, path: '/blog' })}`);
  });

  test.each([
    ['closed', 'closed', 0],
    ['invite', 'invite', 0],
    ['open', undefined, 1],
    ['sso', undefined, 1],
  ] as const)(
    'creates accounts only where REGISTRATION=%s allows it',
    async (registration, failure, count) => {
      const { db } = await openDb();
      const { idp, visitor } = await openWithProvider(db, { registration });
      expect(await signOn(visitor, idp)).toBe(failure ? `/sign-on#failed=${failure}` : '/');
      expect(await usersOf(db)).toHaveLength(count);
    },
  );

  test('creates an account for an invited address', async () => {
    const { db } = await openDb();
    const { idp, visitor } = await openWithProvider(db, { registration: 'invite' });
    const row = { id: 'x', created_at: 0, expires_at: Date.now() + 3_600_000 };
    await db
      .insertInto('invitations')
      .values({ ...row, email: 'ana@example.com' })
      .execute();
    expect(await signOn(visitor, idp)).toBe('/');
    expect(await db.selectFrom('invitations').select('id').execute()).toEqual([]);
  });

  test('connects an existing account only after its password was given', async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await openWithProvider(db);
    const owner = await knownPerson(visitor, idp);
    const location = await signOn(visitor, idp);
    expect(location).toBe(`/sign-on#${new URLSearchParams({ join: owner.email })}`);
    expect(await visitor.user()).toBeNull();
    const join = (password: string) => visitor.send('POST', '/api/sign-on/join', { password });
    expect((await join('wrong password')).statusCode).toBe(403);
    expect(await db.selectFrom('identities').selectAll().execute()).toEqual([]);
    expect((await join(PASSWORD)).statusCode).toBe(200);
    expect(await visitor.user()).toEqual(await owner.user());
    expect((await join(PASSWORD)).statusCode).toBe(400); // used
    const again = new Visitor(app);
    expect(await signOn(again, idp)).toBe('/');
    expect(await again.user()).toEqual(await owner.user());
  });

  test.each([[false], [undefined]])(
    'lets nobody into an account because of an address with email_verified=%s',
    async (email_verified) => {
      const { db } = await openDb();
      const { idp, visitor } = await openWithProvider(db);
      const owner = await knownPerson(visitor, idp);
      idp.person = {
        sub: 'thief',
        email: owner.email,
        ...(email_verified === false && { email_verified }),
      };
      expect(await signOn(visitor, idp)).toBe('/sign-on#failed=unverified');
      idp.person = { sub: 'thief', email: 'new@example.com' };
      expect(await signOn(visitor, idp)).toBe('/sign-on#failed=unverified');
      expect(await usersOf(db)).toEqual([owner.email]);
      expect(
        (await visitor.send('POST', '/api/sign-on/join', { password: PASSWORD })).statusCode,
      ).toBe(400);
    },
  );

  test('with OIDC_TRUST_EMAIL, accepts an address about which the provider says nothing, but no refuted one', async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await openWithProvider(db, { trustEmail: true });
    const owner = await knownPerson(visitor, idp);
    for (const email_verified of [false, 'false', null]) {
      idp.person = {
        sub: 'thief',
        email: 'new@example.com',
        email_verified: email_verified as boolean,
      };
      expect(await signOn(visitor, idp)).toBe('/sign-on#failed=unverified');
    }
    idp.person = { sub: 'employee', email: 'employee@example.com' };
    expect(await signOn(visitor, idp)).toBe('/');
    expect(await usersOf(db)).toEqual([owner.email, 'employee@example.com']);
    idp.person = { sub: 'owner', email: owner.email };
    const location = await signOn(new Visitor(app), idp);
    expect(location).toBe(`/sign-on#${new URLSearchParams({ join: owner.email })}`);
  });

  test('accepts each response of the provider once, from the browser that asked for it', async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await openWithProvider(db);
    const path = await beginSignOn(visitor, idp);
    const stranger = new Visitor(app);
    const expired = '/sign-on#failed=expired';
    expect((await callback(stranger, path)).headers.location).toBe(expired); // no cookie
    const stolen = await beginSignOn(stranger, idp);
    // The response to one sign-in arrives in a browser with another: an attacker forces a login on a victim.
    const forced = await callback(stranger, path);
    expect(forced.headers.location).toBe(expired);
    // It ends neither sign-in.
    expect(forced.headers['set-cookie']).toBeUndefined();
    expect((await callback(stranger, stolen)).headers.location).toBe('/');
    const cookie = { cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; ') };
    expect((await callback(visitor, path)).headers.location).toBe('/');
    expect((await callback(new Visitor(app), path, cookie)).headers.location).toBe(expired);
  });

  test('admits one of twenty browsers that send the same response at once', async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await openWithProvider(db);
    const path = await beginSignOn(visitor, idp);
    const cookie = { cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; ') };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => callback(new Visitor(app), path, cookie)),
    );
    expect(answers.filter(({ headers }) => headers.location === '/')).toHaveLength(1);
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });

  test('creates one account when a person signs in in ten browsers at once', async () => {
    const { db } = await openDb();
    const { idp, app } = await openWithProvider(db);
    const visitors = Array.from({ length: 10 }, () => new Visitor(app));
    const locations = await Promise.all(visitors.map((visitor) => signOn(visitor, idp)));
    expect(new Set(locations)).toEqual(new Set(['/']));
    expect(await usersOf(db)).toHaveLength(1);
  });

  test("waits for the account's second factor before it starts a session", async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await openWithProvider(db);
    const owner = await knownPerson(visitor, idp);
    const { secret, recoveryCodes } = await setUpTotp(owner, Date.now());
    const sessions = await countSessions(db);
    await signOn(visitor, idp);
    const joined = await visitor.send('POST', '/api/sign-on/join', { password: PASSWORD });
    expect([joined.statusCode, joined.json()]).toEqual([
      202,
      { secondFactor: { methods: ['totp', 'recovery'] } },
    ]);
    expect([await visitor.user(), await countSessions(db)]).toEqual([null, sessions]);
    // Not connected yet
    const again = new Visitor(app);
    expect(await signOn(again, idp)).toMatch(/^\/sign-on#join=/);
    // The app's code of this step was used to set it up.
    const code = totpCode(secret, Date.now() + 30_000);
    expect((await proveFactor(visitor, 'totp', code)).statusCode).toBe(200);
    expect(await visitor.user()).toEqual(await owner.user());
    expect(await signOn(again, idp)).toBe(
      `/sign-on#${new URLSearchParams({ factor: 'totp,recovery' })}`,
    );
    expect(await again.user()).toBeNull();
    expect((await proveFactor(again, 'recovery', recoveryCodes[0] ?? '')).statusCode).toBe(200);
    expect(await again.user()).toEqual(await owner.user());
  });

  test('expires after ten minutes, at the provider and before the password', async () => {
    const { db } = await openDb();
    let now = Date.now();
    const { idp, visitor } = await openWithProvider(db, {}, { clock: () => now });
    await knownPerson(visitor, idp);
    const late = await beginSignOn(visitor, idp);
    now += 10 * 60_000;
    expect((await callback(visitor, late)).headers.location).toBe('/sign-on#failed=expired');
    expect(await signOn(visitor, idp)).toMatch(/^\/sign-on#join=/);
    now += 10 * 60_000;
    const response = await visitor.send('POST', '/api/sign-on/join', { password: PASSWORD });
    expect(response.statusCode).toBe(400);
  });

  test('follows the administrators’ group, but never revokes a role that the operator granted', async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await openWithProvider(db);
    const oidc = { ...idp.config.oidc, adminGroup: 'admins' };
    const grouped = await testApp({ db, config: { ...idp.config, oidc } });
    const signIn = async (groups: string[] | undefined, on = grouped) => {
      idp.person = { ...idp.person, ...(groups && { groups }) };
      const browser = new Visitor(on);
      expect(await signOn(browser, idp)).toBe('/');
      return ((await browser.user()) as { isAdmin?: boolean } | null)?.isAdmin;
    };
    expect(await signIn(['staff', 'admins'], app)).toBe(false); // no group is configured
    expect(await signIn(['staff', 'admins'])).toBe(true);
    expect(await signIn(['staff'])).toBe(false);
    expect(await signIn(['admins'])).toBe(true);
    expect(await signIn(['admins'], app)).toBe(false);
    await db.updateTable('users').set({ is_admin: 1 }).execute();
    expect(await signIn(['admins'])).toBe(true);
    expect(await signIn([])).toBe(true);
    const log = await db
      .selectFrom('audit_log')
      .select(['action', 'reason'])
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['grant', 'revoke', 'grant', 'revoke']);
    expect(await visitor.user()).toBeNull();
  });

  test('connects the account of a signed-in user, and disconnects it, with the password', async () => {
    const { db } = await openDb();
    const { idp, app } = await openWithProvider(db);
    const owner = await newUser(app);
    const connection = async () => (await owner.send('GET', '/api/sign-on')).json();
    const provider = 'Example ID';
    expect(await connection()).toEqual({ provider, isConnected: false, hasPassword: true });
    expect(await signOn(owner, idp, true)).toMatch(/^\/sign-on#join=/);
    expect((await owner.send('POST', '/api/sign-on/join', { password: PASSWORD })).statusCode).toBe(
      200,
    );
    expect(await connection()).toEqual({ provider, isConnected: true, hasPassword: true });
    expect(await signOn(owner, idp, true)).toBe('/security');
    // Somebody else tries to connect the same identity
    const other = await newUser(app);
    expect(await signOn(other, idp, true)).toBe('/sign-on#failed=taken');
    const disconnect = (password: string) =>
      owner.send('POST', '/api/sign-on/disconnect', { password });
    expect((await disconnect('wrong password')).statusCode).toBe(403);
    expect((await disconnect(PASSWORD)).statusCode).toBe(200);
    expect(await connection()).toEqual({ provider, isConnected: false, hasPassword: true });
    expect(await db.selectFrom('identities').selectAll().execute()).toEqual([]);
  });

  test('does not connect an account if the browser has signed out in the meantime', async () => {
    const { db } = await openDb();
    const { idp, app } = await openWithProvider(db);
    const owner = await newUser(app);
    const path = await beginSignOn(owner, idp, true);
    await owner.send('POST', '/api/logout');
    expect((await callback(owner, path)).headers.location).toBe('/sign-on#failed=expired');
    const response = await new Visitor(app).send('POST', '/api/sign-on', { connects: true });
    expect(response.statusCode).toBe(401);
  });

  test('an account without a password sets one with a link, before it can disconnect', async () => {
    const { db } = await openDb();
    const { idp, visitor } = await openWithProvider(db);
    await signOn(visitor, idp);
    const hasPassword = async () => (await visitor.send('GET', '/api/sign-on')).json().hasPassword;
    expect(await hasPassword()).toBe(false);
    const change = { currentPassword: PASSWORD, newPassword: 'a new password' };
    expect((await visitor.send('POST', '/api/change-password', change)).statusCode).toBe(403);
    const refused = await visitor.send('POST', '/api/sign-on/disconnect', { password: PASSWORD });
    expect([refused.statusCode, refused.json().reason]).toEqual([403, 'no_password']);
    const { createOperatorsLink } = await import('../accounts/password-reset.ts');
    const options = { publicUrl: '', now: Date.now() };
    const link = await createOperatorsLink(db, 'ana@example.com', options);
    const token = link?.split('#')[1];
    await visitor.send('POST', '/api/reset-password', { token, newPassword: PASSWORD });
    expect(await hasPassword()).toBe(true);
    expect((await visitor.logIn(PASSWORD, 'ana@example.com')).statusCode).toBe(200);
    // It stays connected.
    expect(await signOn(visitor, idp)).toBe('/');
    // A session at the provider proves no identity.
    expect((await visitor.send('DELETE', '/api/delete-account')).statusCode).toBe(403);
    await visitor.send('POST', '/api/confirm-identity', { password: PASSWORD });
    expect((await visitor.send('DELETE', '/api/delete-account')).statusCode).toBe(200);
    expect(await db.selectFrom('identities').selectAll().execute()).toEqual([]);
  });
});
