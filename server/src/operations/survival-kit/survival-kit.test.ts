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
import { runKitCommand, runVerifyKitCommand } from './kit-command.ts';
import { fingerprint } from './kit-manifest.ts';
import { writeKit } from './kit-writer.ts';
import { legalAddress } from './legal-address.ts';
import { verifyKit } from './verify-kit.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const hour = 3600_000;
const blockList = { has: (host: string) => host === 'bad.example' };
const shortUrl = 'https://q.example';

async function newKit({ db }: TestDatabase, parent: string, name: string, at = now) {
  const folder = join(parent, name);
  await writeKit({ db, folder, shortUrl, blockList, now: at });
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  return { folder, read };
}

describeOnEachDatabase('a survival kit', (open) => {
  test('contains every link, is signed with one key, and names the previous kit', async () => {
    const database = await open();
    const parent = await newDataDir();
    const codes = await seedKitCodes(database.db, 64, now);
    const first = await newKit(database, parent, 'a');
    const second = await newKit(database, parent, 'b', now + 24 * hour);
    const findings = await verifyKit(second.folder, join(first.folder, 'public-key.pem'));
    expect(findings).toMatchObject({ problems: [], previous: 'a', manifest: { links: 64 } });
    const pages = await readdir(join(second.folder, 'site/Q'));
    expect(pages.sort()).toEqual(codes.map((code) => `${code}.html`).sort());
    expect((await readdir(parent)).sort()).toEqual(['a', 'b']);
  });

  test('has the same key when two processes write one at the same time', async () => {
    const database = await open();
    const parent = await newDataDir();
    const kits = await Promise.all(['a', 'b'].map((name) => newKit(database, parent, name)));
    const keys = await Promise.all(kits.map(({ read }) => read('public-key.pem')));
    expect(keys[0]).toBe(keys[1]);
    expect(await database.db.selectFrom('signing_keys').selectAll().execute()).toHaveLength(1);
  });
});

test('only codes that keep redirecting are in the maps of web servers', async () => {
  const database = await openSqlite();
  const { db } = database;
  await addLink(db, 'ACTIVE22');
  await addLink(db, 'ENDED222', { ends_at: now - 1, fallback: 'https://later.example/' });
  await addLink(db, 'WILLEND2', { ends_at: now + hour });
  await addLink(db, 'NOTYET22', { starts_at: now + hour });
  await addLink(db, 'PAUSED22', { state: 'paused', pause_text: 'Back <b>soon</b>' });
  await addLink(db, 'DELETED2', { deleted_at: 1 });
  await addLink(db, 'DISABLED', { blocked_at: 1 });
  await addLink(db, 'BLOCKED2', { location: 'https://bad.example/' });
  await addLink(db, 'SCRIPT22', { location: 'javascript:alert(1)' });
  const { read } = await newKit(database, await newDataDir(), 'kit');
  expect(await read('_redirects')).toBe(
    '/Q/ACTIVE22 https://shop.example/menu 302\n/Q/ENDED222 https://later.example/ 302\n',
  );
  expect((await read('nginx/redirects.map')).match(/^"[^"]+"/gm)).toEqual([
    '"/Q/ACTIVE22"',
    '"/Q/ENDED222"',
  ]);
  expect((await read('nginx/pages.map')).split('\n')).toHaveLength(8);
  const headings: [string, string][] = [
    ['PAUSED22', 'Back &#60;b&#62;soon&#60;/b&#62;'],
    ['DELETED2', 'This code was deleted'],
    ['DISABLED', 'This code is not available'],
    ['BLOCKED2', 'This code is not available'],
    ['SCRIPT22', 'This code is not available'],
  ];
  for (const [code, text] of headings) {
    const page = await read(`site/Q/${code}.html`);
    expect(page).toContain(text);
    expect(page).not.toMatch(/<a |http-equiv="refresh"/);
  }
});

