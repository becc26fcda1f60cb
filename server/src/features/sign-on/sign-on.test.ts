import { expect, onTestFinished, test, vi } from 'vitest';
import { buildOutbound } from '../../adapters/outbound.ts';
import type { AppOptions } from '../../app.ts';
import { readConfig } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../../testing/databases.ts';
import {
  beginSignOn,
  fromProvider,
  type IdentityProvider,
  signOn,
  startIdentityProvider,
} from '../../testing/identity-provider.ts';
import { countSessions, proveFactor, setUpTotp, totpCode } from '../../testing/second-factor.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';

type Config = Partial<AppOptions['config']>;

async function open(
  db: Db,
  config: Config = {},
  options: Partial<Omit<AppOptions, 'config'>> = {},
) {
  // The package advises against every default.
  const notices = (['warn', 'info'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
  const idp = await startIdentityProvider();
  onTestFinished(() => {
    idp.close();
    for (const notice of notices) notice.mockRestore();
  });
  const app = await testApp({ db, ...options, config: { ...idp.config, ...config } });
  return { idp, app, visitor: new Visitor(app) };
}

const callback = (visitor: Visitor, path: string, headers = {}) =>
  visitor.send('GET', path, undefined, { ...fromProvider, ...headers });

const users = async (db: Db) =>
  (await db.selectFrom('users').select('email').orderBy('id').execute()).map(({ email }) => email);

/** The provider's account has the address of a user who has registered with a password. */
async function knownPerson(visitor: Visitor, idp: IdentityProvider): Promise<Visitor> {
  const owner = await newUser(visitor.app);
  idp.person = { sub: 'owner', email: owner.email, email_verified: true };
  return owner;
}

describeOnEachDatabase('single sign-on', (openDb) => {
  test('creates an account at the first sign-in, and finds it at the next', async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await open(db);
    expect(await signOn(visitor, idp)).toBe('/');
    expect(await visitor.user()).toMatchObject({ email: 'ana@example.com', isAdmin: false });
    const again = new Visitor(app);
    // Only the subject counts: the address may change.
    idp.person = { sub: 'ana', email: 'ana.new@example.com', email_verified: true };
    expect(await signOn(again, idp)).toBe('/');
    expect(await again.user()).toEqual(await visitor.user());
    expect(await users(db)).toEqual(['ana@example.com']);
    expect((await again.logIn('', 'ana@example.com')).statusCode).toBe(400);
    expect((await again.logIn(PASSWORD, 'ana@example.com')).statusCode).toBe(401);
    const { body } = await visitor.send('GET', '/api/export');
    expect(body).not.toContain(idp.issuer);
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
      const { idp, visitor } = await open(db, { registration });
      expect(await signOn(visitor, idp)).toBe(failure ? `/sign-on#failed=${failure}` : '/');
      expect(await users(db)).toHaveLength(count);
    },
  );

  test('creates an account for an invited address', async () => {
    const { db } = await openDb();
    const { idp, visitor } = await open(db, { registration: 'invite' });
    const row = { id: 'x', created_at: 0, expires_at: Date.now() + 1000 };
    await db
      .insertInto('invitations')
      .values({ ...row, email: 'ana@example.com' })
      .execute();
    expect(await signOn(visitor, idp)).toBe('/');
    expect(await db.selectFrom('invitations').select('id').execute()).toEqual([]);
  });

  test('joins an account that exists only after its password', async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await open(db);
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
    'lets nobody in to an account by an address with email_verified=%s',
    async (email_verified) => {
      const { db } = await openDb();
      const { idp, visitor } = await open(db);
      const owner = await knownPerson(visitor, idp);
      idp.person = {
        sub: 'thief',
        email: owner.email,
        ...(email_verified === false && { email_verified }),
      };
      expect(await signOn(visitor, idp)).toBe('/sign-on#failed=unverified');
      idp.person = { sub: 'thief', email: 'new@example.com' };
      expect(await signOn(visitor, idp)).toBe('/sign-on#failed=unverified');
      expect(await users(db)).toEqual([owner.email]);
      expect(
        (await visitor.send('POST', '/api/sign-on/join', { password: PASSWORD })).statusCode,
      ).toBe(400);
    },
  );

  test('accepts each answer of the provider once, from the browser that asked', async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await open(db);
    const path = await beginSignOn(visitor, idp);
    const stranger = new Visitor(app);
    const expired = '/sign-on#failed=expired';
    expect((await callback(stranger, path)).headers.location).toBe(expired); // no cookie
    const stolen = await beginSignOn(stranger, idp);
    // The answer to one sign-in in a browser with another: a login that an attacker forces on a victim.
    const forced = await callback(stranger, path);
    expect(forced.headers.location).toBe('/sign-on#failed=unverifiable');
    expect((await callback(stranger, stolen)).headers.location).toBe(expired);
    const cookie = { cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; ') };
    expect((await callback(visitor, path)).headers.location).toBe('/');
    expect((await callback(new Visitor(app), path, cookie)).headers.location).toBe(expired);
    expect(await stranger.user()).toBeNull();
  });

  test('admits one of twenty browsers that send the same answer at once', async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await open(db);
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
    const { idp, app } = await open(db);
    const visitors = Array.from({ length: 10 }, () => new Visitor(app));
    const locations = await Promise.all(visitors.map((visitor) => signOn(visitor, idp)));
    expect(new Set(locations)).toEqual(new Set(['/']));
    expect(await users(db)).toHaveLength(1);
  });

  test('waits for the second factor of the account, before there is a session', async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await open(db);
    const owner = await knownPerson(visitor, idp);
    const { secret } = await setUpTotp(owner, Date.now());
    const sessions = await countSessions(db);
    await signOn(visitor, idp);
    const joined = await visitor.send('POST', '/api/sign-on/join', { password: PASSWORD });
    expect([joined.statusCode, joined.json()]).toEqual([
      202,
      { secondFactor: { methods: ['totp', 'recovery'] } },
    ]);
    const again = new Visitor(app);
    expect(await signOn(again, idp)).toBe(
      `/sign-on#${new URLSearchParams({ factor: 'totp,recovery' })}`,
    );
    expect([await visitor.user(), await again.user()]).toEqual([null, null]);
    expect(await countSessions(db)).toBe(sessions);
    // The app's code of this step was used to set it up.
    const code = totpCode(secret, Date.now() + 30_000);
    expect((await proveFactor(again, 'totp', code)).statusCode).toBe(200);
    expect(await again.user()).toEqual(await owner.user());
  });

  test('expires after ten minutes, at the provider and before the password', async () => {
    const { db } = await openDb();
    let now = Date.now();
    const { idp, visitor } = await open(db, {}, { clock: () => now });
    await knownPerson(visitor, idp);
    const late = await beginSignOn(visitor, idp);
    now += 10 * 60_000;
    expect((await callback(visitor, late)).headers.location).toBe('/sign-on#failed=expired');
    expect(await signOn(visitor, idp)).toMatch(/^\/sign-on#join=/);
    now += 10 * 60_000;
    const response = await visitor.send('POST', '/api/sign-on/join', { password: PASSWORD });
    expect(response.statusCode).toBe(400);
  });

  test('follows the administrators’ group, but never takes a role that the operator gave', async () => {
    const { db } = await openDb();
    const { idp, app, visitor } = await open(db);
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
    const { idp, app } = await open(db);
    const owner = await newUser(app);
    const connection = async () => (await owner.send('GET', '/api/sign-on')).json();
    const provider = 'Example ID';
    expect(await connection()).toEqual({ provider, isConnected: false, hasPassword: true });
    expect(await signOn(owner, idp, true)).toMatch(/^\/sign-on#join=/);
    const before = owner.cookies.get('session');
    expect((await owner.send('POST', '/api/sign-on/join', { password: PASSWORD })).statusCode).toBe(
      200,
    );
    expect(owner.cookies.get('session')).toBe(before);
    expect(await connection()).toEqual({ provider, isConnected: true, hasPassword: true });
    expect(await signOn(owner, idp, true)).toBe('/security');
    // The same identity for somebody else
    const other = await newUser(app);
    expect(await signOn(other, idp, true)).toBe('/sign-on#failed=taken');
    const disconnect = (password: string) =>
      owner.send('POST', '/api/sign-on/disconnect', { password });
    expect((await disconnect('wrong password')).statusCode).toBe(403);
    expect((await disconnect(PASSWORD)).statusCode).toBe(200);
    expect(await connection()).toEqual({ provider, isConnected: false, hasPassword: true });
    expect(await db.selectFrom('identities').selectAll().execute()).toEqual([]);
  });

  test('connects nothing for a browser that has signed out meanwhile', async () => {
    const { db } = await openDb();
    const { idp, app } = await open(db);
    const owner = await newUser(app);
    const path = await beginSignOn(owner, idp, true);
    await owner.send('POST', '/api/logout');
    expect((await callback(owner, path)).headers.location).toBe('/sign-on#failed=expired');
    const response = await new Visitor(app).send('POST', '/api/sign-on', { connects: true });
    expect(response.statusCode).toBe(401);
  });

  test('an account without a password sets one with a link, before it can disconnect', async () => {
    const { db } = await openDb();
    const { idp, visitor } = await open(db);
    await signOn(visitor, idp);
    const hasPassword = async () => (await visitor.send('GET', '/api/sign-on')).json().hasPassword;
    expect(await hasPassword()).toBe(false);
    const change = { currentPassword: PASSWORD, newPassword: 'a new password' };
    expect((await visitor.send('POST', '/api/change-password', change)).statusCode).toBe(403);
    const refused = await visitor.send('POST', '/api/sign-on/disconnect', { password: PASSWORD });
    expect([refused.statusCode, refused.json().reason]).toEqual([403, 'no_password']);
    const { createOperatorsLink } = await import('../accounts/password-reset.service.ts');
    const link = await createOperatorsLink(db, 'ana@example.com', {
      publicUrl: '',
      now: Date.now(),
    });
    const token = link?.split('#')[1];
    await visitor.send('POST', '/api/reset-password', { token, newPassword: PASSWORD });
    expect(await hasPassword()).toBe(true);
    expect((await visitor.logIn(PASSWORD, 'ana@example.com')).statusCode).toBe(200);
    // It stays connected.
    expect(await signOn(visitor, idp)).toBe('/');
    expect((await visitor.send('DELETE', '/api/delete-account')).statusCode).toBe(200);
    expect(await db.selectFrom('identities').selectAll().execute()).toEqual([]);
  });
});

test.each([
  ['audience', (claims: object) => ({ ...claims, aud: 'another-client' })],
  ['issuer', (claims: object) => ({ ...claims, iss: 'https://attacker.example' })],
  ['nonce', (claims: object) => ({ ...claims, nonce: 'of another sign-in' })],
  ['missing nonce', (claims: object) => ({ ...claims, nonce: undefined })],
  ['expiry', (claims: object) => ({ ...claims, exp: 1 })],
])('refuses an ID token with the wrong %s', async (_, changeClaims) => {
  const { db } = await openSqlite();
  const { idp, visitor } = await open(db);
  idp.changeClaims = changeClaims;
  expect(await signOn(visitor, idp)).toBe('/sign-on#failed=unverifiable');
  expect(await users(db)).toEqual([]);
  idp.changeClaims = (claims) => ({ ...claims, unknown: 1 }); // only signed again
  expect(await signOn(visitor, idp)).toBe('/');
});

test('refuses another state, and a code of another sign-in', async () => {
  const { db } = await openSqlite();
  const { idp, visitor } = await open(db);
  const altered = (await beginSignOn(visitor, idp)).replace(/state=[\w-]{5}/, 'state=AAAAA');
  expect((await callback(visitor, altered)).headers.location).toBe('/sign-on#failed=unverifiable');
  const first = await beginSignOn(visitor, idp);
  const second = await beginSignOn(visitor, idp);
  const code = /code=[\w-]+/.exec(first)?.[0] ?? '';
  const mixed = await callback(visitor, second.replace(/code=[\w-]+/, code));
  expect(mixed.headers.location).toBe('/sign-on#failed=unverifiable');
  expect(await users(db)).toEqual([]);
});

test('takes the address of the callback from PUBLIC_URL alone', async () => {
  const { db } = await openSqlite();
  const { idp, visitor } = await open(db, { trustedProxies: ['127.0.0.1'] });
  const poison = { host: 'attacker.example', 'x-forwarded-host': 'attacker.example' };
  const response = await visitor.send('POST', '/api/sign-on', {}, poison);
  const location = new URL(response.json().location);
  expect(location.origin).toBe(idp.issuer);
  expect(location.searchParams.get('redirect_uri')).toBe(
    'http://localhost:3000/api/sign-on/callback',
  );
  const path = await beginSignOn(visitor, idp);
  expect((await callback(visitor, path, poison)).headers.location).toBe('/');
});

test('refuses a provider on a private address that OUTBOUND_PRIVATE does not name', async () => {
  const { db } = await openSqlite();
  const { idp, visitor } = await open(db, { outboundPrivate: [] });
  const response = await visitor.send('POST', '/api/sign-on', {});
  expect([response.statusCode, response.json().reason]).toEqual([503, 'sign_on']);
  expect(idp.requests).toEqual([]);
});

test('works without the provider except for signing in with it', async () => {
  const { db } = await openSqlite();
  const outbound = buildOutbound({ allowed: ['127.0.0.1'], timeoutMs: 100 });
  let now = Date.now();
  const { idp, app, visitor } = await open(db, {}, { outbound, clock: () => now });
  idp.isSilent = true;
  const owner = await newUser(app);
  expect((await owner.logIn()).statusCode).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => visitor.send('POST', '/api/sign-on', {})),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(idp.requests).toHaveLength(1);
  idp.isSilent = false;
  now += 5_000;
  const path = await beginSignOn(visitor, idp);
  idp.isSilent = true;
  expect((await callback(visitor, path)).headers.location).toBe('/sign-on#failed=unavailable');
  expect((await owner.send('POST', '/api/logout')).json()).toEqual({ success: true });
});

