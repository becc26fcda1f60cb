import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileTargets, seedKitCodes } from '../../../../lab/faults/kit-codes.ts';
import { readConfig } from '../../config.ts';
import { isAlmostFull } from '../../platform/files/disk-space.ts';
import { describeOnEachDatabase, openSqlite, type TestDatabase } from '../../testing/databases.ts';
import { addLink, newDataDir } from '../../testing/short-links.ts';
import { runKitCommand, runVerifyKitCommand, verifyKit } from './kit-command.ts';
import { legalAddress, writeKit } from './write-kit.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const hour = 3600_000;
const blockList = { has: (host: string) => host === 'bad.example' };

async function newKit({ db }: TestDatabase, parent?: string, name = 'kit') {
  const folder = join(parent ?? (await newDataDir()), name);
  await writeKit({ db, folder, shortUrl: 'https://q.example', blockList, now });
  return { folder, read: (path: string) => readFile(join(folder, path), 'utf8') };
}

describeOnEachDatabase('a survival kit', (open) => {
  test('contains every link, and is signed with one key even if two processes write at once', async () => {
    const database = await open();
    const parent = await newDataDir();
    const codes = await seedKitCodes(database.db, 64, now);
    const [a, b] = await Promise.all(['a', 'b'].map((name) => newKit(database, parent, name)));
    const findings = await verifyKit(String(b?.folder), join(String(a?.folder), 'public-key.pem'));
    expect(findings).toMatchObject({ problems: [], codes: 64 });
    const pages = await readdir(join(String(b?.folder), 'site/Q'));
    expect(pages.sort()).toEqual(codes.map((code) => `${code}.html`).sort());
    expect((await readdir(parent)).sort()).toEqual(['a', 'b']);
  });
});

test('lists what each code answers, now and later, and redirects with nginx where no clock decides', async () => {
  const database = await openSqlite();
  const { db } = database;
  await addLink(db, 'ACTIVE22');
  await addLink(db, 'ENDED222', { ends_at: now - 1, fallback: 'https://later.example/' });
  await addLink(db, 'WINDOW22', { starts_at: now + hour, ends_at: now + 2 * hour });
  await addLink(db, 'PAUSED22', { state: 'paused', pause_text: '=Back <b>soon</b>' });
  await addLink(db, 'DELETED2', { deleted_at: 1 });
  await addLink(db, 'DISABLED', { blocked_at: 1 });
  await addLink(db, 'BLOCKED2', { location: 'https://bad.example/' });
  await addLink(db, 'SCRIPT22', { location: 'javascript:alert(1)' });
  const { read } = await newKit(database);
  expect((await read('codes.csv')).replaceAll('"', '').trimEnd().split('\r\n')).toEqual([
    '\ufeffcode,from,answer,address,message',
    'ACTIVE22,,redirect,https://shop.example/menu,',
    'ENDED222,,redirect,https://later.example/,',
    'WINDOW22,,not-yet,,',
    'WINDOW22,2026-06-01T13:00:00.000Z,redirect,https://shop.example/menu,',
    'WINDOW22,2026-06-01T14:00:00.000Z,ended,,',
    "PAUSED22,,paused,,'=Back <b>soon</b>",
    'DELETED2,,deleted,,',
    ...['DISABLED', 'BLOCKED2', 'SCRIPT22'].map((code) => `${code},,disabled,,`),
  ]);
  expect((await read('nginx/codes.map')).split('\n').slice(0, 3)).toEqual([
    '"/Q/ACTIVE22" "https://shop.example/menu";',
    '"/Q/ENDED222" "https://later.example/";',
    '"/Q/WINDOW22" "/Q/WINDOW22.html";',
  ]);
  for (const [code, text] of [
    ['PAUSED22', '=Back &#60;b&#62;soon&#60;/b&#62;'],
    ['DELETED2', 'This code was deleted'],
    ['SCRIPT22', 'This code is not available'],
  ] as const) {
    const page = await read(`site/Q/${code}.html`);
    expect(page).toContain(text);
    expect(page).not.toMatch(/<a |http-equiv="refresh"/);
  }
  const page = await read('site/Q/WINDOW22.html');
  expect(visit(page, now).shown).toContain('not active yet');
  expect(visit(page, now + hour - 1).went).toEqual([]);
  expect(visit(page, now + hour).went).toEqual(['https://shop.example/menu']);
  expect(visit(page, now + hour, '/Q/WINDOW22+').went).toEqual([]);
  expect(visit(page, now + 2 * hour)).toMatchObject({ went: [] });
  expect(visit(page, now + 2 * hour).shown).toContain('has expired');
  const missing = await read('site/404.html');
  expect(visit(missing, now, '/q/window22/').went).toEqual(['/Q/WINDOW22']);
  expect(visit(missing, now, '/Q/WINDOW22').went).toEqual([]);
});

/** Runs the script of a page at a given time of the visitor's clock. */
function visit(page: string, at: number, path = '/Q/CODE') {
  const sections = [...page.matchAll(/<section data-from="(\d+)"[^>]*>(.*?)<\/section>/gs)].map(
    ([, from, body = '']) => {
      const [, href] = /<a href="([^"]*)"/.exec(body) ?? [];
      return { dataset: { from }, hidden: false, body, querySelector: () => href && { href } };
    },
  );
  const went: string[] = [];
  const location = { pathname: path, hash: '', replace: (to: string) => went.push(to) };
  const document = { querySelectorAll: () => sections };
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  runInNewContext(script, { document, location, Date: { now: () => at } });
  const shown = sections.filter(({ hidden }) => !hidden).map(({ body }) => body);
  return { shown: shown.join(), went };
}

