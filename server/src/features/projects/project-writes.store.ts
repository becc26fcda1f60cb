import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { type Owner, owned, ownedInBin } from '../../platform/db/owned.ts';
import { updateRows } from '../../platform/db/update-rows.ts';
import { contentNames } from '../../platform/http/presenter.ts';
import { recordChanges } from '../history/history.ts';
import { pictureIn } from '../pictures/index.ts';
import type { OwnColumns, ProjectRow } from './project-columns.ts';

/** All columns of these projects of a user, by id, locked until the transaction ends. */
export async function lockProjects(
  trx: Db,
  caller: Owner,
  ids: readonly string[],
): Promise<Map<string, ProjectRow>> {
  if (ids.length === 0) return new Map();
  const rows = await owned(trx, caller, 'projects')
    .rows.selectAll()
    .where(isOneOf(trx, 'id', ids, 'text'))
    .orderBy('id') // so that two transactions lock them in the same order
    .$if(isPostgres(trx), (query) => query.forNoKeyUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type NewProject = OwnColumns & { id: string; caller: Owner };

/**
 * Adds a project as the last one, unless the user has `limit` already. Call it after `lockOwner`, in the same
 * transaction, so that no other transaction adds one between counting and adding.
 * @returns false when the user has `limit` or more
 */
export async function insertProjectBelowLimit(
  trx: Db,
  limit: number,
  { id, caller, ...own }: NewProject,
  now: number,
): Promise<boolean> {
  const { count, last } = await countWithLast(trx, caller);
  if (count >= limit) return false;
  // At least the current time, so that the position of a code that is deleted for good is not used again.
  const position = Math.max(last + 1, now);
  const first = { version: 1, created_at: now, updated_at: now };
  await trx
    .insertInto('projects')
    .values({ id, workspace_id: caller.workspace, position, ...first, ...withDerived(own, own) })
    .execute();
  return true;
}

/** How many projects a user has, and the last position, also of codes in the bin; -1 without any. */
async function countWithLast(trx: Db, caller: Owner): Promise<{ count: number; last: number }> {
  const last = ({ rows }: ReturnType<typeof owned<'projects'>>) =>
    rows.select(({ fn }) => fn.max<number | null>('position').as('last'));
  const { count, own, binned } = await trx
    .selectNoFrom([
      owned(trx, caller, 'projects')
        .rows.select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('count'),
      last(owned(trx, caller, 'projects')).as('own'),
      // The condition lets SQLite read an index instead of all codes.
      last(ownedInBin(trx, caller, 'projects'))
        .where('deleted_at', '>=', 0)
        .as('binned'),
    ])
    .executeTakeFirstOrThrow();
  return { count, last: Math.max(own ?? -1, binned ?? -1) };
}

export const projectColumns = {
  id: 'text',
  workspace_id: 'bigint',
  position: 'bigint',
  title: 'text',
  type: 'text',
  style: 'text',
  data: 'text',
  names: 'text',
  design: 'text',
  picture: 'text',
  version: 'bigint',
  created_at: 'bigint',
  updated_at: 'bigint',
} as const satisfies Partial<Record<keyof ProjectRow, 'text' | 'bigint'>>;

/** A locked code, the columns that change, and the id of the change that this one reverts. */
type Edit = { before: ProjectRow; change: Partial<OwnColumns>; reverts?: number };

/**
 * Writes edits of different codes that the caller has locked, and records them: the only way to change a saved code. Codes
 * in which nothing differs keep their versions.
 * @returns the ids of the recorded changes, by code
 */
export async function applyEdits(
  trx: Db,
  edits: readonly Edit[],
  { caller, now, jobId }: { caller: Owner; now: number; jobId?: string | undefined },
): Promise<Map<string, number>> {
  const differing = edits.filter(({ before, change }) => !isUnchanged(before, change));
  await updateProjects(trx, differing, now);
  const changes = differing.map(({ before, change, reverts }) => {
    return { projectId: before.id, before, after: { ...before, ...change }, reverts };
  });
  return recordChanges(trx, changes, { caller, now, jobId });
}

function isUnchanged(before: ProjectRow, change: Partial<OwnColumns>): boolean {
  const columns = Object.keys(change) as (keyof OwnColumns)[];
  return columns.every((column) => change[column] === before[column]);
}

/** Changes locked projects, each by its own columns. */
async function updateProjects(
  trx: Db,
  edits: readonly { before: ProjectRow; change: Partial<OwnColumns> }[],
  now: number,
): Promise<void> {
  const changes = edits.map(({ before, change }) => ({
    id: before.id,
    change: withDerived(change, before),
  }));
  const groups = Map.groupBy(changes, ({ change }) => Object.keys(change).sort().join());
  for (const group of groups.values()) {
    const names = Object.keys(group[0]?.change ?? {}) as (keyof OwnColumns | Derived)[];
    await updateRows(trx, 'projects', {
      key: 'id',
      columns: Object.fromEntries(
        ['id' as const, ...names].map((name) => [name, projectColumns[name]]),
      ),
      rows: group.map(({ id, change }) => ({ id, ...change })),
      also: { version: sql`projects.version + 1`, updated_at: now },
    });
  }
}

/**
 * Adds the names of the content to columns that contain one, and the picture of a design.
 * @param before the columns that these replace
 */
function withDerived<Columns extends Partial<OwnColumns>>(
  columns: Columns,
  before: OwnColumns,
): Columns & Partial<Pick<ProjectRow, Derived>> {
  const { type, data } = { ...before, ...columns };
  const isContent = columns.type !== undefined || columns.data !== undefined;
  return {
    ...columns,
    ...(isContent && { names: contentNames(type, data) }),
    ...(columns.design !== undefined && { picture: pictureIn(columns.design) }),
  };
}

type Derived = 'names' | 'picture';
