import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistrationMode } from '@everscan/contract/registration';
import { type Environment, environment, environmentNames, type IpStorage } from './environment.ts';
import type { DatabaseLocation } from './platform/db/connect.ts';
import { buildNetworks, isNetwork } from './platform/http/network.ts';
import type { TracingConfig } from './platform/open-telemetry.ts';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  database: DatabaseLocation;
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  /** Origin of short links. */
  shortUrl: string;
  /** Networks whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  logLevel: Environment['LOG_LEVEL'];
  sessionTtlDays: number;
  /** How long `/readyz` reports 503 before the server stops listening, in ms. */
  drainMs: number;
  ipStorage: IpStorage;
  /** Who may create an account. */
  registration: RegistrationMode;
  /** File of hosts that no dynamic code may lead to. It need not exist. */
  blockListFile: string;
  /** False withdraws the service worker from all browsers. */
  hasServiceWorker: boolean;
  oidc: OidcConfig | undefined;
  /** Private networks and hosts that this server may call. */
  outboundPrivate: readonly string[];
  /** Whether administrators need a second factor. */
  adminsNeedFactor: boolean;
  /** Grants access to `/metrics`; without a token only this machine may read them. */
  metricsToken: string | undefined;
  /** The folder for daily backups; without one, there are none. */
  backupDir: string | undefined;
  /** How many daily backups are kept. */
  backupKeep: number;
  /** Public keys of age that backups are encrypted for; without any, they are not encrypted. */
  backupRecipients: readonly string[];
  /** The folder for nightly survival kits; without one, there are none. */
  kitDir: string | undefined;
  /** How many survival kits are kept. */
  kitKeep: number;
  /** Where traces are sent; undefined without a collector. */
  tracing: TracingConfig | undefined;
};

/** An OpenID Connect provider, where this server is registered as a client. */
export type OidcConfig = {
  issuer: string;
  clientId: string;
  /** Absent for a public client. */
  clientSecret: string | undefined;
  /** The provider's name in the sign-in dialog. */
  name: string;
  /** Members of this group are administrators. */
  adminGroup: string | undefined;
  /** Whether addresses count as verified if the provider says nothing about them. */
  trustEmail: boolean;
};

/** All problems of the environment, one line each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Reads the configuration from `variables`. An empty value counts as absent.
 * @throws {ConfigError} with every problem at once.
 */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    environmentNames.flatMap((name) => {
      const value = variables[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = environment.safeParse(given);
  const problems = (parsed.error?.issues ?? []).map(
    (issue) => `${String(issue.path[0])} ${issue.message}`,
  );
  if (given.SMTP_URL && !given.MAIL_FROM) problems.push('MAIL_FROM is needed when SMTP_URL is set');
  // The default leads to localhost, which is useless in a mail.
  if (given.SMTP_URL && !given.PUBLIC_URL) {
    problems.push('PUBLIC_URL is needed when SMTP_URL is set: mails contain links to it');
  }
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL) {
    problems.push('DATABASE_URL is needed when DATABASE_DIRECT_URL is set');
  }
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const) {
    const file = URL.parse(given[name] ?? '')?.searchParams.get('sslrootcert');
    if (file && !existsSync(file))
      problems.push(`${name} names a missing file, sslrootcert=${file}`);
  }
  if (given.OIDC_ISSUER && !given.OIDC_CLIENT_ID) {
    problems.push('OIDC_CLIENT_ID is needed when OIDC_ISSUER is set');
  }
  if (given.REGISTRATION === 'sso' && !given.OIDC_ISSUER) {
    problems.push('OIDC_ISSUER is needed when REGISTRATION is sso');
  }
  if (given.OIDC_ISSUER && !given.PUBLIC_URL) {
    problems.push('PUBLIC_URL is needed when OIDC_ISSUER is set');
  }
  const { OIDC_ISSUER: issuer, OUTBOUND_PRIVATE: named = [] } = parsed.data ?? {};
  if (issuer?.startsWith('http:') && !isNamed(new URL(issuer).hostname, named)) {
    problems.push('OIDC_ISSUER must start with https:// unless OUTBOUND_PRIVATE names its host');
  }
  if (problems.length > 0 || !parsed.success) throw new ConfigError(problems);
  const values = parsed.data;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    database: values.DATABASE_URL
      ? { postgresUrl: values.DATABASE_URL, directUrl: values.DATABASE_DIRECT_URL }
      : { sqliteFile: join(values.DATA_DIR, 'everscan.sqlite') },
    publicUrl,
    shortUrl: values.SHORT_URL ? new URL(values.SHORT_URL).origin : publicUrl,
    trustedProxies: values.TRUSTED_PROXIES,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    logLevel: values.LOG_LEVEL,
    sessionTtlDays: values.SESSION_TTL_DAYS,
    drainMs: values.DRAIN_SECONDS * 1000,
    ipStorage: values.IP_STORAGE,
    registration: values.REGISTRATION,
    blockListFile: values.BLOCK_LIST ?? join(values.DATA_DIR, 'block-list.txt'),
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    oidc: oidcOf(values),
    outboundPrivate: values.OUTBOUND_PRIVATE,
    adminsNeedFactor: values.ADMIN_2FA === 'required',
    metricsToken: values.METRICS_TOKEN,
    backupDir: values.BACKUP_DIR,
    backupKeep: values.BACKUP_KEEP,
    backupRecipients: values.BACKUP_RECIPIENT,
    kitDir: values.KIT_DIR,
    kitKeep: values.KIT_KEEP,
    tracing: tracingOf(values),
  };
}

function oidcOf(values: Environment): OidcConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values;
  if (issuer === undefined || clientId === undefined) return undefined;
  return {
    issuer,
    clientId,
    clientSecret: values.OIDC_CLIENT_SECRET,
    name: values.OIDC_NAME ?? new URL(issuer).hostname,
    adminGroup: values.OIDC_ADMIN_GROUP,
    trustEmail: values.OIDC_TRUST_EMAIL === 'true',
  };
}

function tracingOf(values: Environment): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
  if (endpoint === undefined) return undefined;
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const { OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_TRACES_SAMPLER_ARG: ratio } = values;
  return { url, headers, ratio, delayMs: values.OTEL_BSP_SCHEDULE_DELAY };
}

function isNamed(host: string, names: readonly string[]): boolean {
  return names.includes(host) || buildNetworks(names.filter(isNetwork))(host);
}
