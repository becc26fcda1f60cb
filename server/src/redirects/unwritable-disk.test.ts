import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import { openPostgres } from '../testing/databases.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { addLink, newDataDir, scan } from '../testing/short-links.ts';

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
