import { cp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { connect } from '../../platform/db/connect.ts';
import { newData, run, usePath, writeTool } from '../../testing/backups.ts';
import { openPostgres } from '../../testing/databases.ts';
import { newDataDir } from '../../testing/short-links.ts';
import { mountTmpfs } from '../../testing/tmpfs.ts';

describe('a backup that must keep 5% of the disk free', () => {
  test('copies a SQLite database only if that much remains', async () => {
    const sqliteFile = join(await newData(), 'everscan.sqlite');
    const db = connect({ sqliteFile }, () => {});
    await sql`create table noise as select randomblob(10000000)`.execute(db);
    await db.destroy();
    const { size } = await stat(sqliteFile);
    const folder = await newDataDir();
    const backUp = async (dataDir: string, sizeInCopies: number) => {
      mountTmpfs(dataDir, `size=${Math.round(size * sizeInCopies)}`);
      await cp(sqliteFile, join(dataDir, 'everscan.sqlite'));
      return run(['backup', folder], { DATA_DIR: dataDir });
    };
    const dataDir = await newDataDir();
    expect(await backUp(dataDir, 2.07)).toMatchObject({
      ok: false,
      message: expect.stringMatching(
        /a copy needs 1\d MB, and 1\d MB are free. 5% of the disk must stay free/,
      ),
    });
    expect(await readdir(folder)).toEqual([]);
    expect((await readdir(dataDir)).sort()).toEqual(['backup.lock', 'everscan.sqlite']);
    expect(await backUp(await newDataDir(), 2.3)).toMatchObject({ ok: true });
  });

  test('packs an archive on the same disk only if that much remains', async () => {
    const sqliteFile = join(await newData(), 'everscan.sqlite');
    const db = connect({ sqliteFile }, () => {});
    await sql`create table noise as select randomblob(10000000)`.execute(db);
    await db.destroy();
    const { size } = await stat(sqliteFile);
    const backUp = async (sizeInCopies: number) => {
      const dataDir = await newDataDir();
      mountTmpfs(dataDir, `size=${Math.round(size * sizeInCopies)}`);
      await cp(sqliteFile, join(dataDir, 'everscan.sqlite'));
      const outcome = await run(['backup', join(dataDir, 'file')], { DATA_DIR: dataDir });
      return { outcome, names: (await readdir(dataDir)).sort() };
    };
    expect(await backUp(3.05)).toEqual({
      outcome: { ok: false, message: expect.stringMatching(/no room for the backup: 5% of/) },
      names: ['backup.lock', 'everscan.sqlite'],
    });
    expect(await backUp(3.5)).toMatchObject({
      outcome: { ok: true },
      names: ['backup.lock', 'everscan.sqlite', 'file'],
    });
  });

  test('dumps a PostgreSQL database only if that much remains', async () => {
    const { location } = await openPostgres();
    const DATABASE_URL = 'postgresUrl' in location ? location.postgresUrl : '';
    const [bin, dataDir] = [await newDataDir(), await newDataDir()];
    mountTmpfs(dataDir, 'size=4m');
    usePath(bin);
    await writeTool(join(bin, 'pg_dump'), [
      `[ "$1" = --version ] && echo "pg_dump (PostgreSQL) 99" && exit`,
      'echo "it was started" >&2',
      'exit 1',
    ]);
    const outcome = await run(['backup', join(bin, 'file')], { DATA_DIR: dataDir, DATABASE_URL });
    expect(outcome?.ok).toBe(false);
    expect(outcome?.message).toMatch(
      /a copy needs \d+ MB, and \d+ MB are free. 5% of the disk must stay free/,
    );
    expect(await readdir(dataDir)).toEqual(['backup.lock']);
  });
});
