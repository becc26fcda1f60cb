import { onTestFinished, vi } from 'vitest';
import type { AppOptions } from '../app.ts';
import type { Db } from '../platform/db/connect.ts';
import { buildOutbound } from '../platform/http/outbound.ts';
import { testApp } from './app.ts';
import { fromProvider, type IdentityProvider, startIdentityProvider } from './identity-provider.ts';
import { newUser, Visitor } from './visitor.ts';

type Config = Partial<AppOptions['config']> & {
  adminGroup?: string;
  trustEmail?: boolean;
  /** The issuer's path, and what the settings say instead. */
  path?: string;
  configuredPath?: string;
};

/** Builds a site with an identity provider. */
export async function openWithProvider(
  db: Db,
  { adminGroup, trustEmail = false, path = '', configuredPath = path, ...config }: Config = {},
  options: Partial<Omit<AppOptions, 'config'>> = {},
) {
  // Silences the package, which warns about every default.
  const notices = (['warn', 'info'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
  const idp = await startIdentityProvider(undefined, path);
  onTestFinished(() => {
    idp.close();
    for (const notice of notices) notice.mockRestore();
  });
  const issuer = idp.issuer.slice(0, idp.issuer.length - path.length) + configuredPath;
  const oidc = { ...idp.config.oidc, issuer, adminGroup, trustEmail };
  const settings = { ...idp.config, oidc, ...config };
  // A long limit, because a busy machine may delay the provider.
  const outbound = buildOutbound({ allowed: settings.outboundPrivate, timeoutMs: 240_000 });
  const app = await testApp({ db, outbound, ...options, config: settings });
  return { idp, app, visitor: new Visitor(app) };
}

/** Sends the request with which a browser returns from the provider to the site. */
export const callback = (visitor: Visitor, path: string, headers = {}) =>
  visitor.send('GET', path, undefined, { ...fromProvider, ...headers });

export const usersOf = async (db: Db) =>
  (await db.selectFrom('users').select('email').orderBy('id').execute()).map(({ email }) => email);

/** Registers a user with a password, and gives the provider's account the same address. */
export async function knownPerson(visitor: Visitor, idp: IdentityProvider): Promise<Visitor> {
  const owner = await newUser(visitor.app);
  idp.person = { sub: 'owner', email: owner.email, email_verified: true };
  return owner;
}