test('signs out at the provider where the browser has signed in', async () => {
  const { db } = await openSqlite();
  const { idp, app, visitor } = await open(db);
  await signOn(visitor, idp);
  const { location } = (await visitor.send('POST', '/api/logout')).json();
  expect(location).toMatch(`${idp.issuer}/session/end?`);
  expect(new URL(location).searchParams.get('post_logout_redirect_uri')).toBe(
    'http://localhost:3000/',
  );
  expect((await visitor.send('POST', '/api/logout')).json()).toEqual({ success: true });
  const owner = await newUser(app);
  expect((await owner.send('POST', '/api/logout')).json()).toEqual({ success: true });
});

test('says what is configured with the answer about the user, and nothing by default', async () => {
  const { db } = await openSqlite();
  const { visitor } = await open(db, { registration: 'sso' });
  const { headers } = await visitor.send('GET', '/api/user');
  expect([headers.registration, headers['identity-provider']]).toEqual(['sso', 'Example%20ID']);
  const plain = await new Visitor(await testApp({ db })).send('GET', '/api/user');
  expect(Object.keys(plain.headers)).not.toContain('registration');
  expect(Object.keys(plain.headers)).not.toContain('identity-provider');
});

test('needs a client id, and a provider where only it creates accounts', () => {
  expect(() => readConfig({ OIDC_ISSUER: 'https://id.example' })).toThrow(
    /OIDC_CLIENT_ID is needed/,
  );
  expect(() => readConfig({ REGISTRATION: 'sso' })).toThrow(/OIDC_ISSUER is needed/);
  const variables = { OIDC_ISSUER: 'https://id.example/x', OIDC_CLIENT_ID: 'a' };
  expect(readConfig(variables).oidc?.name).toBe('id.example');
});
