import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path, { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../../platform/db/connect.ts';
import {
  newBackup,
  newData,
  run,
  usePath,
  writeJournal,
  writeTool,
} from '../../testing/backups.ts';
import { openPostgres } from '../../testing/databases.ts';
import { addLink, newDataDir } from '../../testing/short-links.ts';
import { splitPassword } from './postgres-tools.ts';

const adminProgram = fileURLToPath(new URL('../../admin.ts', import.meta.url));
/** In bytes. */
const LARGEST_FILE = 2 ** 22;

describe('a backup', () => {
  test('in a folder is named after the time, is private and leaves nothing else behind', async () => {
    const dataDir = await newData();
    const folder = await newDataDir();
    const outcome = await run(['backup', folder], { DATA_DIR: dataDir });
    expect(await readdir(folder)).toEqual(['everscan-2026-11-22T22-40-07Z.tar.zst']);
    const [name = ''] = await readdir(folder);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    expect(outcome?.message).toMatch(/links +1$/m);
    expect((await readdir(dataDir)).sort()).toEqual(['backup.lock', 'everscan.sqlite']);
  });

  test('never replaces a file, and never creates a database', async () => {
    const dataDir = await newData();
    const file = await newBackup(dataDir);
    expect(await run(['backup', file], { DATA_DIR: dataDir })).toMatchObject({ ok: false });
    const empty = await newDataDir();
    const outcome = await run(['backup', join(empty, 'file')], { DATA_DIR: empty });
    expect(outcome?.message).toContain('There is no database');
    expect(await readdir(empty)).toEqual(['backup.lock']);
  });

  test('of a damaged database fails, and leaves no file', async () => {
    const dataDir = await newData();
    const sqliteFile = join(dataDir, 'everscan.sqlite');
    const database = new DatabaseSync(sqliteFile);
    // The position of the last root page of `links` and its indexes.
    const row = database
      .prepare(
        `select (rootpage - 1) * page_size as begin, rootpage * page_size as end
        from sqlite_schema, pragma_page_size where tbl_name = 'links' order by rootpage desc`,
      )
      .get();
    database.close();
    const bytes = await readFile(sqliteFile);
    await writeFile(sqliteFile, bytes.fill(0xff, Number(row?.begin), Number(row?.end)));
    const folder = await newDataDir();
    const outcome = await run(['backup', folder], { DATA_DIR: dataDir });
    expect(outcome).toMatchObject({ ok: false, message: expect.stringContaining('damaged') });
    expect(await readdir(folder)).toEqual([]);
  });

  test("of an earlier version's database leaves it unchanged, and is migrated when restored", async () => {
    const dataDir = await newDataDir();
    const { earlier, latest } = await migrateToEarlier(join(dataDir, 'everscan.sqlite'));
    const file = await newBackup(dataDir);
    expect((await run(['verify', file]))?.message).toContain(`schema ${earlier}\n`);
    const target = await newDataDir();
    expect(await run(['restore', file], { DATA_DIR: target })).toMatchObject({ ok: true });
    const restored = new DatabaseSync(join(target, 'everscan.sqlite'), { readOnly: true });
    onTestFinished(() => restored.close());
    const row = restored.prepare('select max(name) as name from kysely_migration').get();
    expect(row).toEqual({ name: latest });
  });

  test('leaves no partial file if it cannot be written to its end', async () => {
    const dataDir = await newData();
    await writeJournal(dataDir, 'a', randomBytes(2 * LARGEST_FILE).toString('latin1'));
    const folder = await newDataDir();
    // The copy of the database is smaller than the limit, the archive with the journal is larger.
    const limit = `ulimit -f ${LARGEST_FILE / 512}; exec "$@"`;
    const command = [process.execPath, adminProgram, 'backup', folder];
    const backup = promisify(execFile)('sh', ['-c', limit, 'sh', ...command], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    await expect(backup).rejects.toThrow('EFBIG');
    expect(await readdir(folder)).toEqual([]);
    const names = (await readdir(dataDir)).sort();
    expect(names).toEqual(['backup.lock', 'everscan.sqlite', 'scans']);
  });

  test('that is encrypted can be decrypted only with its key', async () => {
    const identity = await generateX25519Identity();
    const folder = await newDataDir();
    const [keyFile, wrongKey] = [join(folder, 'key'), join(folder, 'wrong')];
    await writeFile(keyFile, `# created by age-keygen\n${identity}\n`);
    await writeFile(wrongKey, await generateX25519Identity());
    const BACKUP_RECIPIENT = await identityToRecipient(identity);
    const file = await newBackup(await newData(), { BACKUP_RECIPIENT });
    expect((await run(['verify', file]))?.message).toContain('--identity');
    expect((await run(['verify', file, '--identity', wrongKey]))?.message).toContain('key');
    expect(await run(['verify', file, '--identity', keyFile])).toMatchObject({ ok: true });
  });
});

describe('with PostgreSQL', () => {
  test('pg_dump must be installed and as new as the server', async () => {
    const { location } = await openPostgres();
    const DATABASE_DIRECT_URL = 'postgresUrl' in location ? location.postgresUrl : '';
    const bin = await newDataDir();
    usePath(bin);
    const args = ['backup', join(bin, 'file')];
    // A backup bypasses the pooler, because it changes the settings of its session.
    const pooled = { DATABASE_URL: 'postgres://127.0.0.1:1/none', DATABASE_DIRECT_URL };
    const variables = { DATA_DIR: bin, ...pooled };
    expect((await run(args, variables))?.message).toContain('pg_dump is not installed');
    await writeTool(join(bin, 'pg_dump'), ['echo "pg_dump (PostgreSQL) 9.6.1"']);
    expect((await run(args, variables))?.message).toContain('older than the server');
    expect((await readdir(bin)).sort()).toEqual(['backup.lock', 'pg_dump']);
  });

  test('a restore that fails gives the earlier data back its name', async () => {
    const { db, location } = await openPostgres();
    await addLink(db, 'CODE2222');
    const DATABASE_URL = 'postgresUrl' in location ? location.postgresUrl : '';
    const bin = await newDataDir();
    usePath(bin);
    await writeTool(join(bin, 'pg_dump'), [
      'echo "pg_dump (PostgreSQL) 99"',
      // The second-to-last argument names the file.
      'while [ $# -gt 2 ]; do shift; done',
      '[ $# = 1 ] || (IFS==; set -- $1; echo dump > "$2")',
    ]);
    await writeTool(join(bin, 'pg_restore'), ['echo "the dump is damaged" >&2', 'exit 1']);
    const variables = { DATA_DIR: bin, DATABASE_URL };
    const file = await newBackup(bin, variables);
    await mkdir(join(bin, 'scans'));
    const outcome = await run(['restore', file, '--replace'], variables);
    expect(outcome?.message).toBe('pg_restore failed: the dump is damaged');
    expect(await db.selectFrom('links').select('code').execute()).toEqual([{ code: 'CODE2222' }]);
    expect(await readdir(bin)).toContain('scans');
    const { rows } = await sql`select from pg_namespace where nspname like 'replaced%'`.execute(db);
    expect(rows).toEqual([]);
  });

  test('the tools get no password in their arguments', () => {
    const { address, environment } = splitPassword('postgres://me:p%40ss@db:5432/everscan?x=1');
    expect(address).toBe('postgres://me@db:5432/everscan?x=1');
    const spaced = splitPassword('postgres://me@db/everscan?options=-c%20a%3Db');
    expect(spaced.address).toBe('postgres://me@db/everscan?options=-c%20a%3Db');
    expect(environment).toEqual({ PGPASSWORD: 'p@ss' });
  });
});

/** Creates a database without the latest migration. */
async function migrateToEarlier(sqliteFile: string): Promise<{ earlier: string; latest: string }> {
  const migrationFolder = join(import.meta.dirname, '../../platform/db/migrations');
  const provider = new FileMigrationProvider({ fs, path, migrationFolder });
  const [earlier = '', latest = ''] = Object.keys(await provider.getMigrations())
    .sort()
    .slice(-2);
  const db = connect({ sqliteFile }, () => {});
  const { error } = await new Migrator({ db, provider }).migrateTo(earlier);
  await db.destroy();
  expect(error).toBeUndefined();
  return { earlier, latest };
}
