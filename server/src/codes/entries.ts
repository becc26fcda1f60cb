/**
 * What the library searches and sorts by: a row for each code that is not in the bin, with its normalised text. Whoever
 * writes a code writes its row in the same transaction:
 *
 *     await writeEntries(trx, caller, changedCodes);
 *
 * When the derivation changes, raise `FORMAT`: the next list of each owner writes all rows again.
 */
import { setImmediate } from 'node:timers/promises';
import { contentTypes } from '@everscan/core/content/index';
import { searchText, textOfCode } from '@everscan/core/content/search-text';
import { sql } from 'kysely';
import { lockOwner } from '../identity/index.ts';
import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { type Owner, owned } from '../platform/db/owned.ts';
import { insertRows, type Row } from '../platform/db/write-rows.ts';
import { inShortTurnWithLocks } from '../platform/turns.ts';
import { type CodeRow, codeName, codeNames, linkState } from './code.ts';
import { lockCodes } from './sql.ts';

const FORMAT = 1;
/** Rows per transaction, so that other requests do not wait long. */
const BATCH = 250;

/** Writes the rows of an owner's codes that an earlier version did not write, or wrote otherwise. */
export async function completeEntries(db: Db, caller: Owner): Promise<void> {
  const workspace = () => db.selectFrom('workspaces').where('id', '=', caller.workspace);
  const row = await workspace().select('entries_format').executeTakeFirst();
  if (!row || row.entries_format === FORMAT) return;
  const codes = await owned(db, caller, 'projects').rows.select('id').orderBy('id').execute();
  for (let start = 0; start < codes.length; start += BATCH) {
    const ids = codes.slice(start, start + BATCH).map(({ id }) => id);
    await inTransaction(db, async (trx) => {
      await lockOwner(trx, caller); // so that no change comes between reading and writing
      await writeEntries(trx, caller, [...(await lockCodes(trx, caller, ids)).values()]);
    });
    await setImmediate(); // lets other requests run
  }
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('workspaces')
      .set({ entries_format: FORMAT })
      .where('id', '=', caller.workspace)
      .execute();
  });
}

async function inTransaction(db: Db, act: (trx: Db) => Promise<void>): Promise<void> {
  if (db.isTransaction) await act(db);
  else await db.transaction().execute(act);
}

/** Writes the rows of codes that are new, restored or changed. */
export async function writeEntries(
  trx: Db,
  caller: Owner,
  codes: readonly CodeRow[],
): Promise<void> {
  const rows: Row[] = [];
  for (const row of codes) {
    await inShortTurnWithLocks();
    const { fields } = contentTypes.find(({ id }) => id === row.type) ?? contentTypes[0];
    const link = row.code === null ? null : row;
    rows.push({
      project_id: row.id,
      workspace_id: caller.workspace,
      position: row.position,
      changed_at: Math.max(row.updated_at, row.link_updated_at ?? 0),
      type: row.type,
      link_id: row.link_id,
      state: row.code === null ? 'active' : linkState(row),
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      title_key: sortKey(codeName(row, 'en')),
      text: textOfCode({ names: codeNames(row), fields, data: parse(row.data), link }),
    });
  }
  const changing = Object.keys(rows[0] ?? {}).filter((column) => column !== 'project_id');
  if (changing.length === 0) return;
  const replaced = changing.map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`,
  );
  const replace = sql`on conflict (project_id) do update set ${sql.join(replaced)}`;
  await insertRows(trx, 'library_entries', rows, replace);
}

/** A damaged code is found by its title. */
function parse(data: string): Record<string, unknown> {
  try {
    return JSON.parse(data);
  } catch {
    return {};
  }
}

/** Like `writeEntries`, for codes of which nothing has changed that is searched for. */
export async function touchEntries(
  trx: Db,
  caller: Owner,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  await owned(trx, caller, 'library_entries')
    .update.set({ changed_at: now })
    .where(isOneOf(trx, 'project_id', ids, 'text'))
    .execute();
}

/** Limits the length of a cursor, which contains a key and may have at most 1,000 characters. */
const SORT_KEY_LENGTH = 200;

/** The key by which a name is sorted: its normalised text, in which numbers sort by value. */
function sortKey(name: string): string {
  return searchText(name)
    .replace(/\d+/g, (digits) => {
      const number = digits.replace(/^0+(?=\d)/, '');
      return String(number.length).padStart(3, '0') + number;
    })
    .slice(0, SORT_KEY_LENGTH)
    .toWellFormed();
}
