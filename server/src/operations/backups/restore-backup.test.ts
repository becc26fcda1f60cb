import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { create } from 'tar';
import { describe, expect, test } from 'vitest';
import { connect } from '../../platform/db/connect.ts';
import { codesIn, newBackup, newData, run, writeJournal } from '../../testing/backups.ts';
import { openPostgres } from '../../testing/databases.ts';
import { startServer } from '../../testing/server-process.ts';
import { addLink, newDataDir } from '../../testing/short-links.ts';

describe('a restore', () => {
  test('refuses a folder with data, and with --replace keeps the data', async () => {
    const dataDir = await newData();
    const file = await newBackup(dataDir);
    const db = connect({ sqliteFile: join(dataDir, 'everscan.sqlite') }, () => {});
    await addLink(db, 'CODE3333');
    await db.destroy();
    await writeJournal(dataDir, 'b');
    await writeFile(join(dataDir, 'links.sqlite'), '');
    expect((await run(['restore', file], { DATA_DIR: dataDir }))?.message).toContain('--replace');
    expect(await codesIn(dataDir)).toEqual(['CODE2222', 'CODE3333']);
    const outcome = await run(['restore', file, '--replace'], { DATA_DIR: dataDir });
    expect(outcome).toMatchObject({ ok: true });
    expect(await codesIn(dataDir)).toEqual(['CODE2222']);
    const kept = join(dataDir, 'replaced_20261122t224007');
    expect((await readdir(kept)).sort()).toEqual(['everscan.sqlite', 'scans']);
    expect(await codesIn(kept)).toEqual(['CODE2222', 'CODE3333']);
    expect(await readdir(dataDir)).not.toContain('links.sqlite');
  });

  test('replaces a damaged database, with its write-ahead log', async () => {
    const dataDir = await newData();
    const file = await newBackup(dataDir);
    await writeFile(join(dataDir, 'everscan.sqlite'), 'not a database');
    await writeFile(join(dataDir, 'everscan.sqlite-wal'), 'not a log');
    const outcome = await run(['restore', file, '--replace'], { DATA_DIR: dataDir });
    expect(outcome).toMatchObject({ ok: true });
    expect(await codesIn(dataDir)).toEqual(['CODE2222']);
  });

  test('refuses while a server uses the data', async () => {
    const dataDir = await newData();
    const file = await newBackup(dataDir);
    const server = await startServer({ DATA_DIR: dataDir });
    await server.port;
    const outcome = await run(['restore', file, '--replace'], { DATA_DIR: dataDir });
    expect(outcome?.message).toContain('Stop every process first');
    expect(await codesIn(dataDir)).toEqual(['CODE2222']);
  });

  test('refuses a backup of a newer version or of the other kind of database, and changes nothing', async () => {
    const dataDir = await newData();
    const database = new DatabaseSync(join(dataDir, 'everscan.sqlite'));
    database.exec(`insert into kysely_migration values ('9999-later', '')`);
    database.close();
    const file = await newBackup(dataDir);
    const target = await newDataDir();
    const newer = await run(['restore', file], { DATA_DIR: target });
    expect(newer?.message).toContain('A newer version made this backup');
    const { location } = await openPostgres('empty');
    const DATABASE_URL = 'postgresUrl' in location ? location.postgresUrl : '';
    const other = await run(['restore', file], { DATA_DIR: target, DATABASE_URL });
    expect(other?.message).toContain('This is a backup of SQLite');
    expect(await readdir(target)).toEqual(['backup.lock']);
  });

  test.each([
    ['a truncated file', (file: string) => truncate(file, 4_000)],
    ['a flipped byte', flipByte],
    ['another archive', packOther],
    ['a path that leads out of the folder', packOutside],
  ])('and verify refuse %s', async (_, damage) => {
    const file = await newBackup(await newData());
    await damage(file);
    const target = await newDataDir();
    for (const args of [
      ['verify', file],
      ['restore', file],
    ]) {
      const outcome = await run(args, { DATA_DIR: target });
      expect(outcome).toMatchObject({ ok: false, message: expect.stringMatching(/damaged|not a/) });
    }
    expect(await readdir(target)).toEqual(['backup.lock']);
  });
});

async function flipByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] as number) ^ 1;
  await writeFile(file, bytes);
}

async function packOther(file: string): Promise<void> {
  const folder = await newDataDir();
  await writeFile(join(folder, 'holiday.jpg'), '');
  await create({ cwd: folder, file, zstd: true }, ['holiday.jpg']);
}

async function packOutside(file: string): Promise<void> {
  const folder = await newDataDir();
  await mkdir(join(folder, 'scans'));
  await writeFile(join(folder, 'everscan.sqlite'), '');
  const options = { cwd: join(folder, 'scans'), file, zstd: true, preservePaths: true };
  await rm(file);
  await create(options, ['../everscan.sqlite']);
}
