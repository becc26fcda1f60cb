import { execFile } from 'node:child_process';
import { scryptSync } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { seedKitCodes } from '../../../../lab/faults/kit-codes.ts';
import { listRedirectsAfter } from '../../redirects/redirects.ts';
import { readShortPath } from '../../redirects/serve.ts';
import { describeOnEachDatabase, openSqlite, type TestDatabase } from '../../testing/databases.ts';
import { addLink, newDataDir } from '../../testing/short-links.ts';
import { phasesOf } from './kit-phases.ts';
import { writeKit } from './kit-writer.ts';
import { writePublicKit } from './public-kit.ts';
import { openEntry, scryptOptions, splitHash } from './public-site/entries.js';
import { verifyKit } from './verify-kit.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const hour = 3600_000;
const blockList = { has: (host: string) => host === 'bad.example' };
const shortUrl = 'https://q.example';
/** scrypt's N. */
const cost = 2;

async function newKit({ db }: TestDatabase, folder: string, at = now) {
  let hashed = 0;
  const onHash = () => {
    hashed++;
  };
  const readState = async () => ({ now: at, blockList });
  await writePublicKit({ db, folder, shortUrl, readState, cost, threads: 2, onHash });
  return hashed;
}

/** The phases of a code, decrypted without the scripts of the kit. */
async function phasesIn(kit: string, code: string) {
  const { salt, digits } = JSON.parse(await readFile(join(kit, 'site/kit/settings.json'), 'utf8'));
  const { dkLen, ...options } = scryptOptions(cost);
  const secrets = splitHash(scryptSync(code, Buffer.from(salt, 'hex'), dkLen, options), digits);
  return openEntry(await readFile(join(kit, `site/kit/codes/${secrets.bucket}.bin`)), secrets);
}

