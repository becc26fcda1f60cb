import { readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../../testing/databases.ts';
import { newDataDir } from '../../testing/short-links.ts';
import { startMailbox } from '../../testing/smtp.ts';
import { compareConnection, FORGED } from './check-proxy.ts';
import { checkNode, checkSettings } from './check-settings.ts';
import { runDoctorCommand } from './doctor-command.ts';

const MAIL_FROM = 'Everscan <noreply@example.org>';

describeOnEachDatabase('the doctor', (open) => {
  test('finds no problem with a server that works', async () => {
    const { db, location } = await open();
    const dataDir = await newDataDir();
    if ('sqliteFile' in location) {
      await symlink(location.sqliteFile, join(dataDir, 'everscan.sqlite'));
    }
    const app = await testApp({ db, config: { dataDir } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const mailbox = await startMailbox();
    const lines = await diagnose({
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgresUrl' in location ? location.postgresUrl : '',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: mailbox.url,
      MAIL_FROM,
    });
    // The machine that runs this test may have little space.
    expect(lines.filter((line) => line.startsWith('✗') && !/ free in /.test(line))).toEqual([]);
    for (const begin of [
      'Node.js',
      'Settings',
      'Disk',
      'Database',
      'Migrations',
      'Proxy',
      'Mail',
    ]) {
      expect(lines).toContainEqual(expect.stringMatching(`^✓ ${begin}: `));
    }
    expect(mailbox.mails).toEqual([]);
    const answer = await fetch(`http://127.0.0.1:${port}/connection`);
    expect(answer.status).toBe(404);
  });
});

test('reports every problem of a server, but none of its secrets', async () => {
  const dataDir = await newDataDir();
  await writeFile(join(dataDir, 'everscan.sqlite'), 'not a database '.repeat(1000));
  const backups = await newDataDir();
  const old = join(backups, 'everscan-2026-01-01T00-00-00Z.tar.zst');
  await writeFile(old, '');
  await utimes(old, 0, 0);
  const silent = await listenWithoutResponding();
  const variables = {
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://${silent}`,
    SMTP_URL: `smtp://user:hidden-secret@${silent}`,
    SMTP_PASSWORD: 'hidden-secret',
    MAIL_FROM,
    BACKUP_DIR: backups,
    KIT_DIR: join(backups, 'kits'),
  };
  const outcome = await runDoctorCommand(['doctor'], variables);
  expect(outcome?.ok).toBe(false);
  expect(outcome?.message).not.toContain('hidden-secret');
  for (const part of [
    'Settings: SMTP_PASSWORD is unknown',
    'Database: cannot be read',
    `Proxy: http://${silent} does not respond`,
    `Mail: ${silent} cannot be used: `,
    'Backups: the newest is',
    'Survival kits: there is none yet',
  ]) {
    expect(outcome?.message).toContain(`✗ ${part}`);
  }
});

test('reports every invalid setting', async () => {
  const lines = await diagnose({ PORT: 'x', LOG_LEVEL: 'loud' });
  for (const name of ['PORT', 'LOG_LEVEL']) {
    expect(lines).toContainEqual(expect.stringMatching(`^✗ Settings: ${name} `));
  }
});

describeOnEachDatabase('before a first start, the doctor', (open) => {
  test('finds nothing wrong', async () => {
    const { location } = await open('empty');
    const parent = await newDataDir();
    const lines = await diagnose({
      DATA_DIR: join(parent, 'missing', 'data'),
      DATABASE_URL: 'postgresUrl' in location ? location.postgresUrl : '',
      PUBLIC_URL: 'https://q.invalid',
      TRUSTED_PROXIES: '127.0.0.1',
      BACKUP_DIR: join(parent, 'backups'),
      KIT_DIR: join(parent, 'kits'),
    });
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([]);
    expect(lines).toContainEqual(expect.stringMatching(/^– Disk: .* the server creates it$/));
    expect(lines).toContainEqual(expect.stringMatching(/^– Proxy, .* run this command again/));
    expect(await readdir(parent)).toEqual([]);
  });
});

test('reports a data folder that nobody can create', async () => {
  const file = join(await newDataDir(), 'file');
  await writeFile(file, '');
  const lines = await diagnose({ DATA_DIR: join(file, 'data') });
  expect(lines).toContainEqual(expect.stringMatching(/^✗ Disk: .* cannot be opened: ENOTDIR/));
});

test('reports a setting that names a file instead of a folder', async () => {
  const file = join(await newDataDir(), 'file');
  await writeFile(file, '', { mode: 0o644 });
  const lines = await diagnose({ DATA_DIR: file, BACKUP_DIR: file, KIT_DIR: file });
  expect(lines).toContainEqual(expect.stringMatching(/^✗ Disk: DATA_DIR .* is not a folder/));
  expect(lines).toContainEqual(expect.stringMatching(/^✗ Backups: .* cannot be read: ENOTDIR/));
  expect(lines).toContainEqual(expect.stringMatching(/^✗ Survival kits: .* read: ENOTDIR/));
  expect(lines.join()).not.toMatch(/chmod|there is none yet/);
});

test.each([
  ['an https address without a proxy', { PUBLIC_URL: 'https://q.invalid' }, /TRUSTED_PROXIES/],
  ['a public server with a local address', { HOST: '0.0.0.0' }, /Set PUBLIC_URL/],
  ['an address without TLS', { PUBLIC_URL: 'http://q.invalid' }, /not an https address/],
])('reports %s', (_, variables, expected) => {
  const findings = checkSettings(readConfig(variables), variables);
  expect(findings).toContainEqual({ mark: '✗', text: expect.stringMatching(expected) });
});

test('mentions that unverified addresses are accepted', () => {
  const variables = {
    ...{ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_TRUST_EMAIL: 'true' },
    ...{ PUBLIC_URL: 'https://q.invalid', TRUSTED_PROXIES: '127.0.0.1' },
  };
  expect(checkSettings(readConfig(variables), variables)).toEqual([
    { mark: '✓', text: 'Settings: all are valid' },
    { mark: '–', text: expect.stringContaining('OIDC_TRUST_EMAIL') },
  ]);
});

test('reports an outdated version of Node.js', async () => {
  expect(await checkNode('22.1.0')).toMatchObject({ mark: '✗' });
});

const fine = {
  ...{ scheme: 'https', host: 'qr.example', client: '198.51.100.1', peer: '10.0.0.1' },
  ...{ isForwarded: true, isPeerTrusted: true },
};

test.each([
  ['a correct proxy', {}, undefined],
  [
    'a proxy that is not trusted',
    { scheme: 'http', isPeerTrusted: false },
    /TRUSTED_PROXIES=10\.0\.0\.1/,
  ],
  ['a proxy that does not pass on the scheme', { scheme: 'http' }, /X-Forwarded-Proto/],
  ['a proxy that changes the host', { host: '127.0.0.1:3000' }, /pass on Host/],
  ['a proxy that believes clients', { client: FORGED }, /replace this header/],
  ['a proxy that hides clients', { isForwarded: false }, /set X-Forwarded-For/],
])('reports the faults of %s', (_, seen, expected) => {
  const findings = compareConnection({ ...fine, ...seen }, 'https://qr.example');
  if (expected) expect(findings.map(({ text }) => text)).toEqual([expect.stringMatching(expected)]);
  else expect(findings).toEqual([]);
});

test.each([
  ['no token', undefined],
  ['a made-up token', `Bearer ${'a'.repeat(43)}`],
])('the server does not describe the connection of a request with %s', async (_, authorization) => {
  const { db } = await openSqlite();
  const app = await testApp({ db, config: { dataDir: await newDataDir() } });
  const headers = authorization === undefined ? {} : { authorization };
  expect((await app.inject({ url: '/connection', headers })).statusCode).toBe(404);
});

/** Returns the address of a server that closes every connection without a response. */
async function listenWithoutResponding(): Promise<string> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function diagnose(variables: NodeJS.ProcessEnv): Promise<string[]> {
  const outcome = await runDoctorCommand(['doctor'], variables);
  return outcome?.message.split('\n') ?? [];
}
