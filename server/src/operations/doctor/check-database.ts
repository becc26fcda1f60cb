import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { certificateAdvice, TRUST_DATABASE } from '../../platform/certificate-advice.ts';
import { connect, type Db } from '../../platform/db/connect.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { provider } from '../../platform/db/migrate.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { CLOCK_TOLERANCE_MS } from './check-disk.ts';
import { bad, type Finding, good, reasonOf, skipped } from './finding.ts';

const TIMEOUT_MS = 15_000;
/** The oldest version that the PostgreSQL project still maintains. */
const OLDEST_POSTGRES = 14;

/** `isNew` if no server has used the database yet. */
type Result = { findings: Finding[]; isNew: boolean };

/** Checks version, migrations and, with PostgreSQL, the clock. Changes nothing. */
export async function checkDatabase({ database }: Config): Promise<Result> {
  if ('sqliteFile' in database && !existsSync(database.sqliteFile)) {
    const finding = skipped('Database: none yet; the server creates it when it starts');
    return { findings: [finding], isNew: true };
  }
  let db: Db | undefined;
  try {
    db = connect(database, () => {});
    return await withTimeout(check(db), TIMEOUT_MS);
  } catch (error) {
    const action =
      'sqliteFile' in database
        ? 'Check its owner, and verify the newest backup.'
        : (certificateAdvice(reasonOf(error), TRUST_DATABASE) ??
          'Check DATABASE_URL, and whether PostgreSQL runs and accepts connections from here.');
    return {
      findings: [bad(`Database: cannot be read: ${reasonOf(error)}.`, action)],
      isNew: false,
    };
  } finally {
    void db?.destroy().catch(() => {});
  }
}

async function check(db: Db): Promise<Result> {
  const version = isPostgres(db) ? await checkPostgres(db) : await checkSqlite(db);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const isNew = !tables.some(({ name }) => name === 'kysely_migration');
  const migrations = isNew
    ? skipped('Migrations: the database is empty; the server fills it when it starts')
    : await checkMigrations(db);
  return { findings: [...version, migrations], isNew };
}

async function checkSqlite(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
  return [good(`Database: SQLite ${rows[0]?.version}`)];
}

async function checkPostgres(db: Db): Promise<Finding[]> {
  const before = Date.now();
  const { rows } = await sql<{ version: string; now: number }>`
    select current_setting('server_version') as version,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
  const after = Date.now();
  const { version = '', now = before } = rows[0] ?? {};
  const aheadMs = now > after ? now - after : Math.min(0, now - before);
  return [
    Number.parseInt(version, 10) < OLDEST_POSTGRES
      ? bad(`Database: PostgreSQL ${version} no longer receives fixes.`, 'Upgrade it.')
      : good(`Database: PostgreSQL ${version}`),
    Math.abs(aheadMs) > CLOCK_TOLERANCE_MS
      ? bad(
          `Clock: the clock of PostgreSQL differs by ${Math.round(aheadMs / 1000)} s.`,
          'Synchronise both machines (NTP): two-step sign-in and schedules depend on the time.',
        )
      : good('Clock: agrees with that of PostgreSQL'),
  ];
}

async function checkMigrations(db: Db): Promise<Finding> {
  const known = Object.keys(await provider.getMigrations());
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = rows.map(({ name }) => name);
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length > 0) {
    const action = 'Start that version, or restore a backup from before the upgrade.';
    return bad(`Migrations: a newer version has added ${newer.join(', ')}.`, action);
  }
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length > 0) {
    return bad(
      `Migrations: ${missing.length} are missing, from ${missing.sort()[0]} on.`,
      'Start this version of the server, which runs them.',
    );
  }
  return good(`Migrations: all ${known.length} are applied`);
}
