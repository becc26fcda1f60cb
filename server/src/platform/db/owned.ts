import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type SelectQueryBuilder,
  sql,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import type { Actor } from '../http/caller.ts';
import type { Db } from './connect.ts';
import type { Schema } from './schema.ts';

/** The tables whose rows belong to a workspace. */
export const ownedTables = [
  'projects',
  'links',
  'project_keys',
  'project_changes',
  'folders',
  'tags',
  'saved_filters',
  'library_entries',
  'library_jobs',
  'brand_kits',
  'logos',
  'pictures',
] as const satisfies (keyof Schema)[];

type OwnedTable = (typeof ownedTables)[number];

/** The caller of a request, or the owner for whom a job or a command works. */
export type Owner = Pick<Actor, 'workspace'>;

/** The tables whose rows go to the bin, and stay in it for 30 days. */
const tablesWithBin = ['projects', 'links'] as const satisfies OwnedTable[];

/**
 * The rows of an owner, and the only way to them: `owned(db, caller, 'tags').rows.select('name')`. A foreign id is
 * answered like a missing one, and so is what has been deleted. The few readers of all owners' rows are listed in
 * lab/structure/owned-tables.ts.
 */
export function owned<Table extends OwnedTable>(db: Db, caller: Owner, table: Table): Owned<Table> {
  const isBinned = (tablesWithBin as readonly OwnedTable[]).includes(table);
  return rowsOf(db, caller, table, isBinned ? 'is' : undefined);
}

/** The rows of an owner's deleted codes: the only other way to rows of an owner. */
export function ownedInBin<Table extends (typeof tablesWithBin)[number]>(
  db: Db,
  caller: Owner,
  table: Table,
): Owned<Table> {
  return rowsOf(db, caller, table, 'is not');
}

function rowsOf<Table extends OwnedTable>(
  db: Db,
  { workspace }: Owner,
  table: Table,
  deleted: 'is' | 'is not' | undefined,
): Owned<Table> {
  // Kysely cannot type a column of a table that is a type parameter; all owned tables have this one.
  const [source, column] = [table as 'tags', `${table}.workspace_id` as 'tags.workspace_id'];
  const own = sql<boolean>`${sql.ref(column)} = ${workspace}`;
  const condition = deleted
    ? sql<boolean>`${own} and ${sql.ref(`${table}.deleted_at`)} ${sql.raw(deleted)} null`
    : own;
  const queries = {
    get rows() {
      return db.selectFrom(source).where(condition);
    },
    get update() {
      return db.updateTable(source).where(condition);
    },
    get delete() {
      return db.deleteFrom(source).where(condition);
    },
  };
  return queries as unknown as Owned<Table>;
}

type Owned<Table extends OwnedTable> = {
  readonly rows: SelectQueryBuilder<Schema, Table, object>;
  readonly update: UpdateQueryBuilder<Schema, Table, Table, UpdateResult>;
  readonly delete: DeleteQueryBuilder<Schema, Table, DeleteResult>;
};
