import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import type { Schema } from '../platform/db/schema.ts';

/** The columns of a link that a redirect needs, and the number that is higher for newer ones. */
export const redirectColumns = [
  'id',
  'code',
  'version',
  'state',
  'location',
  'passes_query',
  'pause_text',
  'starts_at',
  'ends_at',
  'fallback',
] as const satisfies (keyof Schema['links'])[];

export type RedirectRow = Pick<
  Selectable<Schema['links']>,
  Exclude<(typeof redirectColumns)[number], 'state'>
> & { state: 'active' | 'paused' | 'disabled' | 'deleted' };

/** Of a deleted link, nothing but its code leaves the database. */
const unlessDeleted = (column: string, otherwise: RawBuilder<unknown>) =>
  sql`case when links.deleted_at is null then ${sql.ref(`links.${column}`)} else ${otherwise} end`;

const expressions: { readonly [Column in keyof RedirectRow]?: RawBuilder<unknown> } = {
  state: sql`case when links.deleted_at is not null then 'deleted'
    when links.blocked_at is not null then 'disabled' else links.state end`,
  location: unlessDeleted('location', sql`''`),
  pause_text: unlessDeleted('pause_text', sql`null`),
  starts_at: unlessDeleted('starts_at', sql`null`),
  ends_at: unlessDeleted('ends_at', sql`null`),
  fallback: unlessDeleted('fallback', sql`null`),
};

const selected = redirectColumns.map((column) => {
  const expression = expressions[column] ?? sql.ref(`links.${column}`);
  return sql`${expression} as ${sql.ref(column)}`;
});

/** @param codes in upper case. Deleted links are found too. */
export async function listRedirects(db: Db, codes: readonly string[]): Promise<RedirectRow[]> {
  return listWhere(db, isOneOf(db, 'code', codes, 'text'));
}

/** The next `limit` links after `id`, by id. Deleted links are included. */
export async function listRedirectsAfter(
  db: Db,
  id: number,
  limit: number,
): Promise<RedirectRow[]> {
  return listWhere(db, sql`id > ${id} order by id limit ${limit}`);
}

async function listWhere(db: Db, condition: RawBuilder<unknown>): Promise<RedirectRow[]> {
  const { rows } = await sql<RedirectRow>`
    select ${sql.join(selected)} from links where ${condition}`.execute(db);
  return rows;
}

export type LinkChanges = {
  /** Changes when the database is another one: restored from a backup, or promoted without its latest changes. */
  epoch: string;
  /** `listLinkChanges` from here on returns what this call did not. */
  next: number;
  rows: (RedirectRow & { changed_in: number })[];
};

/**
 * The links that changed in the transactions from `since` on, oldest first. Transactions that are still running
 * keep `next` low, so a link may be returned twice, but none is missed.
 * @param after the last row of the call before, if that returned `limit` rows
 */
export async function listLinkChanges(
  db: Db,
  since: number,
  { limit, after }: { limit: number; after?: LinkChanges['rows'][number] | undefined },
): Promise<LinkChanges> {
  const read = (database: RawBuilder<unknown>) => {
    const { changed_in: from, id } = after ?? { changed_in: since, id: 0 };
    return sql<LinkChanges['rows'][number] & { epoch: string; next: number }>`
      select database.epoch, database.next, links.changed_in, ${sql.join(selected)}
      from ${database} left join links
        on (links.changed_in, links.id) > (${from}, ${id}) and links.changed_in < database.beyond
      order by links.changed_in, links.id limit ${limit}
    `.execute(db);
  };
  const database = isPostgres(db) ? postgres(hidesTimeline ? sql`''` : TIMELINE) : SQLITE;
  const { rows } = await read(database).catch((error: { code?: string }) => {
    if (hidesTimeline || !UNSUPPORTED.has(error.code ?? '')) throw error;
    hidesTimeline = true;
    return read(postgres(sql`''`));
  });
  const [first] = rows;
  if (!first) throw new Error('a left join returned no row');
  return { epoch: first.epoch, next: first.next, rows: first.id === null ? [] : rows };
}

/** SQLite numbers changes in the order in which they become visible. */
const SQLITE = sql`(
  select coalesce((select value from database_epoch), '') as epoch,
    newest + 1 as next, newest + 1 as beyond
  from (select coalesce(max(changed_in), 0) as newest from links)
) as database`;

/**
 * Numbers of PostgreSQL's transactions become visible in any order, but below the snapshot's xmin all have ended, and
 * none from its xmax on is visible: a higher number comes from another server, through a dump. The timeline changes
 * when a standby is promoted, and the oid when the database is created anew.
 */
const postgres = (timeline: RawBuilder<unknown>) => sql`(
  select concat((select value from database_epoch), ' ', oid, ' ', ${timeline}) as epoch,
    pg_snapshot_xmin(pg_current_snapshot())::text::bigint as next,
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint as beyond
  from pg_database where datname = current_database()
) as database`;

/** A standby answers with an error. */
const TIMELINE = sql`left(pg_walfile_name(pg_current_wal_lsn()), 8)`;
/** SQLSTATEs of hosted databases that keep their log to themselves: unsupported, not permitted, unknown. */
const UNSUPPORTED: ReadonlySet<string> = new Set(['0A000', '42501', '42883']);
let hidesTimeline = false;
