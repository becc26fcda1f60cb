import { join } from 'node:path';
import { type RegistrationMode, registrationModes } from '@everscan/contract/registration';
import * as z from 'zod';
import type { TracingConfig } from './adapters/tracing.ts';
import type { DatabaseLocation } from './db/connect.ts';
import { buildNetworks, isNetwork } from './http/network.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How IP addresses are stored: in full, as their /24 or /48 network, or not at all. */
const IP_STORAGE = ['full', 'truncated', 'none'] as const;
export type IpStorage = (typeof IP_STORAGE)[number];

const HOST_NAME = /^[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?$/;

/** URLs allow a quote and other characters that would need escaping in pages; no host has them. */
const URL_HOST = /^[\w.:[\]-]+$/;

/** A public key: https://age-encryption.org/v1, section X25519. */
const AGE_RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/;

const optionalText = z.string().optional();

/** Every environment variable that the server reads. .env.example explains them. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optionalText.refine(
    (value) => value === undefined || isUrl(value, ['postgres:', 'postgresql:']),
    'must start with postgres:// or be empty',
  ),
  DATABASE_DIRECT_URL: optionalText.refine(
    (value) => value === undefined || isUrl(value, ['postgres:', 'postgresql:']),
    'must start with postgres:// or be empty',
  ),
  PUBLIC_URL: optionalText.refine(isOptionalOrigin, originRule()),
  SHORT_URL: optionalText.refine(isOptionalOrigin, originRule()),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .superRefine((networks, context) => {
      for (const network of networks) {
        if (isNetwork(network)) continue;
        context.addIssue({
          code: 'custom',
          message: `"${network}" is not a network such as 10.0.0.0/8 or ::1`,
        });
      }
    }),
  SMTP_URL: optionalText.refine(
    (value) => value === undefined || isUrl(value, ['smtp:', 'smtps:']),
    'must start with smtp:// or smtps:// or be empty',
  ),
  MAIL_FROM: optionalText,
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  SESSION_TTL_DAYS: wholeNumber(1, 400, 30),
  DRAIN_SECONDS: wholeNumber(0, 60, 0),
  IP_STORAGE: z.enum(IP_STORAGE).default('full'),
  REGISTRATION: z.enum(registrationModes).default('open'),
  BLOCK_LIST: optionalText,
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  OIDC_ISSUER: optionalText.refine(
    (value) => value === undefined || isUrl(value, ['http:', 'https:']),
    'must be the https address of an OpenID Connect provider or be empty',
  ),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  OIDC_NAME: optionalText,
  OIDC_ADMIN_GROUP: optionalText,
  OUTBOUND_PRIVATE: z
    .string()
    .default('')
    .transform((value) =>
      value
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .superRefine((names, context) => {
      for (const name of names) {
        if (isNetwork(name) || HOST_NAME.test(name)) continue;
        const message = `"${name}" is neither a network such as 10.0.0.0/8 nor a host name`;
        context.addIssue({ code: 'custom', message });
      }
    }),
  ADMIN_2FA: z.enum(['optional', 'required']).default('optional'),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  BACKUP_DIR: optionalText,
  BACKUP_KEEP: wholeNumber(1, 1000, 7),
  BACKUP_RECIPIENT: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine(
      (keys) => keys.every((key) => AGE_RECIPIENT.test(key)),
      'must be a public key of age, such as age1…, or be empty',
    ),
  KIT_DIR: optionalText,
  KIT_KEEP: wholeNumber(1, 1000, 3),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalText.refine(
    (value) => value === undefined || isUrl(value, ['http:', 'https:']),
    'must be the http or https address of a collector or be empty',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .default('')
    .refine((value) => readPairs(value) !== undefined, 'must look like name=value,name=value')
    .transform((value) => readPairs(value) ?? {}),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .default('1')
    .refine((value) => /^(?:0|1|0?\.\d+|1\.0+)$/.test(value), 'must be a number from 0 to 1')
    .transform(Number),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(1, 600_000, 5000),
});

export const environmentNames: readonly string[] = Object.keys(environment.shape);

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
  logLevel: (typeof LOG_LEVELS)[number];
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
  /** How many daily backups stay. */
  backupKeep: number;
  /** Public keys of age that backups are encrypted for; without any, they are not encrypted. */
  backupRecipients: readonly string[];
  /** The folder for nightly survival kits; without one, there are none. */
  kitDir: string | undefined;
  /** How many survival kits stay. */
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
  /** What the sign-in dialog calls the provider. */
  name: string;
  /** Members of this group are administrators. */
  adminGroup: string | undefined;
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
  // The default is of no use to the readers of mails.
  if (given.SMTP_URL && !given.PUBLIC_URL) {
    problems.push('PUBLIC_URL is needed when SMTP_URL is set: mails contain links to it');
  }
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL) {
    problems.push('DATABASE_URL is needed when DATABASE_DIRECT_URL is set');
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

function oidcOf(values: z.infer<typeof environment>): OidcConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values;
  if (issuer === undefined || clientId === undefined) return undefined;
  return {
    issuer,
    clientId,
    clientSecret: values.OIDC_CLIENT_SECRET,
    name: values.OIDC_NAME ?? new URL(issuer).hostname,
    adminGroup: values.OIDC_ADMIN_GROUP,
  };
}

function tracingOf(values: z.infer<typeof environment>): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
  if (endpoint === undefined) return undefined;
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const { OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_TRACES_SAMPLER_ARG: ratio } = values;
  return { url, headers, ratio, delayMs: values.OTEL_BSP_SCHEDULE_DELAY };
}

/** The format of the OpenTelemetry specification: `name=value,name=value`, percent-encoded. */
function readPairs(text: string): Record<string, string> | undefined {
  try {
    const pairs = text.split(',').filter((pair) => pair.trim() !== '');
    const entries = pairs.map((pair) => {
      const [, name = '', value = ''] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      return [name.toLowerCase(), decodeURIComponent(value)] as const;
    });
    return entries.every(([name, value]) => name !== '' && /^[ -~]+$/.test(value))
      ? Object.fromEntries(entries)
      : undefined;
  } catch {
    return undefined;
  }
}

function isNamed(host: string, names: readonly string[]): boolean {
  return names.includes(host) || buildNetworks(names.filter(isNetwork))(host);
}

function wholeNumber(min: number, max: number, defaultValue: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, rule)
    .default(defaultValue);
}

function originRule(): string {
  return 'must be an http or https address without a path, such as https://example.com';
}

function isOptionalOrigin(value: string | undefined): boolean {
  if (value === undefined) return true;
  if (!isUrl(value, ['http:', 'https:'])) return false;
  const { host, pathname, search, hash, username, password } = new URL(value);
  return URL_HOST.test(host) && pathname === '/' && `${search}${hash}${username}${password}` === '';
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
