import type {
  DeleteQueryBuilder,
  DeleteResult,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
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
  'deleted_projects',
  'folders',
  'tags',
  'saved_filters',
  'library_entries',
  'library_jobs',
  'brand_kits',
  'logos',
] as const satisfies (keyof Schema)[];

type OwnedTable = (typeof ownedTables)[number];

/** The caller of a request, or the owner for whom a job or a command works. */
export type Owner = Pick<Actor, 'workspace'>;

/**
 * The rows of an owner, and the only way to them: `owned(db, caller, 'tags').rows.select('name')`. A foreign id is
 * answered like a missing one. The few readers of all owners' rows are listed in lab/structure/owned-tables.ts.
 */
export function owned<Table extends OwnedTable>(
  db: Db,
  { workspace }: Owner,
  table: Table,
): Owned<Table> {
  // Kysely cannot type a column of a table that is a type parameter; all owned tables have this one.
  const [source, column] = [table as 'tags', `${table}.workspace_id` as 'tags.workspace_id'];
  const queries = {
    get rows() {
      return db.selectFrom(source).where(column, '=', workspace);
    },
    get update() {
      return db.updateTable(source).where(column, '=', workspace);
    },
    get delete() {
      return db.deleteFrom(source).where(column, '=', workspace);
    },
  };
  return queries as unknown as Owned<Table>;
}

type Owned<Table extends OwnedTable> = {
  readonly rows: SelectQueryBuilder<Schema, Table, object>;
  readonly update: UpdateQueryBuilder<Schema, Table, Table, UpdateResult>;
  readonly delete: DeleteQueryBuilder<Schema, Table, DeleteResult>;
};
