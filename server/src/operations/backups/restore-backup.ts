import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import {
  connectForLongWork,
  type DatabaseLocation,
  type Db,
  withoutPooler,
} from '../../platform/db/connect.ts';
import { hasMigration, migrate, migrateAt } from '../../platform/db/migrate.ts';
import { hasJournals, hasRunningOwner } from '../../redirects/journals.ts';
import { removeLinkFile } from '../../redirects/link-file.ts';
import { flushToDisk, unpack } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { checkManifest, type Manifest } from './manifest.ts';
import { REPLACED_PREFIX, restorePostgres, withSignals } from './postgres-tools.ts';
import { checkSqlite, isSqliteInUse } from './sqlite-copy.ts';
import { removeAndExit, withStaging } from './staging.ts';

type Options = {
  config: Config;
  /** Secret keys, for an encrypted backup. */
  identities: readonly string[];
  /** Keeps existing data under another name, instead of refusing to restore. */
  replaces: boolean;
  now: number;
  /** Tells the operator what to do if the restore is killed. */
  report: (message: string) => void;
};

type Restored = {
  manifest: Manifest;
  /** Where the earlier data is now: a folder, and for PostgreSQL a schema. */
  kept: string[];
};

const IN_USE = 'A server is using the data. Stop every process first.';

/**
 * Restores a backup into the configured database and `dataDir`, and migrates it to this version. The data is
 * put in place only after all of it has been checked.
 * @throws {BackupError} when a server runs, there is data already, or the backup is damaged, newer than this
 * version or of the other kind of database
 */
export async function restoreBackup(file: string, options: Options): Promise<Restored> {
  const { config, identities } = options;
  return withStaging(config.dataDir, async (staging) => {
    if (hasRunningOwner(join(config.dataDir, 'scans'))) throw new BackupError(IN_USE);
    const folder = join(staging, 'parts');
    const restore = 'sqliteFile' in config.database ? restoreSqlite : restoreIntoPostgres;
    let isReplacing = false;
    // Once data is being replaced, a signal must not end the process.
    const onSignal = () => isReplacing || removeAndExit(staging);
    return withSignals(onSignal, () =>
      restore(folder, options, {
        async unpackAs(kind) {
          await unpack(file, folder, identities);
          const manifest = await checkManifest(folder);
          await checkCompatible(manifest, kind);
          return manifest;
        },
        beginReplacing() {
          isReplacing = true;
        },
      }),
    );
  });
}

type Steps = {
  unpackAs: (kind: Manifest['database']) => Promise<Manifest>;
  /** After this call, the restore runs to its end. */
  beginReplacing: () => void;
};

async function restoreSqlite(folder: string, options: Options, steps: Steps) {
  const { dataDir, database } = options.config;
  const { sqliteFile } = database as { sqliteFile: string };
  if (isSqliteInUse(sqliteFile)) throw new BackupError(IN_USE);
  if (!options.replaces && (existsSync(sqliteFile) || hasJournals(join(dataDir, 'scans')))) {
    throw new BackupError(notEmpty(`${dataDir} contains data`));
  }
  const manifest = await steps.unpackAs('sqlite');
  const copy = join(folder, 'database.sqlite');
  checkSqlite(copy, 'quick_check');
  await migrateAt({ sqliteFile: copy });
  await renewEpoch({ sqliteFile: copy });
  await chmod(copy, 0o600);
  await flushToDisk(copy);
  if (isSqliteInUse(sqliteFile)) throw new BackupError(IN_USE);
  steps.beginReplacing();
  return { manifest, kept: await replaceFiles(folder, dataDir, nameOf(options.now)) };
}

async function restoreIntoPostgres(folder: string, options: Options, steps: Steps) {
  const { dataDir } = options.config;
  const location = withoutPooler(options.config.database);
  const { postgresUrl } = location as { postgresUrl: string };
  const db = connectForLongWork(location);
  try {
    if (await isPostgresInUse(db)) throw new BackupError(IN_USE);
    const { schema, tables } = await describeSchema(db);
    if (!options.replaces && (tables > 0 || hasJournals(join(dataDir, 'scans')))) {
      throw new BackupError(notEmpty('The database or DATA_DIR/scans contains data'));
    }
    const manifest = await steps.unpackAs('postgres');
    if (await isPostgresInUse(db)) throw new BackupError(IN_USE);
    const restore = async () => {
      await restorePostgres(postgresUrl, join(folder, 'database.dump'));
      await migrate(db);
      await renewEpoch(location);
      return replaceFiles(folder, dataDir, nameOf(options.now));
    };
    steps.beginReplacing();
    if (tables === 0) return { manifest, kept: await restore() };
    const name = nameOf(options.now);
    options.report(`The earlier data is in the schema ${name} until the restore has finished.`);
    const kept = await withEmptySchema(db, { schema, name }, restore);
    return { manifest, kept: [...kept, `schema ${name}`] };
  } finally {
    await db.destroy();
  }
}

/**
 * Runs `restore` with an empty schema, and keeps the earlier schema as `name`. If `restore` fails, the
 * earlier schema is put back.
 */
