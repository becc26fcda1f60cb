import { execFileSync } from 'node:child_process';
import { cp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '../../server/src/platform/db/connect.ts';
import { newData } from '../../server/src/testing/backups.ts';
import { expectNoWrites, expectWrites } from '../../server/src/testing/disks.ts';
import { startServer } from '../../server/src/testing/server-process.ts';
import { addLink, newDataDir } from '../../server/src/testing/short-links.ts';

const LIMIT_BYTES = 64 * 1024;

test('a server that starts on a full disk after a clean stop redirects, and stores again once there is room', async () => {
  const dataDir = await newData();
  expect(await readdir(dataDir)).toEqual(['everscan.sqlite']);
  await expectRecovery(dataDir, 'CODE2222');
});

test('so does one whose predecessor was killed, with what that had stored last', async () => {
  const origin = await newData();
  const db = connect({ sqliteFile: join(origin, 'everscan.sqlite') }, () => {});
  await addLink(db, 'CODE3333');
  const logBytes = async () => (await stat(join(origin, 'everscan.sqlite-wal'))).size;
  while ((await logBytes()) < LIMIT_BYTES)
    await sql`update links set version = version`.execute(db);
  const dataDir = await newDataDir();
  // What a killed server leaves behind.
  for (const name of await readdir(origin)) await cp(join(origin, name), join(dataDir, name));
  await db.destroy();
  expect(await readdir(dataDir)).toContain('everscan.sqlite-wal');
  // SQLite may still write its index of 32 KB, as on a full disk.
  await expectRecovery(dataDir, 'CODE3333', LIMIT_BYTES);
});

/** @param bytes the length beyond which no file can be written */
async function expectRecovery(dataDir: string, code: string, bytes = 0): Promise<void> {
  const server = await startServer({ DATA_DIR: dataDir }, `-S -f ${bytes / 512}`);
  const url = `http://127.0.0.1:${await server.port}`;
  await expectNoWrites(url, code);
  await expect.poll(server.output).toContain('the database cannot be written');
  execFileSync('prlimit', ['--pid', String(server.child.pid), '--fsize=unlimited']);
  await expectWrites(url, code);
  expect(server.output()).toContain('writes work again');
}
