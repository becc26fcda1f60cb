import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SignOnFailure } from '@everscan/contract/accounts.schemas';
import { emailSchema } from '@everscan/contract/email';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientAuth, Configuration } from 'openid-client';
import type { OidcConfig } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Outbound, OutboundError } from '../../platform/http/outbound.ts';

/** How long the provider's metadata is used, in ms. */
const METADATA_TTL_MS = 3600 * 1000;
/** How long a failure to read the metadata is cached, in ms, because browsers repeat their requests at once. */
const FAILURE_TTL_MS = 5_000;
/** How long the provider may take for all its responses to one request of ours. */
const TIMEOUT_SECONDS = 10;
/** How far the clocks of a provider's machines may differ. */
const TOLERANCE_SECONDS = 30;
/** Errors with which a person ends a sign-in (RFC 6749, 4.1.2.1; OpenID Connect Core, 3.1.2.6). */
const CANCELLED: ReadonlySet<unknown> = new Set(['access_denied', 'login_required']);

/** The provider's claims about a person who has signed in there. */
export type ProvidedIdentity = {
  issuer: string;
  subject: string;
  /** Only an address that the provider has verified, or that OIDC_TRUST_EMAIL accepts. */
  email: string | undefined;
  /** Whether the person is in the administrators' group. */
  isAdmin: boolean;
  /**
   * Whether the person has proven their identity there since the sign-in began, instead of using an existing
   * session.
   */
  isConfirmed: boolean;
};

/** Why a sign-in through the provider failed. */
export class ProviderError extends Error {
  readonly failure: SignOnFailure;

