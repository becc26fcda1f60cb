import {
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { dynamicCodeName } from '../../code-name.ts';
import type { Db } from '../../platform/db/connect.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { type Owner, owned, ownedInBin } from '../../platform/db/owned.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { updateRows } from '../../platform/db/update-rows.ts';

export type LinkRow = Selectable<Schema['links']>;
/** A link with the `data` of its project. */
export type LinkOfProject = LinkRow & { data: string };

/** Finds the link with this code, even if it has been deleted. */
export async function findLinkByCode(db: Db, code: string): Promise<LinkRow | undefined> {
  return db.selectFrom('links').selectAll().where('code', '=', code).executeTakeFirst();
}

export async function findLink(
  db: Db,
  caller: Owner,
  projectId: string,
): Promise<LinkOfProject | undefined> {
  return ofProjects(db, caller).where('links.project_id', '=', projectId).executeTakeFirst();
}

/** The links of these projects of a user, by project, locked until the transaction ends. */
export async function lockLinks(
  trx: Db,
  caller: Owner,
  projectIds: readonly string[],
): Promise<Map<string, LinkOfProject>> {
  if (projectIds.length === 0) return new Map();
  const rows = await ofProjects(trx, caller)
    .where(isOneOf(trx, 'links.project_id', projectIds, 'text'))
    .orderBy('links.id') // so that two transactions lock them in the same order
    .$if(isPostgres(trx), (query) => query.forUpdate('links'))
    .execute();
  return new Map(rows.map((row) => [String(row.project_id), row]));
}

function ofProjects(db: Db, caller: Owner) {
  return owned(db, caller, 'links')
    .rows.innerJoin('projects', 'projects.id', 'links.project_id')
    .selectAll('links')
    .select('projects.data');
}

export async function countLinks(db: Db, caller: Owner): Promise<number> {
  const { count } = await owned(db, caller, 'links')
    .rows.select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many links a user created after `since`. Links of codes in the bin count too. */
export async function countNewLinks(db: Db, caller: Owner, since: number): Promise<number> {
  const count = ({ rows }: ReturnType<typeof owned<'links'>>) =>
    rows.select(({ fn }) => fn.countAll<number>().as('count')).where('created_at', '>', since);
  const { own, binned } = await db
    .selectNoFrom([
      count(owned(db, caller, 'links')).as('own'),
      count(ownedInBin(db, caller, 'links')).as('binned'),
    ])
    .executeTakeFirstOrThrow();
  return Number(own) + Number(binned);
}

/** Condition that a user has a dynamic code that visitors can scan, or that is paused and can be resumed. */
export function hasWorkingLinks({
  exists,
  selectFrom,
}: ExpressionBuilder<Schema, 'users'>): Expression<SqlBool> {
  return exists(
    selectFrom('links')
      .select('links.id')
      .whereRef('links.workspace_id', '=', 'users.id')
      .where('deleted_at', 'is', null)
      .where('blocked_at', 'is', null),
  );
}

type NewRow = Pick<
  LinkRow,
  'code' | 'project_id' | 'workspace_id' | 'target' | 'utm' | 'passes_query' | 'location'
>;

/** Returns the new link's id, or undefined when any link has ever used the code. */
export async function insertLink(db: Db, row: NewRow, now: number): Promise<number | undefined> {
  const inserted = await db
    .insertInto('links')
    .values({ ...row, ...changedNow(db, now), state: 'active', version: 1, created_at: now })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export type LinkChange = Partial<
  Omit<LinkRow, 'id' | 'code' | 'version' | 'changed_in' | 'created_at'>
>;

export async function updateLink(
  db: Db,
  id: number,
  change: LinkChange,
  now: number,
): Promise<void> {
  await db
    .updateTable('links')
    .set({ ...change, ...changedNow(db, now) })
    .where('id', '=', id)
    .execute();
}

/** Writes the owner's columns of locked links. */
export async function updateLinks(trx: Db, links: readonly LinkRow[], now: number): Promise<void> {
  await updateRows(trx, 'links', {
    key: 'id',
    columns: ownersColumns,
    rows: links,
    also: changedNow(trx, now),
  });
}

const ownersColumns = {
  id: 'bigint',
  target: 'text',
  utm: 'text',
  passes_query: 'bigint',
  location: 'text',
  state: 'text',
  pause_text: 'text',
  starts_at: 'bigint',
  ends_at: 'bigint',
  fallback: 'text',
} as const;
type OwnersColumn = keyof typeof ownersColumns;

/** What each change of a link sets, so that every process follows it within half a second. */
export function changedNow(trx: Db, now: number) {
  return {
    version: sql<number>`links.version + 1`,
    updated_at: now,
    changed_in: changeNumber(trx),
  };
}

/** SQLite runs one writing transaction at a time, so its numbers become visible in their order. */
function changeNumber(trx: Db) {
  return isPostgres(trx)
    ? sql<number>`pg_current_xact_id()::text::bigint`
    : sql<number>`(select coalesce(max(changed_in), 0) + 1 from links)`;
}

/** The columns of a link that its owner sees, named so that they do not clash with those of a project. */
const visibleColumns = [
  'links.code',
  'links.target',
  'links.utm',
  'links.passes_query',
  'links.state',
  'links.blocked_at',
  'links.pause_text',
  'links.starts_at',
  'links.ends_at',
  'links.fallback',
  'links.version as link_version',
  'links.id as link_id',
  'links.created_at as link_created_at',
  'links.updated_at as link_updated_at',
] as const;

/** The link's columns in a query that also selects those of its project. */
export type VisibleLink = Pick<
  LinkRow,
  'code' | 'blocked_at' | Exclude<OwnersColumn, 'id' | 'location'>
> & {
  link_version: number;
  link_id: number;
  link_created_at: number;
  link_updated_at: number;
};

/** Adds the link's columns to a query on projects; all are null for a static code. */
export function withLink<Output>(query: SelectQueryBuilder<Schema, 'projects', Output>) {
  return query.leftJoin('links', 'links.project_id', 'projects.id').select(visibleColumns);
}

export type CountedLink = { id: number; code: string; project: string; title: string };

/**
 * A user's links with the names of their projects as titles, in the order of the projects.
 * @param projectIds only the links of these projects
 */
export async function listCountedLinks(
  db: Db,
  caller: Owner,
  projectIds?: readonly string[],
): Promise<CountedLink[]> {
  const rows = await owned(db, caller, 'links')
    .rows.innerJoin('projects', 'projects.id', 'links.project_id')
    .select(['links.id', 'links.code', 'links.target', 'projects.id as project'])
    .select('projects.title')
    .$if(projectIds !== undefined, (query) =>
      query.where(isOneOf(db, 'projects.id', projectIds ?? [], 'text')),
    )
    .orderBy('projects.position')
    .execute();
  return rows.map((row) => {
    const { id, code, project } = row;
    return { id, code, project, title: dynamicCodeName(row) };
  });
}

/**
 * Up to `limit` of a user's links in the order of their ids, after the id `after`: of saved codes, or of codes that were
 * deleted since a time.
 */
export async function listLinksAfter(
  db: Db,
  caller: Owner,
  options: { after: number; limit: number; deletedSince: number | undefined },
): Promise<{ id: number; code: string }[]> {
  const { after, limit, deletedSince } = options;
  const rows =
    deletedSince === undefined
      ? owned(db, caller, 'links').rows
      : ownedInBin(db, caller, 'links').rows.where('deleted_at', '>', deletedSince);
  return rows.select(['id', 'code']).where('id', '>', after).orderBy('id').limit(limit).execute();
}
