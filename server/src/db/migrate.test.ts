import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnEachDatabase, openPostgres } from '../testing/databases.ts';
import { connect, type Db } from './connect.ts';
import { migrate, NewerSchemaError, provider } from './migrate.ts';
import { refuseOldSqlite } from './sqlite-dialect.ts';

const execFileAsync = promisify(execFile);

describeOnEachDatabase('a migration', (open) => {
  test('creates every table in an empty database, and changes nothing when it runs again', async () => {
    const { db } = await open('empty');
    await migrate(db);
    await migrate(db);
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'generation_days',
        'generations',
        'idempotency_records',
        'statistics',
      ]),
    );
  });

  test('works from three processes at once', async () => {
    const { db, location } = await open('empty');
    const program = fileURLToPath(new URL('../testing/migrate-process.ts', import.meta.url));
    const run = () => execFileAsync(process.execPath, [program, JSON.stringify(location)]);
    await Promise.all([run(), run(), run()]);
    expect(await db.selectFrom('generations').selectAll().execute()).toEqual([]);
  });

  test('refuses a database of a newer version and leaves it unchanged', async () => {
    const { db } = await open();
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-future', '2099-01-01T00:00:00.000Z')`.execute(db);
    await expect(migrate(db)).rejects.toThrow(NewerSchemaError);
    await expect(migrate(db)).rejects.toThrow(/newer version of the server \(9999-future\)/);
  });

  test('leaves nothing behind when it fails', async () => {
    const { db } = await open('empty');
    // The table of the second migration already exists, so it fails after the first one.
    await sql`create table idempotency_records (id text)`.execute(db);
    await expect(migrate(db)).rejects.toThrow();
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    expect(tables.map(({ name }) => name)).toEqual(['idempotency_records']);
  });

  test('a failed transaction leaves nothing behind', async () => {
    const { db } = await open();
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('statistics').values({ name: 'x', value: 1 }).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await db.selectFrom('statistics').selectAll().execute()).toEqual([]);
  });
});

test('a migration that waits for a table does not block requests that read it', async () => {
  const { db, connectAgain } = await openPostgres();
  const up = async (trx: Kysely<unknown>) => {
    await trx.schema.alterTable('statistics').addColumn('added', 'text').execute();
  };
  const getMigrations = async () => ({ ...(await provider.getMigrations()), '9999-next': { up } });
  const isReading = Promise.withResolvers<void>();
  const isDone = Promise.withResolvers<void>();
  const reader = connectAgain()
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('statistics').selectAll().execute();
      isReading.resolve();
      await isDone.promise;
    });
  onTestFinished(() => isDone.resolve());
  await isReading.promise;
  const reports: string[] = [];
  const report = (message: string) => reports.push(message);
  const migrating = migrate(connectAgain(), report, { getMigrations });
  await expect.poll(() => countWaiting(db)).toBe(1);
  // This read has to queue behind the migration, which gives up before the read does.
  expect(await db.selectFrom('statistics').select('name').execute()).toEqual([]);
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  isDone.resolve();
  await Promise.all([reader, migrating]);
  const columns = (await db.introspection.getTables()).find(({ name }) => name === 'statistics');
  expect(columns?.columns.map(({ name }) => name)).toContain('added');
});

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_locks
    join pg_database on pg_database.oid = database
    where datname = current_database() and not granted`.execute(db);
  return Number(rows[0]?.count);
}

test('SQLite survives a power cut and overwrites deleted content', async () => {
  const file = join(tmpdir(), `everscan-${crypto.randomUUID()}.sqlite`);
  const db = connect({ sqliteFile: file }, () => {});
  try {
    const pragmas = [
      'journal_mode',
      'synchronous',
      'foreign_keys',
      'busy_timeout',
      'secure_delete',
    ];
    const values = [];
    for (const name of pragmas) {
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
      values.push(Object.values(rows[0] ?? {})[0]);
    }
    expect(values).toEqual(['wal', 2, 1, 0, 1]);
  } finally {
    await db.destroy();
    await rm(file);
  }
});

test('refuses a file that is not a database and leaves it unchanged', async () => {
  const file = join(tmpdir(), `everscan-${crypto.randomUUID()}.sqlite`);
  await writeFile(file, 'a shopping list, '.repeat(100));
  expect(() => connect({ sqliteFile: file }, () => {})).toThrow(/not a database/);
  await rm(file);
});

test.each(['3.51.2', '3.9.9', '3.50.10'])('SQLite %s is too old', (version) => {
  expect(() => refuseOldSqlite(version)).toThrow(/3\.51\.3 or newer/);
});

test.each(['3.51.3', '3.53.4', '4.0.0'])('SQLite %s is new enough', (version) => {
  expect(() => refuseOldSqlite(version)).not.toThrow();
});