async function withEmptySchema<Result>(
  db: Db,
  { schema, name }: { schema: string; name: string },
  restore: () => Promise<Result>,
): Promise<Result> {
  await keepSchema(db, schema, name);
  try {
    return await restore();
  } catch (error) {
    await putBackSchema(db, schema, name).catch(() => {
      const { message } = error as Error;
      throw new BackupError(`${message}\nThe earlier data is still in the schema ${name}.`, error);
    });
    throw error;
  }
}

/** Processes that followed the earlier data copy all links anew, even those that seem newer. */
async function renewEpoch(location: DatabaseLocation): Promise<void> {
  const db = connectForLongWork(location);
  try {
    await db.updateTable('database_epoch').set({ value: randomUUID() }).execute();
  } finally {
    await db.destroy();
  }
}

async function checkCompatible(manifest: Manifest, kind: Manifest['database']): Promise<void> {
  if (manifest.database !== kind) {
    throw new BackupError(
      kind === 'sqlite'
        ? 'This is a backup of PostgreSQL. Set DATABASE_URL to an empty database.'
        : 'This is a backup of SQLite. Remove DATABASE_URL from the settings.',
    );
  }
  if (!(await hasMigration(manifest.schema))) {
    throw new BackupError(
      `A newer version made this backup (${manifest.version}, schema ${manifest.schema}). Install that version first.`,
    );
  }
}

/** Every running server asks for changed links all the time; a pooler may keep its connection open afterwards. */
async function isPostgresInUse(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'everscan links'
      and state_change > now() - interval '5 seconds'`.execute(db);
  return rows.length > 0;
}

async function describeSchema(db: Db): Promise<{ schema: string; tables: number }> {
  const { rows } = await sql<{ schema: string; tables: number }>`
    select current_schema() as schema, count(tablename) as tables
    from pg_tables where schemaname = current_schema()`.execute(db);
  return rows[0] ?? { schema: 'public', tables: 0 };
}

function keepSchema(db: Db, schema: string, name: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`alter schema ${sql.id(schema)} rename to ${sql.id(name)}`.execute(trx);
    await sql`create schema ${sql.id(schema)}`.execute(trx);
  });
}

function putBackSchema(db: Db, schema: string, name: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(trx);
    await sql`alter schema ${sql.id(name)} rename to ${sql.id(schema)}`.execute(trx);
  });
}

function notEmpty(what: string): string {
  return `${what}. With --replace, it is kept under another name and the backup is restored.`;
}

/** The name of the folder or schema in which the earlier data is kept. */
function nameOf(now: number): string {
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').toLowerCase();
  return `${REPLACED_PREFIX}${stamp}`;
}

/** SQLite would apply the write-ahead log of a damaged database to the restored one. */
const SQLITE_FILES = ['everscan.sqlite', 'everscan.sqlite-wal', 'everscan.sqlite-shm'];

/**
 * Moves the files of the earlier data into the new folder `name` of `dataDir`, and the restored files from
 * `folder` to their place. Moves either all of them or none. Scans are moved one by one, because their folder
 * may be the mount point of another disk. With PostgreSQL, `folder` contains no database, and one in
 * `dataDir` stays where it is.
 * @returns the name, if there was earlier data
 */
async function replaceFiles(folder: string, dataDir: string, name: string): Promise<string[]> {
  removeLinkFile(dataDir); // it belongs to the earlier data
  const hasDatabase = existsSync(join(folder, 'database.sqlite'));
  const earlier = [
    ...(hasDatabase ? SQLITE_FILES : []).filter((file) => existsSync(join(dataDir, file))),
    ...(await scansIn(dataDir)),
  ];
  const kept = join(dataDir, name);
  const moves = [
    ...earlier.map((file) => [join(dataDir, file), join(kept, file)] as const),
    ...(await scansIn(folder)).map((file) => [join(folder, file), join(dataDir, file)] as const),
  ];
  if (hasDatabase) moves.push([join(folder, 'database.sqlite'), join(dataDir, 'everscan.sqlite')]);
  const folders = new Set(moves.map(([, to]) => dirname(to)));
  const moved: (typeof moves)[number][] = [];
  try {
    // Fails if the folder exists, because it then contains other data.
    if (earlier.length > 0) await mkdir(kept, { mode: 0o700 });
    for (const path of folders) await mkdir(path, { recursive: true, mode: 0o700 });
    for (const [from, to] of moves) {
      await move(from, to);
      moved.push([from, to]);
    }
  } catch (error) {
    for (const [from, to] of moved.reverse()) await move(to, from);
    for (const path of [join(kept, 'scans'), kept]) await rmdir(path).catch(() => {});
    throw error;
  }
  for (const path of [...folders, dataDir]) await flushToDisk(path);
  return earlier.length > 0 ? [name] : [];
}

/**
 * Paths of the files in the folder `scans`. If the folder is a mount point, it may also contain folders such
 * as lost+found.
 */
async function scansIn(folder: string): Promise<string[]> {
  if (!existsSync(join(folder, 'scans'))) return [];
  const entries = await readdir(join(folder, 'scans'), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join('scans', name));
}

/** Moves a file, even to another disk. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copy(from, to);
  }
}

async function copy(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
    await flushToDisk(to);
    await rm(from);
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }
}
