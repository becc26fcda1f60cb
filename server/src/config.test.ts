import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { describeUnknown, environmentNames } from './environment.ts';

test('.env.example names every variable, with the defaults', async () => {
  const example = parseEnv(
    await readFile(new URL('../../.env.example', import.meta.url), 'utf8'),
  ) as NodeJS.ProcessEnv;
  expect(Object.keys(example).sort()).toEqual([...environmentNames].sort());
  expect(readConfig(example)).toEqual(readConfig({}));
});

test.each(['compose.yaml', 'compose.postgres.yaml'])(
  'deploy/%s passes on every setting',
  async (name) => {
    const file = await readFile(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
    // The image sets three of these, and each file decides where the database is.
    const own = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_DIRECT_URL'];
    const missing = environmentNames.filter(
      (setting) => !own.includes(setting) && !file.includes(`\${${setting}`),
    );
    expect(missing).toEqual([]);
  },
);

test('every documented Compose command includes the env file that it needs', async () => {
  const files = ['docs/deploy.md', 'deploy/compose.yaml', 'deploy/compose.postgres.yaml'];
  const texts = files.map((file) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8'));
  const commands = (await Promise.all(texts)).join('\n').match(/^.*docker compose .*$/gm) ?? [];
  expect(commands).not.toEqual([]);
  for (const command of commands) expect(command).toContain('docker compose --env-file .env -f ');
});

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    database: { sqliteFile: 'data/everscan.sqlite' },
    publicUrl: 'http://localhost:3000',
    shortUrl: 'http://localhost:3000',
    trustedProxies: [],
    ipStorage: 'full',
  });
});

test('mail requires PUBLIC_URL, because mails contain links', () => {
  const variables = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'noreply@qr.example' };
  expect(problemsOf(variables)).toEqual([
    'PUBLIC_URL is needed when SMTP_URL is set: mails contain links to it',
  ]);
  const { smtpUrl } = readConfig({ ...variables, PUBLIC_URL: 'https://qr.example' });
  expect(smtpUrl).toBe('smtp://localhost');
});

test('reports all problems together', () => {
  const variables = {
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'https://example.com/app',
    SHORT_URL: 'ftp://example.com',
    TRUSTED_PROXIES: '10.0.0.0/8, everyone, 0.0.0.0/0',
    SMTP_URL: 'smtp://localhost',
    LOG_LEVEL: 'loud',
    SESSION_TTL_DAYS: '0',
    IP_STORAGE: 'some',
    METRICS_TOKEN: 'short',
    SERVICE_WORKER: 'maybe',
    BACKUP_KEEP: '0',
    BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1QQ',
  };
  const problems = problemsOf(variables);
  const named = problems.map((line) => line.split(' ')[0]);
  expect([...new Set(named)].sort()).toEqual([
    'BACKUP_KEEP',
    'BACKUP_RECIPIENT',
    'DATABASE_URL',
    'IP_STORAGE',
    'LOG_LEVEL',
    'MAIL_FROM',
    'METRICS_TOKEN',
    'PORT',
    'PUBLIC_URL',
    'SERVICE_WORKER',
    'SESSION_TTL_DAYS',
    'SHORT_URL',
    'TRUSTED_PROXIES',
  ]);
  expect(problems.filter((line) => line.startsWith('TRUSTED_PROXIES'))).toHaveLength(2);
});

test('rejects a mistyped age public key, because nobody could decrypt the backups', async () => {
  const key = await identityToRecipient(await generateX25519Identity());
  expect(readConfig({ BACKUP_RECIPIENT: key }).backupRecipients).toEqual([key]);
  const mistyped = key.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'));
  expect(problemsOf({ BACKUP_RECIPIENT: `${key}, ${mistyped}` })).toEqual([
    expect.stringMatching(/^BACKUP_RECIPIENT must be a public key of age/),
  ]);
});

