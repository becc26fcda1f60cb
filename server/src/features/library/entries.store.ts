import { setImmediate } from 'node:timers/promises';
import { contentTypes } from '@everscan/core/content/index';
import { textOfCode } from '@everscan/core/content/search-text';
import { sql } from 'kysely';
import { codeName, codeNames } from '../../code-name.ts';
import type { Db } from '../../platform/db/connect.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { type Owner, owned } from '../../platform/db/owned.ts';
import { linkState } from '../links/links.ts';
import { sortKey } from './search-text.ts';

/** Increase this when the derivation of entries changes, which makes all of them stale. */
const FORMAT = 2;
/**
 * Added to the versions of entries for each format. It is so large that outdated entries can never have the
 * same sum of versions.
 */
const FORMAT_STEP = 1_000_000;
const OFFSET = FORMAT * FORMAT_STEP;

/** Entries per transaction, so that other requests do not wait long. */
const BATCH = 250;

/**
 * Writes the entries of a user's codes that are missing or older than the code or its link. Code that writes
 * codes and links does not maintain entries.
 */
export async function refreshEntries(db: Db, caller: Owner): Promise<void> {
  if (await areFresh(db, caller)) return;
  const stale = await listStale(db, caller);
  for (let start = 0; start < stale.length; start += BATCH) {
    const ids = stale.slice(start, start + BATCH);
    if (db.isTransaction) await writeEntries(db, ids);
    else await db.transaction().execute((trx) => writeEntries(trx, ids));
    await setImmediate(); // lets other requests run
  }
}

/**
 * Compares sums of versions, for which the databases read only indexes. No entry is newer than its code or
 * exists without one, so the sums are equal only if all versions are. The version of an existing code never
 * decreases, and deleting a code, which may return with an older version, also deletes its entry.
 */
async function areFresh(db: Db, caller: Owner): Promise<boolean> {
  const total = (column: string, added = 0) =>
    sql<number>`cast(coalesce(sum(${sql.ref(column)} + ${sql.lit(added)}), 0) as bigint)`;
  const { codes, versions, links, entries, seen, seen_links } = await db
    .selectNoFrom(() => {
      const codes = owned(db, caller, 'projects').rows;
      const links = owned(db, caller, 'links').rows;
      const entries = owned(db, caller, 'library_entries').rows;
      return [
        codes.select(({ fn }) => fn.countAll<number>().as('n')).as('codes'),
        codes.select(total('version', OFFSET).as('n')).as('versions'),
        links.select(total('version').as('n')).as('links'),
        entries.select(({ fn }) => fn.countAll<number>().as('n')).as('entries'),
        entries.select(total('version').as('n')).as('seen'),
        entries.select(total('link_version').as('n')).as('seen_links'),
      ];
    })
    .executeTakeFirstOrThrow();
  return codes === entries && versions === seen && links === seen_links;
}

async function listStale(db: Db, caller: Owner): Promise<string[]> {
  const rows = await owned(db, caller, 'projects')
    .rows.leftJoin('links', (join) =>
      join
        .onRef('links.workspace_id', '=', 'projects.workspace_id')
        .onRef('links.project_id', '=', 'projects.id'),
    )
    .leftJoin('library_entries as entries', (join) =>
      join
        .onRef('entries.workspace_id', '=', 'projects.workspace_id')
        .onRef('entries.project_id', '=', 'projects.id'),
    )
    .select('projects.id')
    .where(({ or, eb, fn, val }) =>
      or([
        eb('entries.version', 'is', null),
        eb('entries.version', '<>', eb('projects.version', '+', OFFSET)),
        eb('entries.link_version', '<>', fn.coalesce('links.version', val(0))),
      ]),
    )
    .orderBy('projects.id') // so that two processes lock rows in the same order
    .execute();
  return rows.map(({ id }) => id);
}

/** A code that is being changed or deleted gets its entry later, so this does not wait for its lock. */
async function writeEntries(trx: Db, ids: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('projects')
    .leftJoin('links', 'links.project_id', 'projects.id')
    .select(['projects.id', 'projects.workspace_id', 'projects.position', 'projects.title'])
    .select(['projects.type', 'projects.data', 'projects.names'])
    .select(['projects.version', 'projects.updated_at'])
    .select([
      'links.id as link_id',
      'links.code',
      'links.target',
      'links.state',
      'links.blocked_at',
    ])
    .select(['links.starts_at', 'links.ends_at', 'links.version as link_version'])
    .select('links.updated_at as link_updated_at')
    .where(isOneOf(trx, 'projects.id', ids, 'text'))
    .where('projects.deleted_at', 'is', null)
    .orderBy('projects.id')
    .$if(isPostgres(trx), (query) => query.forShare('projects').skipLocked())
    .execute();
  const entries = rows.map((row) => {
    const { code, target } = row;
    const { fields } = contentTypes.find(({ id }) => id === row.type) ?? contentTypes[0];
    const link = code === null || target === null ? null : { code, target };
    return {
      project_id: row.id,
      workspace_id: row.workspace_id,
      version: row.version + OFFSET,
      link_version: row.link_version ?? 0,
      position: row.position,
      changed_at: Math.max(row.updated_at, row.link_updated_at ?? 0),
      type: row.type,
      link_id: row.link_id,
      state: row.state === null ? 'active' : linkState({ ...row, state: row.state }),
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      title_key: sortKey(codeName(row, 'en')),
      text: textOfCode({ names: codeNames(row), fields, data: JSON.parse(row.data), link }),
    };
  });
  await insertRows(trx, 'library_entries', columns, entries, replace);
}

const columns = {
  project_id: 'text',
  workspace_id: 'bigint',
  version: 'bigint',
  link_version: 'bigint',
  position: 'bigint',
  changed_at: 'bigint',
  type: 'text',
  link_id: 'bigint',
  state: 'text',
  starts_at: 'bigint',
  ends_at: 'bigint',
  title_key: 'text',
  text: 'text',
} as const;

const changing = Object.keys(columns).filter((column) => column !== 'project_id');

const replace = sql`on conflict (project_id) do update set ${sql.join(
  changing.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
)}`;
