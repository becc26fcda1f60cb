import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Db } from '../../server/src/platform/db/connect.ts';
import { openPostgres } from '../../server/src/testing/databases.ts';
import { type ServerProcess, startServer } from '../../server/src/testing/server-process.ts';
import { addLink, newDataDir, scan } from '../../server/src/testing/short-links.ts';

const CODE = 'CODE2222';

test('a disk that takes no more bytes costs scans, not redirects, and the server recovers by itself', async () => {
  const dataDir = await newDataDir();
  await mkdir(join(dataDir, 'scans'));
  const { db, server, url } = await start(dataDir, '-S -f 0');
  await expectLost(server, url);
  const pid = String(server.child.pid);
  execFileSync('prlimit', ['--pid', pid, '--fsize=unlimited']);
  await expectRecovery(db, url);
});

test('a data folder that cannot be created costs scans, not redirects, and the server recovers by itself', async () => {
  const parent = join(await newDataDir(), 'parent');
  await writeFile(parent, ''); // a file where a folder should be
  const { db, server, url } = await start(join(parent, 'data'));
  await expect.poll(() => healthOf(url)).toMatchObject({ status: 'degraded' });
  await expectLost(server, url);
  await rm(parent);
  await mkdir(parent);
  await expectRecovery(db, url);
});

test('the server starts even if the folder of scans is not writable', async () => {
  const dataDir = await newDataDir();
  const scans = join(dataDir, 'scans');
  // Permissions do not stop root, but nobody can create a file here.
  if (process.getuid?.() === 0) await symlink('/proc/self/fdinfo', scans);
  else await mkdir(scans, { mode: 0o500 });
  const { db, server, url } = await start(dataDir);
  await expect.poll(() => healthOf(url)).toMatchObject({ status: 'degraded' });
  await expectLost(server, url);
  await rm(scans, { recursive: true });
  await mkdir(scans);
  await expectRecovery(db, url);
});

/** @param limits options of `ulimit` */
async function start(dataDir: string, limits = '') {
  const { db, location } = await openPostgres();
  if (!('postgresUrl' in location)) throw new Error('not PostgreSQL');
  await addLink(db, CODE);
  const variables = { DATA_DIR: dataDir, DATABASE_URL: location.postgresUrl };
  const server = await startServer(variables, limits);
  return { db, server, url: `http://127.0.0.1:${await server.port}` };
}

async function expectLost(server: ServerProcess, url: string): Promise<void> {
  for (let i = 0; i < 3; i++) expect((await scan(`${url}/Q/${CODE}`)).status).toBe(302);
  expect(await healthOf(url)).toMatchObject({ status: 'degraded' });
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toMatch(/^scans_lost_total 3$/m);
  expect(metrics).toMatch(/^scans_recording 0$/m);
  expect(server.output().match(/scans cannot be stored/g)).toHaveLength(1);
}

async function expectRecovery(db: Db, url: string): Promise<void> {
  await expect.poll(() => healthOf(url)).toEqual({ status: 'ok' });
  expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^scans_recording 1$/m);
  expect((await scan(`${url}/Q/${CODE}`)).status).toBe(302);
  const count = async () => (await db.selectFrom('scans').select('id').execute()).length;
  await expect.poll(count).toBe(1);
}

async function healthOf(url: string): Promise<unknown> {
  return (await fetch(`${url}/readyz`)).json();
}