test('names variables that resemble a setting, but no values and no variables of other programs', () => {
  const misspelt = {
    PUBLC_URL: 'a',
    DATABASEURL: 'b',
    public_url: 'c',
    LOG_LEVLE: 'd',
    SMTP_PASSWORD: 'e',
  };
  expect(describeUnknown(misspelt)).toEqual([
    'PUBLC_URL is unknown; did you mean PUBLIC_URL?',
    'DATABASEURL is unknown; did you mean DATABASE_URL?',
    'public_url is unknown; did you mean PUBLIC_URL?',
    'LOG_LEVLE is unknown; did you mean LOG_LEVEL?',
    'SMTP_PASSWORD is unknown.',
  ]);
  const others = {
    PATH: '',
    HOME: '',
    HOSTNAME: '',
    POST: '',
    PORTS: '',
    npm_config_cache: '',
    PUBLIC_URL: '',
  };
  expect(describeUnknown(others)).toEqual([]);
});

test.each([
  'noreply@qr.example',
  'Everscan <noreply@localhost>',
  '"QR, \\"Inc.\\"" <noreply@qr.example>',
  'Kürbis, Söhne <noreply@qr.example>',
  'QR @ Café <noreply@qr.example>',
  'Bob\'s "Best" QR <noreply@qr.example>',
])('accepts %s as the sender of mails', (sender) => {
  expect(readConfig({ MAIL_FROM: sender }).mailFrom).toBe(sender);
});

test.each(['Everscan', 'noreply', 'Everscan <noreply>', 'a@qr.example, b@qr.example', '<a@b'])(
  'rejects %s as the sender of mails',
  (sender) => {
    expect(problemsOf({ MAIL_FROM: sender })).toEqual([
      expect.stringMatching(/^MAIL_FROM must be/),
    ]);
  },
);

test('suggests percent-encoding when a password may have made an address invalid', () => {
  const variables = {
    DATABASE_URL: 'postgres://me:pa#ss@db/everscan',
    SMTP_URL: 'smtp://me:pa#ss@localhost',
  };
  const problems = problemsOf(variables).filter((line) => line.includes('percent-encode'));
  expect(problems.map((line) => line.split(' ')[0])).toEqual(['DATABASE_URL', 'SMTP_URL']);
});

test.each([
  'https://example.com/?x',
  'https://user@example.com',
  `https://a"onload=alert(1)"`,
  "https://a'b",
  'https://a&b',
  'https://a`b',
  'https://a$&b',
])('rejects %s as the address of the site', (url) => {
  expect(problemsOf({ PUBLIC_URL: url, SHORT_URL: url })).toHaveLength(2);
});

test.each([
  ['https://qr.example:8443', 'https://qr.example:8443'],
  ['http://[::1]:3000/', 'http://[::1]:3000'],
  ['https://MÜNCHEN.example', 'https://xn--mnchen-3ya.example'],
  ['http://my_host', 'http://my_host'],
])('accepts %s as the address of the site', (url, origin) => {
  expect(readConfig({ PUBLIC_URL: url }).publicUrl).toBe(origin);
});

test.each([
  [
    'a database',
    { DATABASE_URL: 'postgres://u:p@db/x' },
    { database: { postgresUrl: 'postgres://u:p@db/x' } },
  ],
  [
    'a site',
    { PUBLIC_URL: 'https://example.com/' },
    { publicUrl: 'https://example.com', shortUrl: 'https://example.com' },
  ],
  ['a port', { PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
  [
    'proxies',
    { TRUSTED_PROXIES: '127.0.0.1, fd00::/8' },
    { trustedProxies: ['127.0.0.1', 'fd00::/8'] },
  ],
])('%s can be configured', (_, variables: NodeJS.ProcessEnv, expected) => {
  expect(readConfig(variables)).toMatchObject(expected);
});

function problemsOf(variables: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  throw new Error('The configuration was accepted.');
}
