import type { UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { type Owner, owned } from '../../platform/db/owned.ts';
import { rowsByColumns } from '../../platform/db/rows-by-columns.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { updateRows } from '../../platform/db/update-rows.ts';
import { changedNow, type LinkRow } from './links.store.ts';

/** The columns of a deleted link: only its code remains, which is never reassigned. */
const TOMBSTONE = {
  state: 'deleted',
  project_id: null,
  workspace_id: null,
  target: '',
  utm: null,
  passes_query: 0,
  location: '',
  owners_state: null,
  pause_text: null,
  starts_at: null,
  ends_at: null,
  fallback: null,
} as const;

/** Turns links into tombstones. */
export async function makeTombstones(
  trx: Db,
  ids: readonly number[],
  now: number,
): Promise<number[]> {
  return replaceLinks(trx, trx.updateTable('links').where(isOneOf(trx, 'id', ids, 'bigint')), now);
}

/** Turns all links of a user into tombstones, and returns their ids. */
export async function makeTombstonesOf(trx: Db, caller: Owner, now: number): Promise<number[]> {
  return replaceLinks(trx, owned(trx, caller, 'links').update, now);
}

async function replaceLinks(
  trx: Db,
  links: UpdateQueryBuilder<Schema, 'links', 'links', UpdateResult>,
  now: number,
): Promise<number[]> {
  const rows = await links
    .set({ ...TOMBSTONE, ...changedNow(trx, now) })
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks links, or their tombstones, until the transaction ends. */
export async function lockLinkRows(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0 || !isPostgres(trx)) return;
  await trx
    .selectFrom('links')
    .select('id')
    .where(isOneOf(trx, 'id', ids, 'bigint'))
    .orderBy('id') // so that two transactions lock them in the same order
    .forUpdate()
    .execute();
}

/** Restores the earlier columns of tombstones, under a higher version. The caller has locked them. */
export async function reviveLinks(trx: Db, links: readonly LinkRow[], now: number): Promise<void> {
  for (const { columns, rows } of rowsByColumns(linkColumns, links)) {
    await updateRows(trx, 'links', { key: 'id', columns, rows, also: changedNow(trx, now) });
  }
}

const linkColumns = {
  id: 'bigint',
  project_id: 'text',
  workspace_id: 'bigint',
  target: 'text',
  utm: 'text',
  passes_query: 'bigint',
  location: 'text',
  state: 'text',
  owners_state: 'text',
  pause_text: 'text',
  starts_at: 'bigint',
  ends_at: 'bigint',
  fallback: 'text',
  created_at: 'bigint',
} as const satisfies Record<
  Exclude<keyof LinkRow, 'code' | keyof ReturnType<typeof changedNow>>,
  'text' | 'bigint'
>;