/** Runs the script of a page at a given time of the visitor's clock. */
function visit(page: string, at: number, path = '/Q/CODE') {
  const sections = [...page.matchAll(/<section data-from="(\d+)"[^>]*>(.*?)<\/section>/gs)].map(
    ([, from, body = '']) => ({
      dataset: { from },
      hidden: false,
      body,
      querySelector: () =>
        /<a href="([^"]*)"/
          .exec(body)
          ?.slice(1)
          .map((href) => ({ href }))[0],
    }),
  );
  const went: string[] = [];
  const location = { pathname: path, hash: '', replace: (to: string) => went.push(to) };
  const document = { querySelectorAll: () => sections };
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  runInNewContext(script, { document, location, Date: { now: () => at } });
  const shown = sections.filter(({ hidden }) => !hidden).map(({ body }) => body);
  return { shown: shown.join(), went };
}

test("a code with a schedule decides by the visitor's clock", async () => {
  const database = await openSqlite();
  await addLink(database.db, 'WINDOW22', { starts_at: now + hour, ends_at: now + 2 * hour });
  const { read } = await newKit(database, await newDataDir(), 'kit');
  const page = await read('site/Q/WINDOW22.html');
  expect(visit(page, now).shown).toContain('not active yet');
  expect(visit(page, now + hour - 1).went).toEqual([]);
  expect(visit(page, now + hour).went).toEqual(['https://shop.example/menu']);
  expect(visit(page, now + hour, '/Q/WINDOW22+').went).toEqual([]);
  expect(visit(page, now + 2 * hour).shown).toContain('has expired');
  expect(visit(page, now + 2 * hour).went).toEqual([]);
  const missing = await read('site/404.html');
  expect(visit(missing, now, '/q/window22/').went).toEqual(['/Q/WINDOW22']);
  expect(visit(missing, now, '/Q/WINDOW22').went).toEqual([]);
});

test('no target can break out of its place in a page or configuration', async () => {
  const database = await openSqlite();
  const locations = hostileTargets.map((target) => new URL(target).href);
  for (const [n, location] of locations.entries()) {
    await addLink(database.db, `HOSTILE-${n}`, { location });
  }
  const { read } = await newKit(database, await newDataDir(), 'kit');
  const nginx = `${await read('nginx/redirects.map')}${await read('nginx/pages.map')}`;
  const lines = nginx.trim().split('\n');
  expect(lines).toHaveLength(locations.length);
  for (const line of lines) {
    expect(line).toMatch(/^"\/Q\/HOSTILE-\d+" "[^"\\\s]+";$/);
    expect(line.replaceAll(/\$\{everscan_dollar\}/g, '')).not.toMatch(/[${}]/);
  }
  for (const line of (await read('_redirects')).trim().split('\n')) {
    expect(line).toMatch(/^\/Q\/HOSTILE-\d+ https?:\/\/[^\s*]+ 302$/);
    expect(line).not.toContain('/:splat');
  }
  const caddy = (await read('caddy/redirects/HO.caddy')).trim().split('\n');
  expect(caddy.slice(0, 2)).toEqual(['route /Q/HO* {', 'map {path} {everscan_address} {']);
  for (const line of caddy.slice(2, -3)) expect(line).toMatch(/^"[^"]+" "[^"\\`{}\s]+"$/);
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
      expect(legalAddress(legal)).toBe(legal);
    }),
    { numRuns: 2_000 },
  );
});

