import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { buildOutbound, type Outbound } from '../../platform/http/outbound.ts';
import { testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';
import { beginSignOn, signOn } from '../../testing/identity-provider.ts';
import { keepLog } from '../../testing/log.ts';
import { callback, openWithProvider, usersOf } from '../../testing/sign-on.ts';
import { newUser, Visitor } from '../../testing/visitor.ts';
import { buildProvider } from './provider.ts';

test.each([
  ['audience', (claims: object) => ({ ...claims, aud: 'another-client' })],
  ['issuer', (claims: object) => ({ ...claims, iss: 'https://attacker.example' })],
  ['nonce', (claims: object) => ({ ...claims, nonce: 'of another sign-in' })],
  ['missing nonce', (claims: object) => ({ ...claims, nonce: undefined })],
  ['expiry', (claims: object) => ({ ...claims, exp: 1 })],
])('refuses an ID token with the wrong %s', async (_, changeClaims) => {
  const { db } = await openSqlite();
  const { idp, visitor } = await openWithProvider(db);
  idp.changeClaims = changeClaims;
  expect(await signOn(visitor, idp)).toBe('/sign-on#failed=unverifiable');
  expect(await usersOf(db)).toEqual([]);
  idp.changeClaims = (claims) => ({ ...claims, unknown: 1 }); // changes nothing, but signs the token again
  expect(await signOn(visitor, idp)).toBe('/');
});

test.each([
  ['without', '/realm/', '/realm'],
  ['with', '/realm', '/realm/'],
])(
  'accepts an issuer %s a slash that the provider writes otherwise',
  async (_, path, configuredPath) => {
    const { db } = await openSqlite();
    const { idp, visitor } = await openWithProvider(db, { path, configuredPath });
    expect(await signOn(visitor, idp)).toBe('/');
    const identities = await db.selectFrom('identities').select('issuer').execute();
    expect(identities).toEqual([{ issuer: idp.issuer }]);
  },
);

test('names the issuer that the provider writes', async () => {
  const { idp } = await openWithProvider((await openSqlite()).db);
  const { log, lines } = keepLog();
  const oidc = { ...idp.config.oidc, issuer: idp.issuer.replace('127.0.0.1', 'localhost') };
  const outbound = buildOutbound({ allowed: ['localhost', '127.0.0.1'] });
  const provider = buildProvider({
    ...{ config: oidc, publicUrl: 'http://localhost:3000', outbound, clock: Date.now },
  });
  await expect(provider.authorizationUrl('token', false, log)).rejects.toThrow('unavailable');
  expect(lines.join()).toContain(`set it to ${idp.issuer}`);
});

test('refuses another state, and a code of another sign-in', async () => {
  const { db } = await openSqlite();
  const { idp, visitor } = await openWithProvider(db);
  const altered = (await beginSignOn(visitor, idp)).replace(/state=[\w-]{5}/, 'state=AAAAA');
  expect((await callback(visitor, altered)).headers.location).toBe('/sign-on#failed=expired');
  const first = await beginSignOn(visitor, idp);
  const second = await beginSignOn(visitor, idp);
  const code = /code=[\w-]+/.exec(first)?.[0] ?? '';
  const mixed = await callback(visitor, second.replace(/code=[\w-]+/, code));
  expect(mixed.headers.location).toBe('/sign-on#failed=unverifiable');
  expect(await usersOf(db)).toEqual([]);
});

test('derives the address of the callback only from PUBLIC_URL', async () => {
  const { db } = await openSqlite();
  const { idp, visitor } = await openWithProvider(db, { trustedProxies: ['127.0.0.1'] });
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

test('refuses a provider on a private address that OUTBOUND_PRIVATE does not list', async () => {
  const { db } = await openSqlite();
  const { idp, visitor } = await openWithProvider(db, { outboundPrivate: [] });
  const response = await visitor.send('POST', '/api/sign-on', {});
  expect([response.statusCode, response.json().reason]).toEqual([503, 'sign_on']);
  expect(idp.requests).toEqual([]);
});

test('works without the provider except for signing in with it', async () => {
  const { db } = await openSqlite();
  const [hurried, patient] = [100, 30_000].map((timeoutMs) =>
    buildOutbound({ allowed: ['127.0.0.1'], timeoutMs }),
  ) as [Outbound, Outbound];
  const outbound: Outbound = (...call) => (idp.isSilent ? hurried : patient)(...call);
  let now = Date.now();
  const { idp, app, visitor } = await openWithProvider(db, {}, { outbound, clock: () => now });
  idp.isSilent = true;
  const owner = await newUser(app);
  expect((await owner.logIn()).statusCode).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => visitor.send('POST', '/api/sign-on', {})),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  // There is none if a busy machine sends it too late.
  expect(idp.requests.length).toBeLessThanOrEqual(1);
  idp.isSilent = false;
  now += 5_000;
  const path = await beginSignOn(visitor, idp);
  idp.isSilent = true;
  expect((await callback(visitor, path)).headers.location).toBe('/sign-on#failed=unavailable');
  expect((await owner.send('POST', '/api/logout')).json()).toEqual({ success: true });
});

test('waits ten seconds for all responses of a slow provider together', async () => {
  const { db } = await openSqlite();
  const { idp, visitor } = await openWithProvider(db);
  const path = await beginSignOn(visitor, idp);
  idp.delayMs = 6_000; // the token and the keys arrive after twelve seconds
  expect((await callback(visitor, path)).headers.location).toBe('/sign-on#failed=unavailable');
  expect(idp.requests).toContain('/jwks');
  idp.delayMs = 0;
  expect(await signOn(visitor, idp)).toBe('/');
});

test('signs out at the provider only if the browser has signed in there', async () => {
  const { db } = await openSqlite();
  const { idp, app, visitor } = await openWithProvider(db);
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

test('reports the configured provider in the response about the user, and nothing by default', async () => {
  const { db } = await openSqlite();
  const { visitor } = await openWithProvider(db, { registration: 'sso' });
  const { headers } = await visitor.send('GET', '/api/user');
  expect([headers.registration, headers['identity-provider']]).toEqual(['sso', 'Example%20ID']);
  const plain = await new Visitor(await testApp({ db })).send('GET', '/api/user');
  expect(Object.keys(plain.headers)).not.toContain('registration');
  expect(Object.keys(plain.headers)).not.toContain('identity-provider');
});

test('requires a client id, and requires a provider if only single sign-on creates accounts', () => {
  expect(() => readConfig({ OIDC_ISSUER: 'https://id.example' })).toThrow(
    /OIDC_CLIENT_ID is needed/,
  );
  expect(() => readConfig({ REGISTRATION: 'sso' })).toThrow(/OIDC_ISSUER is needed/);
  const variables = {
    ...{ OIDC_ISSUER: 'https://id.example/x', OIDC_CLIENT_ID: 'a' },
    PUBLIC_URL: 'https://qr.example',
  };
  expect(() => readConfig({ ...variables, PUBLIC_URL: '' })).toThrow(/PUBLIC_URL is needed/);
  const plain = { ...variables, OIDC_ISSUER: 'http://keycloak:8080/x' };
  expect(() => readConfig(plain)).toThrow(/OIDC_ISSUER must start with https/);
  expect(readConfig({ ...plain, OUTBOUND_PRIVATE: 'keycloak' }).oidc).toBeDefined();
  expect(readConfig(variables).oidc?.name).toBe('id.example');
});
