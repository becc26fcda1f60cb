import { registrationModes } from '@everscan/contract/registration';
import { bech32 } from '@scure/base';
import leven from 'leven';
import * as z from 'zod';
import { isNetwork } from './platform/http/network.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How IP addresses are stored: in full, as their /24 or /48 network, or not at all. */
const IP_STORAGE = ['full', 'truncated', 'none'] as const;
export type IpStorage = (typeof IP_STORAGE)[number];

const HOST_NAME = /^[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?$/;

/** URLs allow a quote and other characters that would need escaping in pages; no host has them. */
const URL_HOST = /^[\w.:[\]-]+$/;

/** An address, or a name and an address in angle brackets. */
const SENDER = /^(?:[^<>]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;

/** Characters such as # end the host of an address. */
const VALID_ADDRESS = 'a valid address (percent-encode special characters in user and password)';

const ORIGIN_RULE = 'must be an http or https address without a path, such as https://example.com';
const optionalText = z.string().optional();

const list = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean));

const databaseUrl = optionalUrl(
  ['postgres:', 'postgresql:'],
  `must start with postgres:// and be ${VALID_ADDRESS}, or be empty`,
);

/** Every environment variable that the server reads. .env.example explains them. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  PUBLIC_URL: optionalText.refine(isOptionalOrigin, ORIGIN_RULE),
  SHORT_URL: optionalText.refine(isOptionalOrigin, ORIGIN_RULE),
  TRUSTED_PROXIES: list.superRefine((networks, context) => {
    for (const network of networks) {
      if (isNetwork(network)) continue;
      context.addIssue({
        code: 'custom',
        message: `"${network}" is not a network such as 10.0.0.0/8 or ::1`,
      });
    }
  }),
  SMTP_URL: optionalUrl(
    ['smtp:', 'smtps:'],
    `must start with smtp:// or smtps:// and be ${VALID_ADDRESS}, or be empty`,
  ),
  MAIL_FROM: optionalText.refine(
    (value) => value === undefined || SENDER.test(value),
    'must be an email address, or a name and an address such as Everscan <noreply@example.com>',
  ),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  SESSION_TTL_DAYS: wholeNumber(1, 400, 30),
  DRAIN_SECONDS: wholeNumber(0, 60, 0),
  IP_STORAGE: z.enum(IP_STORAGE).default('full'),
  REGISTRATION: z.enum(registrationModes).default('open'),
  BLOCK_LIST: optionalText,
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  OIDC_ISSUER: optionalUrl(
    ['http:', 'https:'],
    'must be the https address of an OpenID Connect provider or be empty',
  ),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  OIDC_NAME: optionalText,
  OIDC_ADMIN_GROUP: optionalText,
  OIDC_TRUST_EMAIL: z.enum(['true', 'false']).default('false'),
  OUTBOUND_PRIVATE: list
    .transform((names) => names.map((name) => name.toLowerCase()))
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
  BACKUP_RECIPIENT: list.refine(
    (keys) => keys.every(isAgeRecipient),
    'must be a public key of age (age1…) without typing errors, or be empty',
  ),
  KIT_DIR: optionalText,
  KIT_KEEP: wholeNumber(1, 1000, 3),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(
    ['http:', 'https:'],
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

export type Environment = z.infer<typeof environment>;

export const environmentNames: readonly string[] = Object.keys(environment.shape);

/** Prefixes of our settings that hardly any other program uses. */
const PREFIXES =
  /^(?:SMTP_|MAIL_FROM|OIDC_|BACKUP_|KIT_|SHORT_URL|PUBLIC_URL|TRUSTED_PROX|OUTBOUND_|METRICS_TOKEN|SESSION_TTL|DRAIN_|IP_STORAGE|BLOCK_LIST|DATABASE_(?:URL|DIRECT)|OTEL_(?:EXPORTER_OTLP|TRACES|BSP))/;

/** A sentence for each variable that looks like a setting but is none. Contains names, never values. */
export function describeUnknown(variables: NodeJS.ProcessEnv): string[] {
  return Object.keys(variables).flatMap((name) => {
    if (environmentNames.includes(name)) return [];
    const upper = name.toUpperCase();
    // Other programs have names that resemble shorter ones, such as PORT.
    const mayMean = (known: string) => leven(upper, known) <= Math.min(2, known.length - 6);
    const meant = environmentNames.find(mayMean);
    if (meant) return [`${name} is unknown; did you mean ${meant}?`];
    return PREFIXES.test(upper) ? [`${name} is unknown.`] : [];
  });
}

/** Whether a public key has the right checksum: https://age-encryption.org/v1, section X25519. */
function isAgeRecipient(key: string): boolean {
  const decoded = bech32.decodeUnsafe(key);
  return (
    key.startsWith('age1') &&
    decoded?.prefix === 'age' &&
    bech32.fromWordsUnsafe(decoded.words)?.length === 32
  );
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

function wholeNumber(min: number, max: number, defaultValue: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, rule)
    .default(defaultValue);
}

function optionalUrl(protocols: readonly string[], rule: string) {
  return z
    .string()
    .refine((value) => isUrl(value, protocols), rule)
    .optional();
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
