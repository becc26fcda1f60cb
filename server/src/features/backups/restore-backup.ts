import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { connectPatiently, type Db } from '../../db/connect.ts';
import { hasMigration, migrate, migrateAt } from '../../db/migrate.ts';
import { hasJournals, hasRunningOwner } from '../redirects/journals.service.ts';
import { sync, unpack } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { checkManifest, type Manifest } from './manifest.ts';
import { REPLACED_PREFIX, restorePostgres } from './postgres-tools.ts';
import { checkSqlite, isSqliteInUse } from './sqlite-copy.ts';
import { withStaging } from './staging.ts';

type Options = {
  config: Config;
  /** Secret keys, for an encrypted backup. */
  identities: readonly string[];
  /** Keeps existing data under another name, instead of refusing to restore. */
  replaces: boolean;
  now: number;
};

export type Restored = {
  manifest: Manifest;
  /** Where the earlier data is now: a folder, and for PostgreSQL a schema. */
  kept: string[];
};

/** SQLite would apply the write-ahead log of a damaged database to the restored one. */
const EARLIER_FILES = ['everscan.sqlite', 'everscan.sqlite-wal', 'everscan.sqlite-shm', 'scans'];

const IN_USE = 'A server is using the data. Stop every process first.';

/**
 * Restores a backup into the configured database and `dataDir`, and migrates it to this version. The
 * data appears under its name when all of it has been checked.
 * @throws {BackupError} when a server runs, there is data already, or the backup is damaged, newer
 * than this version or of the other kind of database
 */
export async function restoreBackup(file: string, options: Options): Promise<Restored> {
  const { config, identities } = options;
  return withStaging(config.dataDir, async (staging) => {
    if (hasRunningOwner(join(config.dataDir, 'scans'))) throw new BackupError(IN_USE);
    const folder = join(staging, 'parts');
    const restore = 'sqliteFile' in config.database ? restoreSqlite : restoreIntoPostgres;
    return restore(folder, options, async (kind) => {
      await unpack(file, folder, identities);
      const manifest = await checkManifest(folder);
      await refuseOther(manifest, kind);
      return manifest;
    });
  });
}

type Unpack = (kind: Manifest['database']) => Promise<Manifest>;

async function restoreSqlite(folder: string, options: Options, unpackAs: Unpack) {
  const { dataDir, database } = options.config;
  const { sqliteFile } = database as { sqliteFile: string };
  if (isSqliteInUse(sqliteFile)) throw new BackupError(IN_USE);
  if (!options.replaces && (existsSync(sqliteFile) || hasJournals(join(dataDir, 'scans')))) {
    throw new BackupError(notEmpty(`${dataDir} contains data`));
  }
  const manifest = await unpackAs('sqlite');
  const copy = join(folder, 'database.sqlite');
  checkSqlite(copy, 'quick_check');
  await migrateAt({ sqliteFile: copy });
  await chmod(copy, 0o600);
  await sync(copy);
  if (isSqliteInUse(sqliteFile)) throw new BackupError(IN_USE);
  const kept = await replaceFiles(folder, options);
  await rename(copy, sqliteFile);
  await sync(dataDir);
  return { manifest, kept };
}

async function restoreIntoPostgres(folder: string, options: Options, unpackAs: Unpack) {
  const { dataDir, database } = options.config;
  const { postgresUrl } = database as { postgresUrl: string };
  const db = connectPatiently({ postgresUrl });
  try {
    if (await isPostgresInUse(db)) throw new BackupError(IN_USE);
    const { schema, tables } = await describeSchema(db);
    if (!options.replaces && (tables > 0 || hasJournals(join(dataDir, 'scans')))) {
      throw new BackupError(notEmpty('The database or DATA_DIR/scans contains data'));
    }
    const manifest = await unpackAs('postgres');
    const dump = join(folder, 'database.dump');
    const keptSchema = tables > 0 ? `${REPLACED_PREFIX}${stampOf(options.now)}` : undefined;
    if (keptSchema) await keepSchema(db, schema, keptSchema);
    try {
      await restorePostgres(postgresUrl, dump);
      await migrate(db);
    } catch (error) {
      if (keptSchema) await returnSchema(db, schema, keptSchema);
      throw error;
    }
    const kept = await replaceFiles(folder, options);
    return { manifest, kept: keptSchema ? [...kept, `schema ${keptSchema}`] : kept };
  } finally {
    await db.destroy();
  }
}

async function refuseOther(manifest: Manifest, kind: Manifest['database']): Promise<void> {
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

/** Moves the files of the earlier data away, and the restored journals to their place. */
async function replaceFiles(folder: string, { config, now }: Options): Promise<string[]> {
  const { dataDir } = config;
  // A cache of the earlier data.
  await rm(join(dataDir, 'known-links.json'), { force: true });
  const files = EARLIER_FILES.filter((name) => existsSync(join(dataDir, name)));
  const kept = join(dataDir, `${REPLACED_PREFIX}${stampOf(now)}`);
  if (files.length > 0) await mkdir(kept, { mode: 0o700 });
  for (const name of files) await rename(join(dataDir, name), join(kept, name));
  const journals = join(folder, 'scans');
  if (existsSync(journals)) await rename(journals, join(dataDir, 'scans'));
  await sync(dataDir);
  return files.length > 0 ? [basename(kept)] : [];
}

/** Every running process listens on a connection of its own. */
async function isPostgresInUse(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name like 'everscan%'
      and pid <> pg_backend_pid()`.execute(db);
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

function returnSchema(db: Db, schema: string, name: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(trx);
    await sql`alter schema ${sql.id(name)} rename to ${sql.id(schema)}`.execute(trx);
  });
}

function notEmpty(what: string): string {
  return `${what}. --replace keeps it under another name and restores the backup.`;
}

function stampOf(now: number): string {
  return new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').toLowerCase();
}
