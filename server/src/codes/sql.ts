/**
 * Queries on codes and links that several modules of this folder use. A row of a code has a reference instead of the
 * picture in its design; `withPictures` resolves it.
 */
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import { type Owner, owned, ownedInBin } from '../platform/db/owned.ts';
import type { Schema } from '../platform/db/schema.ts';
import { type CodeRow, columnNames } from './code.ts';
import { withPictures } from './pictures.ts';

const projectColumns = [
  'projects.id',
  'projects.version',
  'projects.position',
  'projects.names',
  'projects.picture',
  'projects.created_at',
  'projects.updated_at',
  ...columnNames.projects.map((name) => `projects.${name}` as const),
] as const;

const withoutDesign = projectColumns.filter((name) => name !== 'projects.design');

/** The columns of a link that its owner sees, named so that they do not clash with those of its code. */
const linkColumns = [
  'links.code',
  'links.blocked_at',
  ...columnNames.links.map((name) => `links.${name}` as const),
  'links.id as link_id',
  'links.created_at as link_created_at',
  'links.updated_at as link_updated_at',
] as const;

/** Codes with their links and kits: `codesOf(owned(db, caller, 'projects'))`. */
export function codesOf(
  { rows }: { rows: SelectQueryBuilder<Schema, 'projects', object> },
  columns: readonly (typeof projectColumns)[number][] = projectColumns,
) {
  return rows
    .leftJoin('project_kits', 'project_kits.project_id', 'projects.id')
    .leftJoin('links', 'links.project_id', 'projects.id')
    .select(columns)
    .select('project_kits.kit_id')
    .select(linkColumns)
    .$castTo<CodeRow>();
}

/** The codes of the owner among `ids`, in no particular order. */
export async function readCodes(db: Db, caller: Owner, ids: readonly string[]): Promise<CodeRow[]> {
  if (ids.length === 0) return [];
  return codesOf(owned(db, caller, 'projects'))
    .where(isOneOf(db, 'projects.id', ids, 'text'))
    .execute();
}

/** Like `readCodes`, with null instead of their designs, of which a list would read a hundred for nothing. */
export async function readCodesWithoutDesigns(
  db: Db,
  caller: Owner,
  ids: readonly string[],
): Promise<CodeRow[]> {
  return codesOf(owned(db, caller, 'projects'), withoutDesign)
    .select(sql<null>`null`.as('design'))
    .where(isOneOf(db, 'projects.id', ids, 'text'))
    .$castTo<CodeRow>()
    .execute();
}

/** Like `readCodes`, with their pictures. */
export async function readWholeCodes(
  db: Db,
  caller: Owner,
  ids: readonly string[],
): Promise<CodeRow[]> {
  return withPictures(db, caller, await readCodes(db, caller, ids));
}

/**
 * The codes of the owner among `ids`, by id, locked until the transaction ends. All locks are taken in one order: the
 * owner, pictures, codes by their ids, links.
 */
export async function lockCodes(
  trx: Db,
  caller: Owner,
  ids: readonly string[],
): Promise<Map<string, CodeRow>> {
  if (isPostgres(trx)) await lockIds(trx, caller, ids);
  return new Map((await readCodes(trx, caller, ids)).map((row) => [row.id, row]));
}

/** Like `lockCodes`, without reading them. */
export async function lockIds(trx: Db, caller: Owner, ids: readonly string[]): Promise<string[]> {
  const rows = await owned(trx, caller, 'projects')
    .rows.select('id')
    .where(isOneOf(trx, 'id', ids, 'text'))
    .orderBy('id')
    .$if(isPostgres(trx), (query) => query.forNoKeyUpdate())
    .execute();
  return rows.map(({ id }) => id);
}

/** How many saved and dynamic codes an owner has, and how many dynamic ones were created since a time, also deleted ones. */
export async function countCodes(
  db: Db,
  caller: Owner,
  since?: number,
): Promise<{ saved: number; dynamic: number; newLinks: number }> {
  const count = (table: 'projects' | 'links') =>
    owned(db, caller, table)
      .rows.select(({ fn }) => fn.countAll<number>().as('n'))
      .$asScalar()
      .$notNull();
  const created = ({ rows }: ReturnType<typeof owned<'links'>>) =>
    rows
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('created_at', '>', since ?? 0)
      .$asScalar()
      .$notNull();
  const counted = await db
    .selectNoFrom([count('projects').as('saved'), count('links').as('dynamic')])
    .$if(since !== undefined, (query) =>
      query.select([
        created(owned(db, caller, 'links')).as('own'),
        created(ownedInBin(db, caller, 'links')).as('binned'),
      ]),
    )
    .executeTakeFirstOrThrow();
  const { saved, dynamic, own = 0, binned = 0 } = counted;
  return { saved, dynamic, newLinks: own + binned };
}

/** Each change of a code or of its link raises the code's version. */
export const raised = { version: sql<number>`projects.version + 1` };

/** What each change of a link sets, also a deletion, so that every process follows it within half a second. */
export function changedNow(trx: Db) {
  return {
    version: sql<number>`links.version + 1`,
    changed_in: changeNumber(trx),
  };
}

/** SQLite runs one writing transaction at a time, so its numbers become visible in their order. */
export function changeNumber(trx: Db) {
  return isPostgres(trx)
    ? sql<number>`pg_current_xact_id()::text::bigint`
    : sql<number>`(select coalesce(max(changed_in), 0) + 1 from links)`;
}
