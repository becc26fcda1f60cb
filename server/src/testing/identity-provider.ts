// Needed by workspaces that include only this file.
/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Provider from 'oidc-provider';
import type { OidcConfig } from '../config.ts';
import type { Visitor } from './visitor.ts';

/** The provider's claims about a person. */
export type Person = { sub: string; email?: string; email_verified?: boolean; groups?: string[] };

type Claims = Record<string, unknown>;

export type IdentityProvider = {
  issuer: string;
  /** For `AppOptions.config`. */
  config: { oidc: OidcConfig; outboundPrivate: readonly string[] };
  /** The person who signs in at the provider next. */
  person: Person;
  /** Changes the claims of ID tokens, which are then signed again. */
  changeClaims: ((claims: Claims) => Claims) | undefined;
  /** Paths that have been requested. */
  requests: string[];
  /** Whether requests get no response. */
  isSilent: boolean;
  /** How long each request waits for its response, in ms. */
  delayMs: number;
  close(): void;
};

/** Shared by all providers of a process, because making one takes up to half a second. */
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const CLIENT = { clientId: 'everscan', clientSecret: 'a secret of the client' };

/**
 * Starts a real OpenID Connect provider, where every visitor signs in as `person` without asking.
 * @param path of the issuer, such as `/realm/`
 */
export async function startIdentityProvider(
  publicUrl = 'http://localhost:3000',
  path = '',
): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const mount = path.replace(/\/$/, '');
  const people = new Map<string, Person>();
  const idp: IdentityProvider = {
    issuer,
    config: {
      oidc: { issuer, ...CLIENT, name: 'Example ID', adminGroup: undefined, trustEmail: false },
      outboundPrivate: ['127.0.0.1'],
    },
    person: { sub: 'ana', email: 'ana@example.com', email_verified: true },
    changeClaims: undefined,
    requests: [],
    isSilent: false,
    delayMs: 0,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${publicUrl}/api/sign-on/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
      },
    ],
    cookies: { keys: ['a key'] },
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }],
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], groups: ['groups'] },
    scopes: ['openid', 'email', 'groups'],
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `${mount}/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: async () => people.get(accountId),
    }),
    async loadExistingGrant({
      oidc,
    }: {
      oidc: { client: object; session: { accountId: string } };
    }) {
      const { accountId } = oidc.session;
      const grant = new provider.Grant({ clientId: CLIENT.clientId, accountId });
      grant.addOIDCScope('openid email groups');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    const { changeClaims } = idp;
    if (context.oidc?.route !== 'token' || !changeClaims) return;
    const body = context.body as { id_token: string };
    const [header, payload = ''] = body.id_token.split('.');
    const claims = changeClaims(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    const text = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
    const signature = sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url');
    context.body = { ...body, id_token: `${text}.${signature}` };
  });
  const handle = provider.callback();
  server.on('request', async (request, response) => {
    const url = (request.url ?? '').slice(mount.length);
    Object.assign(request, { originalUrl: request.url, url });
    idp.requests.push(url.replace(/\?.*/, ''));
    if (idp.isSilent) return;
    if (idp.delayMs > 0) await sleep(idp.delayMs);
    if (!url.startsWith('/interaction/')) return handle(request, response);
    people.set(idp.person.sub, idp.person);
    provider.interactionFinished(request, response, { login: { accountId: idp.person.sub } });
  });
  return idp;
}

/**
 * Follows the provider's redirects, and returns the address at which it sends the browser back to the site.
 * @param cookies the browser's cookies of the provider, which may contain a session
 */
export async function signInAt(
  idp: IdentityProvider,
  location: string,
  cookies = new Map<string, string>(),
): Promise<string> {
  let url = location;
  for (let hop = 0; hop < 10; hop++) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    url = new URL(response.headers.get('location') ?? '', url).href;
    if (!url.startsWith(idp.issuer)) return url;
  }
  throw new Error(`The provider never returned: ${url}`);
}

/** Begins a sign-in, and returns the path at which the provider sends the browser back to the site. */
export async function beginSignOn(
  visitor: Visitor,
  idp: IdentityProvider,
  connects = false,
  path?: string,
): Promise<string> {
  const response = await visitor.send('POST', '/api/sign-on', { connects, path });
  if (response.statusCode !== 200) throw new Error(response.body);
  const { pathname, search } = new URL(await signInAt(idp, response.json().location));
  return pathname + search;
}

/** Signs in through the provider, and returns where the browser is led. */
export async function signOn(
  visitor: Visitor,
  idp: IdentityProvider,
  connects = false,
  page?: string,
) {
  const path = await beginSignOn(visitor, idp, connects, page);
  return String((await visitor.send('GET', path, undefined, fromProvider)).headers.location);
}

/** The header that browsers send when the provider redirects to the site. */
export const fromProvider = { 'sec-fetch-site': 'cross-site' };