test('no target can break out of its place in a page or configuration', async () => {
  const database = await openSqlite();
  const locations = hostileTargets.map((target) => new URL(target).href);
  for (const [n, location] of locations.entries()) {
    await addLink(database.db, `HOSTILE-${n}`, { location });
  }
  const { read } = await newKit(database);
  const lines = (await read('nginx/codes.map')).trim().split('\n');
  expect(lines).toHaveLength(locations.length);
  for (const line of lines) {
    expect(line).toMatch(/^"\/Q\/HOSTILE-\d+" "[^"\\\s]+";$/);
    expect(line.replaceAll(/\$\{everscan_dollar\}/g, '')).not.toMatch(/[${}]/);
  }
  for (const [n, location] of locations.entries()) {
    const page = await read(`site/Q/HOSTILE-${n}.html`);
    const [, href = ''] = /<a href="([^"]*)"/.exec(page) ?? [];
    const text = href.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    expect(text).toBe(location);
    expect(page.match(/<script|<meta http-equiv="refresh"|<section/g)).toHaveLength(3);
  }
});

test('an address keeps its meaning when illegal characters are encoded', () => {
  const decoded = (text: string) =>
    text.replace(/%([0-9a-f]{2})/gi, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  const path = fc.string({ unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(path, path, (query, fragment) => {
      const { href } = new URL(`https://shop.example/a?${query}#${fragment}`);
      const legal = legalAddress(href);
      expect(legal).toMatch(/^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+$/);
      expect(decoded(legal)).toBe(decoded(href));
    }),
    { numRuns: 2_000 },
  );
});

test('verify-kit detects a flipped byte, a missing, added or re-signed file, and reads no links', async () => {
  const database = await openSqlite();
  await seedKitCodes(database.db, 20, now);
  const { folder } = await newKit(database);
  const problems = async (key?: string) =>
    (await verifyKit(folder, key).catch((error) => ({ problems: [String(error)] }))).problems;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files).toHaveLength(20 + 10);
  for (const [i, { parentPath, name }] of files.entries()) {
    const file = join(parentPath, name);
    const bytes = await readFile(file);
    const all = name === 'public-key.pem' ? [...bytes.keys()] : [(7919 * (i + 1)) % bytes.length];
    for (const at of all) {
      await writeFile(file, bytes.with(at, (bytes[at] as number) ^ 1));
      expect(await problems(), `byte ${at} of ${name}`).not.toEqual([]);
    }
    await rm(file);
    expect(await problems(), `without ${name}`).not.toEqual([]);
    await writeFile(file, bytes);
  }
  const added = join(folder, 'site/Q/ADDED222.html');
  await writeFile(added, 'x');
  expect(await problems()).toEqual(['Pages in site/Q that are not part of the kit: 1.']);
  await rm(added);
  const other = join(await newDataDir(), 'key.pem');
  const { publicKey } = generateKeyPairSync('ed25519');
  await writeFile(other, publicKey.export({ type: 'spki', format: 'pem' }));
  expect(await problems(other)).toEqual([
    'SHA256SUMS was not signed with this key, or was changed.',
  ]);
  expect(await problems()).toEqual([]);
  await symlink('/dev/zero', added);
  expect(await problems()).toEqual([expect.stringMatching('is neither a file nor a folder')]);
});

test('only the user who made a kit can read it; the commands of its README check it even without codes', async () => {
  const { folder, read } = await newKit(await openSqlite());
  for (const name of await readdir(folder, { recursive: true })) {
    expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0);
  }
  const commands = (await read('README.txt')).match(/^ {3}(?:openssl|sha256sum) .*$/gm) ?? [];
  expect(commands).toHaveLength(2);
  for (const command of commands) await promisify(execFile)('sh', ['-c', command], { cwd: folder });
});

test('a kit leaves the last 5% of a disk', () => {
  const space = { blocks: 100, bavail: 5, bsize: 4096, files: 100, ffree: 5 };
  expect(isAlmostFull(space)).toBe(false);
  expect(isAlmostFull({ ...space, bavail: 4 })).toBe(true);
  expect(isAlmostFull({ ...space, ffree: 4 })).toBe(true);
  expect(isAlmostFull({ ...space, files: 0, ffree: 0 })).toBe(false);
});

test('the commands report what they did, and refuse what they cannot replace or read', async () => {
  const database = await openSqlite();
  await addLink(database.db, 'ABCD2345');
  const folder = join(await newDataDir(), 'kit');
  const run = (to: string, config = readConfig({})) =>
    runKitCommand(['kit', to], { db: database.db, config, now });
  const made = await run(folder);
  const [, key] = /Key: ([0-9a-f]{64})$/.exec(String(made?.message)) ?? [];
  expect(made).toMatchObject({ ok: true, message: expect.stringContaining('1 code;') });
  const checked = await runVerifyKitCommand(['verify-kit', folder]);
  expect(checked).toMatchObject({ ok: true, message: expect.stringContaining(String(key)) });
  await rm(join(folder, 'site/Q/ABCD2345.html'));
  expect(await runVerifyKitCommand(['verify-kit', folder])).toEqual({
    ok: false,
    message: 'site/Q/ABCD2345.html is missing.',
  });
  await writeFile(join(folder, 'manifest.json'), '{}');
  expect(await runVerifyKitCommand(['verify-kit', folder])).toEqual({
    ok: false,
    message: 'An earlier version made this kit. Check it with the commands in its README.txt.',
  });
  await expect(run(folder)).rejects.toThrow('not empty');
  // The root directory is the mount point that every system has.
  await expect(run('/')).rejects.toThrow('Name a new folder, such as /kit.');
  const unreadable = readConfig({ BLOCK_LIST: folder });
  await expect(run(join(folder, 'new'), unreadable)).rejects.toThrow('cannot be read');
});
