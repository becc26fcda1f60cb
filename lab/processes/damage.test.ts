import { execFile } from 'node:child_process';
import { open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findNewestBackup } from '../../server/src/operations/backups/backup-files.ts';
import { findNewestKit } from '../../server/src/operations/survival-kit/nightly-kits.ts';
import { connect } from '../../server/src/platform/db/connect.ts';
import { openLinkWriter, readPosition } from '../../server/src/redirects/link-file.ts';
import { codesIn, newData } from '../../server/src/testing/backups.ts';
import { type ServerProcess, startServer } from '../../server/src/testing/server-process.ts';
import { addLink, newDataDir, scan } from '../../server/src/testing/short-links.ts';

const PAGE_BYTES = 4096;

test.each([
  ['the header', 0, 1],
  ['some pages', 20, 40],
])(
  'a server whose database is damaged in %s redirects, says how to restore the newest backup, and the commands do that',
  async (_, firstPage, pages) => {
    const [DATA_DIR, folder] = [await newData(), await newDataDir()];
    await addPaused(DATA_DIR);
    const [BACKUP_DIR, KIT_DIR] = [join(folder, "owner's backups"), join(folder, 'kits')];
    const variables = { DATA_DIR, BACKUP_DIR, KIT_DIR };
    const before = await startServer(variables);
    await expect.poll(() => findNewestBackup(BACKUP_DIR)).toBeDefined();
    await expect.poll(() => findNewestKit(KIT_DIR)).toBeDefined();
    await expect.poll(() => readPosition(DATA_DIR)?.filled_to).toBe(Number.MAX_SAFE_INTEGER);
    before.child.kill('SIGTERM');
    await before.exited;
    await damage(DATA_DIR, firstPage, pages);
    const damaged = await startServer(variables);
    await expectRedirectsOnly(`http://127.0.0.1:${await damaged.port}`);
    await expect.poll(damaged.output).toContain('codes keep redirecting');
    damaged.child.kill('SIGTERM');
    expect((await damaged.exited).code).toBe(0);
    for (const command of remediesIn(damaged)) await runCommand(command, variables);
    expect(await codesIn(DATA_DIR)).toEqual(['CODE2222', 'CODE3333']);
    const [replaced = ''] = (await readdir(DATA_DIR)).filter((name) =>
      name.startsWith('replaced_'),
    );
    await moveJournals(join(DATA_DIR, replaced, 'scans'), join(DATA_DIR, 'scans'));
    const url = `http://127.0.0.1:${await (await startServer(variables)).port}`;
    await expect.poll(async () => (await scan(`${url}/Q/NONE2222`)).status).toBe(404);
    expect((await scan(`${url}/Q/CODE2222`)).status).toBe(302);
    await expect.poll(() => countScans(DATA_DIR)).toBe(3);
    await expect.poll(async () => (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ok' });
  },
);

test('so does a server whose database is damaged while it runs', async () => {
  const DATA_DIR = await newData();
  await addPaused(DATA_DIR);
  const server = await startServer({ DATA_DIR });
  const url = `http://127.0.0.1:${await server.port}`;
  await expect.poll(() => readPosition(DATA_DIR)?.filled_to).toBe(Number.MAX_SAFE_INTEGER);
  await damage(DATA_DIR, 0, 1_000);
  await expect.poll(() => logIn(url)).toBe(503);
  await expectRedirectsOnly(url);
  expect(remediesIn(server)).toHaveLength(2);
});

test('a server with a damaged database and links that are older than thirty days does not start', async () => {
  const DATA_DIR = await newData();
  const before = await startServer({ DATA_DIR });
  await expect.poll(() => readPosition(DATA_DIR)?.filled_to).toBe(Number.MAX_SAFE_INTEGER);
  await before.port;
  before.child.kill('SIGTERM');
  await before.exited;
  const writer = openLinkWriter(DATA_DIR);
  writer.write([], { ...writer.position, contact_at: Date.now() - 31 * 24 * 3600_000 });
  writer.close();
  await damage(DATA_DIR, 0, 1);
  const server = await startServer({ DATA_DIR });
  expect((await server.exited).code).toBe(1);
  expect(server.output()).toMatch(/could not start\. The database .*everscan\.sqlite is damaged: /);
  expect(server.output().match(/npm run admin -- .*/g)).toHaveLength(2);
});

test('a server with a damaged database and no backup says so', async () => {
  const DATA_DIR = await newData();
  const file = await open(join(DATA_DIR, 'everscan.sqlite'), 'r+');
  await file.write('noise', 0);
  await file.close();
  const server = await startServer({ DATA_DIR });
  expect((await server.exited).code).toBe(1);
  expect(server.output()).toMatch(/there is none in BACKUP_DIR, which is not set/);
});

async function addPaused(dataDir: string): Promise<void> {
  const db = connect({ sqliteFile: join(dataDir, 'everscan.sqlite') }, () => {});
  await addLink(db, 'CODE3333', { state: 'paused' });
  await db.destroy();
}

async function damage(dataDir: string, firstPage: number, pages: number): Promise<void> {
  const file = await open(join(dataDir, 'everscan.sqlite'), 'r+');
  const noise = Buffer.alloc(pages * PAGE_BYTES, 'noise');
  await file.write(noise, 0, undefined, firstPage * PAGE_BYTES);
  await file.close();
}

/** Scans twice. */
async function expectRedirectsOnly(url: string): Promise<void> {
  expect((await scan(`${url}/Q/CODE2222`)).status).toBe(302);
  expect(await (await scan(`${url}/Q/CODE3333`)).text()).toMatch(/paused/);
  await expect.poll(async () => (await scan(`${url}/Q/NONE2222`)).status).toBe(503);
  expect(await logIn(url)).toBe(503);
  const ready = async () => (await fetch(`${url}/readyz`)).json();
  await expect.poll(ready).toEqual({
    status: 'degraded',
    reason: 'The database is damaged. The log names the backup to restore.',
  });
}

async function logIn(url: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ email: 'owner@example.com', password: 'a wrong password' });
  return (await fetch(`${url}/api/login`, { method: 'POST', headers, body })).status;
}

/** The commands in the line of the log that says what is damaged. */
function remediesIn({ output }: ServerProcess): string[] {
  const line = output()
    .split('\n')
    .find((each) => /everscan\.sqlite is damaged: /.test(each));
  return JSON.parse(line ?? '{}').msg.match(/npm run admin -- .*/g);
}

async function moveJournals(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    if (name.endsWith('.journal')) await rename(join(from, name), join(to, name));
  }
}

async function countScans(dataDir: string): Promise<number> {
  const db = connect({ sqliteFile: join(dataDir, 'everscan.sqlite') }, () => {});
  const rows = await db.selectFrom('scans').select('id').execute();
  await db.destroy();
  return rows.length;
}

/** Runs a printed command in a shell, as an operator would, but without npm, which is slow. */
function runCommand(command: string, variables: Record<string, string>) {
  const admin = fileURLToPath(new URL('../../server/src/admin.ts', import.meta.url));
  const [, args = ''] = command.split('npm run admin -- ');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return promisify(execFile)('sh', ['-c', `"$0" "$1" ${args}`, process.execPath, admin], {
    env: { PATH, NODE_COMPILE_CACHE, ...variables },
  });
}