describeOnEachDatabase('a public kit', (open) => {
  test("contains the server's response to each code, and reveals neither codes nor targets", async () => {
    const database = await open();
    const kit = join(await newDataDir(), 'a');
    const codes = await seedKitCodes(database.db, 64, now);
    await newKit(database, kit);
    for (const row of await listRedirectsAfter(database.db, 0, 100)) {
      const expected = phasesOf(row, now, blockList).map(({ from, answer }) =>
        'location' in answer ? { from, to: answer.location } : { from, ...answer },
      );
      expect(await phasesIn(kit, row.code), row.code).toEqual(expected);
    }
    expect(await phasesIn(kit, 'NOT-A-CODE')).toBeUndefined();
    const entries = await readdir(kit, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const texts = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1'));
    const everything = [...entries.map(({ name }) => name), ...(await Promise.all(texts))].join(
      '\n',
    );
    const secrets = [...codes, 'shop.example', 'later.example'];
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  });
});

test('a public kit hashes each code only once, encrypts it anew, and names the previous public kit', async () => {
  const database = await openSqlite();
  const parent = await newDataDir();
  await addLink(database.db, 'ABCD2345');
  const [a, b] = [join(parent, 'a'), join(parent, 'b')];
  expect(await newKit(database, a)).toBe(1);
  const operators = { db: database.db, shortUrl };
  await writeKit({ ...operators, folder: join(parent, 'plain'), now: now + hour, blockList });
  await addLink(database.db, 'EFGH2345');
  expect(await newKit(database, b, now + 2 * hour)).toBe(1);
  expect(await verifyKit(b, join(a, 'public-key.pem'))).toMatchObject({
    problems: [],
    previous: 'a',
    manifest: { links: 2, format: 'everscan-public-kit' },
  });
  const bytes = async (kit: string) => {
    const names = (await readdir(join(kit, 'site/kit/codes'))).sort();
    const files = await Promise.all(
      names.map((name) => readFile(join(kit, 'site/kit/codes', name))),
    );
    expect(names).toHaveLength(256);
    return files.find((file) => file.length > 0) as Buffer;
  };
  const { db } = await openSqlite();
  await addLink(db, 'ABCD2345');
  const c = join(parent, 'c');
  const readState = async () => ({ now, blockList });
  await writePublicKit({ ...operators, db, folder: c, readState, cost, threads: 1 });
  expect(await phasesIn(c, 'ABCD2345')).toEqual(await phasesIn(b, 'ABCD2345'));
  const [first, second] = [await bytes(a), await bytes(c)];
  expect(first.subarray(0, 18)).toEqual(second.subarray(0, 18)); // the same id and length
  expect(first.subarray(18, 30)).not.toEqual(second.subarray(18, 30)); // another nonce
  const weaker = { ...operators, folder: join(parent, 'd'), readState, cost: 4, threads: 1 };
  await expect(writePublicKit(weaker)).rejects.toThrow('another cost');
});

test('a public kit shows the state after the hashing, and sorts its entries by id', async () => {
  const { db } = await openSqlite();
  const parent = await newDataDir();
  const codes = Array.from({ length: 600 }, (_, n) => `CODE${n}`);
  for (const code of codes) await addLink(db, code);
  let hashed = 0;
  const onHash = () => {
    hashed++;
  };
  const state = { now, blockList: { has: () => hashed === codes.length } };
  const folder = join(parent, 'a');
  const write = (path: string) =>
    writePublicKit({
      db,
      folder: path,
      shortUrl,
      cost,
      threads: 2,
      onHash,
      readState: async () => {
        expect(hashed).toBe(codes.length);
        await expect(write(join(parent, 'b'))).rejects.toThrow('Another command');
        return state;
      },
    });
  await write(folder);
  expect(await phasesIn(folder, 'CODE0')).toEqual([{ from: 0, page: 'disabled' }]);
  expect(await readdir(folder)).not.toContain('unsorted');
  for (const name of await readdir(join(folder, 'site/kit/codes'))) {
    const bytes = await readFile(join(folder, 'site/kit/codes', name));
    const ids: string[] = [];
    for (let at = 0; at < bytes.length; at += 18 + bytes.readUInt16BE(at + 16)) {
      ids.push(bytes.toString('hex', at, at + 16));
    }
    expect(ids, name).toEqual(ids.toSorted());
  }
  await addLink(db, 'NEW22222');
  await expect(write(folder)).rejects.toThrow('not empty');
  expect(hashed).toBe(codes.length);
});

afterEach(() => vi.unstubAllGlobals());
let visits = 0;

/**
 * Opens an address with the scripts of the kit.
 * @returns the part that is shown, and the address to which it redirects
 */
async function visit(kit: string, pathname: string, at = now) {
  const parts = new Map<string, { hidden: boolean; textContent: string }>();
  const getElementById = (id: string) => {
    if (!parts.has(id)) parts.set(id, { hidden: true, textContent: '' });
    return parts.get(id);
  };
  const went: string[] = [];
  vi.stubGlobal('document', { getElementById });
  vi.stubGlobal('location', { pathname, replace: (to: string) => went.push(to) });
  vi.stubGlobal('fetch', async (path: string) => {
    const bytes = await readFile(join(kit, 'site', path)).catch(() => undefined);
    return new Response(bytes ?? null, { status: bytes ? 200 : 404 });
  });
  vi.spyOn(Date, 'now').mockReturnValue(at);
  visits++;
  const script = `${pathToFileURL(join(kit, 'site/kit/open.js'))}?${visits}`;
  await import(/* @vite-ignore */ script);
  const shown = () => [...parts].filter(([, part]) => !part.hidden).map(([id]) => id);
  await vi.waitUntil(() => shown().length > 0, { timeout: 60_000 });
  vi.mocked(Date.now).mockRestore();
  return { shown: shown().join(), went, text: parts.get('text')?.textContent };
}

test('both kits find a code at the paths at which the server finds it', async () => {
  const database = await openSqlite();
  const folder = await newDataDir();
  await newKit(database, join(folder, 'public'));
  const { db } = database;
  await writeKit({ db, folder: join(folder, 'kit'), shortUrl, blockList, now });
  const plain = await readFile(join(folder, 'kit/site/404.html'), 'utf8');
  const script = await readFile(join(folder, 'public/site/kit/open.js'), 'utf8');
  const rules = [plain, script].map(
    (text) => /\/(\^\\\/q\\\/.*)\/i\.exec\(/.exec(text)?.[1] ?? 'none',
  );
  const ends = [
    '',
    '+',
    '%2B',
    '/',
    '.',
    ',',
    ')',
    ';',
    '%20',
    '&a=b',
    '+.',
    '..',
    '.html',
    '!',
    '/x',
  ];
  const paths = ['/q/a', '/other/CODE2222', ...ends.map((end) => `/q/code2222${end}`)];
  const server = paths.filter((path) => typeof readShortPath(path) === 'object');
  expect(server).toHaveLength(11);
  for (const rule of rules) {
    expect(paths.filter((path) => new RegExp(rule, 'i').test(path))).toEqual(server);
  }
});

test('the page of a public kit shows the state of a code, and redirects', async () => {
  const database = await openSqlite();
  const { db } = database;
  await addLink(db, 'ACTIVE22', { location: 'https://shop.example/menu?a=b#c' });
  await addLink(db, 'WINDOW22', { starts_at: now + hour, ends_at: now + 2 * hour });
  await addLink(db, 'PAUSED22', { state: 'paused', pause_text: 'Back <b>soon</b>' });
  await addLink(db, 'PAUSED33', { state: 'paused' });
  await addLink(db, 'DELETED2', { deleted_at: 1 });
  await addLink(db, 'BLOCKED2', { location: 'https://bad.example/' });
  await addLink(db, 'SCRIPT22', { location: 'javascript:alert(1)' });
  const kit = join(await newDataDir(), 'kit');
  await newKit(database, kit);
  const to = 'https://shop.example/menu?a=b#c';
  expect(await visit(kit, '/q/active22/')).toMatchObject({ shown: 'preview', went: [to] });
  expect(await visit(kit, '/Q/ACTIVE22.')).toMatchObject({ shown: 'preview', went: [to] });
  expect(await visit(kit, '/Q/ACTIVE22+')).toMatchObject({ shown: 'preview', went: [] });
  expect(await visit(kit, '/Q/WINDOW22')).toMatchObject({ shown: 'not-yet', went: [] });
  expect(await visit(kit, '/Q/WINDOW22', now + hour)).toMatchObject({
    went: ['https://shop.example/menu'],
  });
  expect(await visit(kit, '/Q/WINDOW22', now + 2 * hour)).toMatchObject({ shown: 'ended' });
  expect(await visit(kit, '/Q/PAUSED22')).toMatchObject({ text: 'Back <b>soon</b>' });
  for (const [path, shown] of [
    ['/Q/PAUSED33', 'paused'],
    ['/Q/DELETED2', 'deleted'],
    ['/Q/BLOCKED2', 'disabled'],
    ['/Q/SCRIPT22', 'disabled'],
    ['/Q/UNKNOWN2', 'unknown'],
    ['/elsewhere', 'unknown'],
  ] as const) {
    expect(await visit(kit, path), path).toMatchObject({ shown, went: [] });
  }
  const page = await readFile(join(kit, 'site/404.html'), 'utf8');
  expect(page).toContain('script-src &#39;self&#39;;');
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/kit/open.js">']);
  for (const [, path = ''] of page.matchAll(/modulepreload" href="([^"]+)"/g)) {
    expect(await readFile(join(kit, 'site', path), 'utf8'), path).not.toBe('');
  }
});

test('the page of a public kit works without features that browsers of 2021 lack', async () => {
  const database = await openSqlite();
  await addLink(database.db, 'ACTIVE22', { location: 'https://shop.example/menu' });
  const kit = join(await newDataDir(), 'kit');
  await newKit(database, kit);
  const script = `
    import { readFile } from 'node:fs/promises';
    delete Object.hasOwn;
    delete Array.prototype.findLast;
    const site = ${JSON.stringify(join(kit, 'site'))};
    globalThis.document = { getElementById: () => ({}) };
    globalThis.location = { pathname: '/Q/ACTIVE22', replace: console.log };
    globalThis.fetch = async (path) => new Response(await readFile(site + path));
    await import(${JSON.stringify(pathToFileURL(join(kit, 'site/kit/open.js')))});`;
  const args = ['--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trim()).toBe('https://shop.example/menu');
});
