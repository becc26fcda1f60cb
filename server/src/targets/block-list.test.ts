import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildBlockList } from './index.ts';

const log = { info: () => {}, warn: () => {} };

async function blockListOf(text?: string | Buffer) {
  const directory = await mkdtemp(join(tmpdir(), 'everscan-block-list-'));
  const file = join(directory, 'block-list.txt');
  if (text !== undefined) await writeFile(file, text);
  const list = buildBlockList({ file, log, intervalMs: 20 });
  onTestFinished(async () => {
    list.stop();
    await rm(directory, { recursive: true, force: true });
  });
  await list.ready;
  return { list, file };
}

const FILE = `# our list
bad.example
  Spaces.Example   # a comment
*.wild.example
.dot.example
root.example.
0.0.0.0 first.example second.example
127.0.0.1	localhost
::1 ip6-localhost ip6-loopback
bücher.example
198.51.100.7
2001:DB8:0:0::7
fe80::1%lo0
51.100.7
com
not a host: https://example.com/
\r
windows.example\r
old.example\rmac.example
last.example`;

test.each([
  ['a host on its own line', 'bad.example', true],
  ['a subdomain of it', 'login.www.bad.example', true],
  ['the same host with a dot at the end', 'bad.example.', true],
  ['a host that only ends with it', 'notbad.example', false],
  ['its parent domain', 'example', false],
  ['upper case, spaces and a comment', 'spaces.example', true],
  ['a star', 'a.wild.example', true],
  ['a leading dot', 'dot.example', true],
  ['a trailing dot', 'root.example', true],
  ['a line of a hosts file', 'first.example', true],
  ['the second name on that line', 'second.example', true],
  ['the address on that line', '0.0.0.0', false],
  ['localhost in a hosts file', 'localhost', false],
  ['a name in other letters', 'xn--bcher-kva.example', true],
  ['an IPv4 address', '198.51.100.7', true],
  ['the end of an IPv4 address', '203.51.100.7', false],
  ['an IPv6 address', '[2001:db8::7]', true],
  ['a name without a dot, which would block everything', 'shop.com', false],
  ['an address with a path, which is not a host', 'example.com', false],
  ['a line with a carriage return', 'windows.example', true],
  ['a line that ends with a carriage return only', 'old.example', true],
  ['the line after it', 'mac.example', true],
  ['the last line, without an end', 'last.example', true],
  ['an empty host', '', false],
])('%s', async (_, host, listed) => {
  const { list } = await blockListOf(FILE);
  expect(list.has(host)).toBe(listed);
});

test('a missing file blocks nothing, and is read once it appears', async () => {
  const { list, file } = await blockListOf();
  expect(list.has('bad.example')).toBe(false);
  await writeFile(file, 'bad.example\n');
  await vi.waitFor(() => expect(list.has('bad.example')).toBe(true), 30_000);
});

test('notices when the file is replaced or removed', async () => {
  const { list, file } = await blockListOf('old.example\n');
  await writeFile(`${file}.new`, 'new.example\nanother.example\n');
  await rename(`${file}.new`, file);
  await vi.waitFor(() => expect(list.has('new.example')).toBe(true), 30_000);
  expect(list.has('old.example')).toBe(false);
  await rm(file);
  await vi.waitFor(() => expect(list.has('new.example')).toBe(false), 30_000);
});

test('keeps the previous list when the file cannot be read', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'everscan-block-list-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const warn = vi.fn();
  const list = buildBlockList({ file: directory, log: { ...log, warn } });
  await list.ready;
  list.stop();
  expect(list.has('bad.example')).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});

test('reads a million hosts in little memory', async () => {
  const hosts = Array.from({ length: 1_000_000 }, (_, i) => `host-${i}.of-a-list.example`);
  const text = Buffer.from(hosts.join('\n'));
  const before = process.memoryUsage().arrayBuffers;
  const { list } = await blockListOf(text);
  // 17 MB for the table, plus the previous table and chunks that are not collected yet.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64e6);
  expect(hosts.filter((host) => !list.has(host))).toEqual([]);
  expect(hosts.slice(0, 100_000).filter((host) => list.has(`x${host}`))).toEqual([]);
});

test('reads 20,000 hosts on one line, up to its comment', async () => {
  const hosts = Array.from({ length: 20_000 }, (_, i) => `host-${i}.of-a-list.example`);
  const comment = 'commented.example '.repeat(10_000);
  const { list } = await blockListOf(`${hosts.join(' ')} # ${comment}\nlast.example`);
  expect(hosts.filter((host) => !list.has(host))).toEqual([]);
  expect([list.has('commented.example'), list.has('last.example')]).toEqual([false, true]);
});

test('keeps every address of a long line that begins with a name', async () => {
  const addresses = Array.from({ length: 10_000 }, (_, i) => `9.9.${i >> 8}.${i & 255}`);
  const { list } = await blockListOf(`first.example ${addresses.join(' ')}`);
  expect(addresses.filter((address) => !list.has(address))).toEqual([]);
});

test('a file without line breaks does not fill the memory', async () => {
  const { list } = await blockListOf(Buffer.alloc(20_000_000, 'a'));
  expect(list.has('a.example')).toBe(false);
});