test('verify-kit detects a flipped byte, and a missing, added or re-signed file', async () => {
  const database = await openSqlite();
  await seedKitCodes(database.db, 20, now);
  const { folder } = await newKit(database, await newDataDir(), 'kit');
  const problems = async (key?: string) =>
    (await verifyKit(folder, key).catch((error) => ({ problems: [String(error)] }))).problems;
  expect(await problems()).toEqual([]);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(30);
  const keyFile = join(folder, 'public-key.pem');
  const keyBytes = await readFile(keyFile);
  for (const at of keyBytes.keys()) {
    await writeFile(keyFile, keyBytes.with(at, (keyBytes[at] as number) ^ 1));
    expect(await problems(), `byte ${at} of the key`).not.toEqual([]);
  }
  await writeFile(keyFile, keyBytes);
  for (const [i, { parentPath, name }] of files.entries()) {
    const file = join(parentPath, name);
    const bytes = await readFile(file);
    const damaged = Buffer.from(bytes);
    const at = (7919 * (i + 1)) % bytes.length;
    damaged[at] = (damaged[at] as number) ^ 1;
    await writeFile(file, damaged);
    expect(await problems(), `byte ${at} of ${name}`).not.toEqual([]);
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
  expect(await problems(other)).toHaveLength(1);
  expect(await problems()).toEqual([]);
});

test('verify-kit neither follows links nor reads pipes', async () => {
  const database = await openSqlite();
  await addLink(database.db, 'ABCD2345');
  const { folder } = await newKit(database, await newDataDir(), 'kit');
  const page = join(folder, 'site/Q/ABCD2345.html');
  await rm(page);
  await symlink('/dev/zero', page);
  await expect(verifyKit(folder)).rejects.toThrow('ABCD2345.html is neither a file nor a folder');
});

test('only the user who made a kit can read it, and a web server cannot list its folder of pages', async () => {
  const database = await openSqlite();
  await addLink(database.db, 'ABCD2345');
  const { folder } = await newKit(database, await newDataDir(), 'kit');
  expect((await readdir(join(folder, 'site'))).sort()).toEqual(['404.html', 'Q', 'index.html']);
  for (const name of await readdir(folder, { recursive: true })) {
    expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0);
  }
});

test('no kit is written if the block list cannot be read', async () => {
  const { db } = await openSqlite();
  const folder = await newDataDir();
  const config = readConfig({ BLOCK_LIST: folder });
  const kit = runKitCommand(['kit', join(folder, 'kit')], {
    db,
    config,
    clock: () => now,
    report() {},
  });
  await expect(kit).rejects.toThrow('cannot be read');
});

test('a kit without codes can be checked with the commands of its README', async () => {
  const { folder, read } = await newKit(await openSqlite(), await newDataDir(), 'kit');
  expect((await verifyKit(folder)).problems).toEqual([]);
  const command = 'cat checks/*.txt | sha256sum --check --quiet';
  expect(await read('README.txt')).toContain(command);
  await promisify(execFile)('sh', ['-c', command], { cwd: folder });
});

test('a mount point cannot itself be a kit, only contain one', async () => {
  // The root directory is the mount point that every system has.
  await expect(newKit(await openSqlite(), '/', '.')).rejects.toThrow(
    'Name a new folder, such as /kit.',
  );
});

test('a kit leaves the last 5% of a disk', () => {
  const space = { blocks: 100, bavail: 5, bsize: 4096, files: 100, ffree: 5 };
  expect(isAlmostFull(space)).toBe(false);
  expect(isAlmostFull({ ...space, bavail: 4 })).toBe(true);
  expect(isAlmostFull({ ...space, ffree: 4 })).toBe(true);
  expect(isAlmostFull({ ...space, files: 0, ffree: 0 })).toBe(false);
});

test('the commands report what they did, and refuse a folder with files', async () => {
  const { db } = await openSqlite();
  await addLink(db, 'ABCD2345');
  const folder = join(await newDataDir(), 'kit');
  const options = { db, config: readConfig({}), clock: () => now, report() {} };
  const made = await runKitCommand(['kit', folder], options);
  const key = await readFile(join(folder, 'public-key.pem'), 'utf8');
  expect(made).toMatchObject({ ok: true, message: expect.stringContaining(fingerprint(key)) });
  expect(await runVerifyKitCommand(['verify-kit', folder])).toMatchObject({ ok: true });
  await rm(join(folder, 'site/Q/ABCD2345.html'));
  expect(await runVerifyKitCommand(['verify-kit', folder])).toEqual({
    ok: false,
    message: 'site/Q/ABCD2345.html is missing.',
  });
  await expect(runKitCommand(['kit', folder], options)).rejects.toThrow('not empty');
  await rm(join(folder, 'manifest.sig'));
  expect(await runVerifyKitCommand(['verify-kit', folder])).toEqual({
    ok: false,
    message: 'manifest.sig is missing.',
  });
  const nightly = { ...options, config: readConfig({ KIT_DIR: join(folder, '..') }) };
  for (const path of [join(folder, '..'), join(folder, '../2026-06-01')]) {
    await expect(runKitCommand(['kit', '--public', path], nightly)).rejects.toThrow('KIT_DIR');
  }
});
