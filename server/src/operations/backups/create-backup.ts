import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { connect, connectForLongWork, type Db, withoutPooler } from '../../platform/db/connect.ts';
import { findSchemaName } from '../../platform/db/migrate.ts';
import { copyJournals, removeReadCopies } from '../../redirects/journals.ts';
import { pack } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { backupName, DRAFT_SUFFIX } from './backup-files.ts';
import { checkRoom } from './check-room.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { dumpPostgres, withSignals } from './postgres-tools.ts';
import { checkSqlite, copySqlite } from './sqlite-copy.ts';
import { removeAndExit, withStaging } from './staging.ts';

const root = new URL('../../../../', import.meta.url);

type Options = { config: Config; now: number };

export type CreatedBackup = { file: string; bytes: number; manifest: Manifest };

/**
 * Backs up the database and the journals of this machine while servers use them. `target` is a new file or an
 * existing folder.
 *
 * The journals are copied before the database. A scan that moves to the database in between is in both
 * copies, but is counted once, because the database also contains the position up to which the journal was
 * read. In the other order, a scan could be missing from both.
 * @throws {BackupError} when the file exists, the disk has no room, the SQLite database is damaged, or
 * pg_dump cannot be used
 */
export async function createBackup(
  target: string,
  { config, now }: Options,
): Promise<CreatedBackup> {
  const { dataDir, backupRecipients: recipients } = config;
  const database = withoutPooler(config.database);
  const file = (await isFolder(target))
    ? join(target, backupName(now, { isEncrypted: recipients.length > 0 }))
    : target;
  if (existsSync(file)) throw new BackupError(`${file} exists already.`);
  return withStaging(dataDir, (folder) => {
    // Removes both, because they contain personal data, and the copy of the database in the folder is not encrypted.
    const stop = () => removeAndExit(folder, `${file}${DRAFT_SUFFIX}`);
    return withSignals(stop, async () => {
      const journals = join(folder, 'scans');
      await copyJournals(join(dataDir, 'scans'), journals);
      const described =
        'sqliteFile' in database
          ? await stageSqlite(database.sqliteFile, folder)
          : await stagePostgres(database.postgresUrl, folder);
      const createdAt = new Date(now).toISOString();
      const { manifest, names } = await writeManifest(folder, {
        ...{ createdAt, ...(await findSoftware()), ...described },
      });
      await pack({ folder, names }, file, recipients);
      return { file, bytes: (await stat(file)).size, manifest };
    });
  });
}

type Described = Pick<Manifest, 'database' | 'databaseVersion' | 'schema' | 'counts'>;

async function stageSqlite(sqliteFile: string, folder: string): Promise<Described> {
  const copy = join(folder, 'database.sqlite');
  await copySqlite(sqliteFile, copy);
  // A copy of a damaged database is damaged too, and daily backups would replace the last good one with it.
  checkSqlite(copy, 'quick_check');
  const db = connect({ sqliteFile: copy }, () => {});
  try {
    await removeReadCopies(db, join(folder, 'scans'));
    const databaseVersion = process.versions.sqlite ?? '';
    return { database: 'sqlite', databaseVersion, ...(await describe(db)) };
  } finally {
    await db.destroy();
  }
}

async function stagePostgres(postgresUrl: string, folder: string): Promise<Described> {
  const db = connectForLongWork({ postgresUrl });
  try {
    // pg_dump reads the same snapshot of the database as this transaction.
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const { rows } = await sql<{ snapshot: string; version: string; bytes: number }>`
          select pg_export_snapshot() as snapshot, current_setting('server_version') as version,
            pg_database_size(current_database()) as bytes
        `.execute(trx);
        const { snapshot = '', version = '', bytes = 0 } = rows[0] ?? {};
        await checkRoom(folder, bytes); // with the indexes, which a dump does not contain
        const file = join(folder, 'database.dump');
        await dumpPostgres(postgresUrl, {
          ...{ file, snapshot, serverVersion: Number.parseInt(version, 10) },
        });
        await removeReadCopies(trx, join(folder, 'scans'));
        return { database: 'postgres', databaseVersion: version, ...(await describe(trx)) };
      });
  } finally {
    await db.destroy();
  }
}

const COUNTED = ['users', 'projects', 'links', 'scans'] as const;

async function describe(db: Db): Promise<Pick<Manifest, 'schema' | 'counts'>> {
  const counts: Record<string, number> = {};
  for (const table of COUNTED) {
    const { count } = await db
      .selectFrom(table)
      .select(db.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  return { schema: (await findSchemaName(db)) ?? '', counts };
}

/** The version of this software, and its commit if it runs from a clone. */
async function findSoftware(): Promise<Pick<Manifest, 'version' | 'commit'>> {
  const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
  const head = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root }).catch(
    () => undefined,
  );
  return { version, ...(head && { commit: head.stdout.trim() }) };
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}