  constructor(failure: SignOnFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** The log of the request. */
export type Log = Pick<FastifyBaseLogger, 'warn' | 'info'>;

export type Provider = {
  /**
   * The address where the browser signs in. `token` is the secret of this sign-in.
   * @param confirms whether the person has to prove their identity even if they have a session there
   * @throws {ProviderError}
   */
  authorizationUrl(token: string, confirms: boolean, log: Log): Promise<string>;
  /**
   * Exchanges the code in `search` for the person's identity.
   * @param begunAt when the sign-in began, in ms
   * @throws {ProviderError}
   */
  identify(search: string, token: string, begunAt: number, log: Log): Promise<ProvidedIdentity>;
  /** The address where the browser signs out; undefined if the provider has no such page, or is down. */
  endSessionUrl(): Promise<string | undefined>;
};

type Options = {
  config: OidcConfig;
  /** Origin of the site. */
  publicUrl: string;
  outbound: Outbound;
  clock: Clock;
};

/**
 * An OpenID Connect provider (docs/decisions/0034-single-sign-on.md). It is first contacted when
 * somebody signs in, so the site works without it.
 */
export function buildProvider({ config, publicUrl, outbound, clock }: Options): Provider {
  const redirectUri = `${publicUrl}/api/sign-on/callback`;
  const deadline = new AsyncLocalStorage<AbortSignal>();
  const inTime = <Value>(work: () => Promise<Value>): Promise<Value> =>
    deadline.run(AbortSignal.timeout(TIMEOUT_SECONDS * 1000), work);
  let known: { discovery: Promise<Configuration>; until: number } | undefined;

  /** The provider's metadata. Concurrent requests share one attempt. */
  function discover(): Promise<Configuration> {
    if (known && known.until > clock()) return known.discovery;
    const discovery = deadline.getStore() ? load() : inTime(load);
    const entry = { discovery, until: clock() + METADATA_TTL_MS };
    known = entry;
    discovery.catch(() => {
      entry.until = clock() + FAILURE_TTL_MS;
    });
    return discovery;
  }

  async function load(): Promise<Configuration> {
    const client = await import('openid-client');
    const server = new URL(config.issuer);
    // `outbound` decides which hosts may be called over http.
    const insecure = server.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    const authentication: ClientAuth = (as, ...rest) => {
      const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      const { ClientSecretBasic, ClientSecretPost, None } = client;
      const { clientSecret } = config;
      if (clientSecret === undefined) return None()(as, ...rest);
      const choose = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
      return choose(clientSecret)(as, ...rest);
    };
    const discover = (issuer: URL) =>
      client.discovery(issuer, config.clientId, {}, authentication, {
        [client.customFetch]: (url, options) =>
          outbound(url, { ...options, signal: deadline.getStore() } as Parameters<Outbound>[1]),
        execute: [client.enableNonRepudiationChecks, ...insecure],
        timeout: TIMEOUT_SECONDS,
      });
    return discover(server).catch((error: unknown) => {
      const named = namedIssuer(error);
      if (named === undefined) throw error;
      // The addresses of the metadata are the same with and without the slash at the end.
      if (withoutSlash(named) === withoutSlash(server.href)) return discover(new URL(named));
      throw new Error(`OIDC_ISSUER is not what the provider calls itself: set it to ${named}`);
    });
  }

  /** Logs the reason, but no data that was sent or received, which may contain codes and tokens. */
  function fail(error: unknown, otherwise: SignOnFailure, log: Log): ProviderError {
    const { name, message, code, cause } = error as Error & { code?: string };
    const outboundError = [error, cause].find((each) => each instanceof OutboundError);
    const reason = outboundError?.message ?? message;
    log.warn({ name, code, reason }, 'a sign-in through the identity provider failed');
    if (outboundError) return new ProviderError('unavailable');
    if (name === 'AuthorizationResponseError') {
      const isRefused = CANCELLED.has((error as { error?: unknown }).error);
      return new ProviderError(isRefused ? 'cancelled' : 'unavailable');
    }
    return new ProviderError(otherwise);
  }

  return {
    async authorizationUrl(token, confirms, log) {
      try {
        const [client, provider] = [await import('openid-client'), await discover()];
        const { state, nonce, verifier } = secretsOf(token);
        const scopes = ['openid', 'email'];
        if (config.adminGroup !== undefined) {
          const { scopes_supported: offered = [] } = provider.serverMetadata();
          scopes.push(...['profile', 'groups'].filter((scope) => offered.includes(scope)));
        }
        const url = client.buildAuthorizationUrl(provider, {
          ...{ redirect_uri: redirectUri, scope: scopes.join(' '), state, nonce },
          code_challenge: createHash('sha256').update(verifier).digest('base64url'),
          code_challenge_method: 'S256',
          // Both have the same meaning (OpenID Connect Core, 3.1.2.1), but some providers support only one of them.
          ...(confirms && { prompt: 'login', max_age: '0' }),
        });
        return url.href;
      } catch (error) {
        throw fail(error, 'unavailable', log);
      }
    },

    identify: (search, token, begunAt, log) =>
      inTime(async () => {
        const [client, provider] = [
          await import('openid-client'),
          await discover().catch((error: unknown) => {
            throw fail(error, 'unavailable', log);
          }),
        ];
        const { state, nonce, verifier } = secretsOf(token);
        const { adminGroup } = config;
        try {
          // Not taken from the request's URL, whose host the client chooses.
          const url = new URL(redirectUri + search);
          const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
          const tokens = await client.authorizationCodeGrant(provider, url, checks);
          const claims: Record<string, unknown> = { ...tokens.claims() };
          const { iss: issuer, sub: subject } = claims;
          if (typeof issuer !== 'string' || typeof subject !== 'string') {
            throw new TypeError('no ID token');
          }
          const isComplete =
            'email' in claims &&
            'email_verified' in claims &&
            (adminGroup === undefined || 'groups' in claims);
          const more: Record<string, unknown> =
            !isComplete && provider.serverMetadata().userinfo_endpoint
              ? { ...(await client.fetchUserInfo(provider, tokens.access_token, subject)) }
              : {};
          const isSilent = ![claims, more].some((each) => 'email_verified' in each);
          const isTrusted = isSilent && config.trustEmail;
          // The address and the claim that it is verified must come from the same source, because the other may
          // name another address.
          const hasAddress = 'email' in claims && ('email_verified' in claims || isTrusted);
          const source = hasAddress ? claims : more;
          const { data: email } = emailSchema.safeParse(source.email);
          if (isTrusted && email !== undefined) {
            log.info('accepted an unverified address because of OIDC_TRUST_EMAIL');
          }
          const groups = claims.groups ?? more.groups;
          const isMember = Array.isArray(groups) && groups.includes(adminGroup);
          return {
            issuer,
            subject,
            email: source.email_verified === true || isTrusted ? email : undefined,
            isAdmin: adminGroup !== undefined && isMember,
            isConfirmed:
              secondsSinceProof(claims) <= (clock() - begunAt) / 1000 + TOLERANCE_SECONDS,
          };
        } catch (error) {
          throw fail(error, 'unverifiable', log);
        }
      }),

    async endSessionUrl() {
      try {
        const [client, provider] = [await import('openid-client'), await discover()];
        if (!provider.serverMetadata().end_session_endpoint) return undefined;
        const parameters = { post_logout_redirect_uri: `${publicUrl}/` };
        return client.buildEndSessionUrl(provider, parameters).href;
      } catch {
        return undefined;
      }
    },
  };
}

/** The issuer in the provider's metadata, if `error` says that it is not the expected one. */
function namedIssuer(error: unknown): string | undefined {
  const { attribute, body } = ((error as Error).cause ?? {}) as Record<string, unknown>;
  const issuer = attribute === 'issuer' ? (body as { issuer?: unknown })?.issuer : undefined;
  return typeof issuer === 'string' ? issuer : undefined;
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

/** Whether the provider's response in `search` belongs to the sign-in with this token. */
export function isAnswerTo(search: string, token: string): boolean {
  const state = Buffer.from(new URLSearchParams(search).get('state') ?? '');
  const expected = Buffer.from(secretsOf(token).state);
  return state.length === expected.length && timingSafeEqual(state, expected);
}

/**
 * The seconds since the person proved their identity, by the provider's clock, which may differ from ours;
 * Infinity if unknown.
 */
function secondsSinceProof({ iat, auth_time }: Record<string, unknown>): number {
  return typeof iat === 'number' && typeof auth_time === 'number' ? iat - auth_time : Infinity;
}

/**
 * State, nonce and PKCE verifier (RFC 7636) of a sign-in. They are derived from the token in the
 * browser's cookie, so the database needs to contain none of them.
 */
function secretsOf(token: string) {
  const derive = (name: string) => createHmac('sha256', token).update(name).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') };
}
