/**
 * Writes any number of rows in short time. The columns are those of the first row, which all others must have as well:
 *
 *     await insertRows(trx, 'tags', tags, sql`on conflict do nothing`);
 *     await updateRows(trx, 'tags', [{ id, name }, { id: other, name, name_key }], { updated_at: now });
 */
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { isPostgres } from './is-postgres.ts';
import type { Schema } from './schema.ts';

export type Row = Readonly<Record<string, string | number | null | undefined>>;

/**
 * Inserts rows in order: with one statement on PostgreSQL, with several on SQLite, so run it in a transaction. Only a few
 * distinct statements are used, so that SQLite prepares each only once. Returns the rows that `onConflict` returns.
 */
export async function insertRows<Returned>(
  db: Db,
  table: keyof Schema,
  rows: readonly Row[],
  onConflict: RawBuilder<unknown> = sql``,
): Promise<Returned[]> {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return [];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const into = sql`insert into ${sql.table(table)} (${columns})`;
  if (isPostgres(db)) {
    const query = sql<Returned>`${into} select ${columns} from ${recordset(table, rows)} ${onConflict}`;
    return (await query.execute(db)).rows;
  }
  const returned: Returned[] = [];
  for (const chunk of inChunks(rows)) {
    const query = sql`${into} values ${placeholders(chunk.length, names.length)} ${onConflict}`;
    const { sql: text, parameters } = query.compile(db);
    const values = chunk.flatMap((row) => names.map((name) => row[name] ?? null));
    // Compiled here, because Kysely would create an object for each of thousands of values.
    const compiled = CompiledQuery.raw(text, [...values, ...parameters]);
    const result = await db.executeQuery<Returned>(compiled);
    returned.push(...result.rows);
  }
  return returned;
}

/**
 * Gives each row its own values: one statement and one parameter for all that change the same columns.
 * @param also columns that all rows get the same value or expression for
 * @param key the column by which a row is found
 */
export async function updateRows(
  db: Db,
  table: keyof Schema,
  rows: readonly Row[],
  also: Readonly<Record<string, unknown>> = {},
  key = 'id',
): Promise<void> {
  const groups = Map.groupBy(rows, (row) => Object.keys(row).sort().join());
  for (const [list, group] of groups) {
    const names = list.split(',');
    const assignments = [
      ...names
        .filter((name) => name !== key)
        .map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`),
      ...Object.entries(also).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    ];
    const given = isPostgres(db) ? recordset(table, group) : jsonEach(group, names);
    await sql`update ${sql.table(table)} set ${sql.join(assignments)} from ${given} as given
      where ${sql.ref(`${table}.${key}`)} = ${sql.ref(`given.${key}`)}`.execute(db);
  }
}

/** All rows as one parameter: PostgreSQL parses, plans and receives less than with one per value. */
function recordset(table: keyof Schema, rows: readonly Row[]): RawBuilder<unknown> {
  return sql`json_populate_recordset(cast(null as ${sql.table(table)}), cast(${jsonOf(rows)} as json))`;
}

function jsonEach(rows: readonly Row[], names: readonly string[]): RawBuilder<unknown> {
  const read = names.map((name) => sql`value ->> ${sql.lit(`$.${name}`)} as ${sql.ref(name)}`);
  return sql`(select ${sql.join(read)} from json_each(${jsonOf(rows)}))`;
}

/** JSON that PostgreSQL accepts: without lone surrogates, which `JSON.stringify` escapes as `\ud800`. */
function jsonOf(rows: readonly Row[]): string {
  const json = JSON.stringify(rows);
  if (!json.includes('\\ud')) return json;
  return JSON.stringify(rows, (_, value) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}

/** Rows per statement on SQLite; larger statements are not faster. */
const CHUNK_SIZES = [256, 16, 1];

function* inChunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  let start = 0;
  for (const size of CHUNK_SIZES) {
    for (; start + size <= items.length; start += size) yield items.slice(start, start + size);
  }
}

function placeholders(rows: number, columns: number): RawBuilder<unknown> {
  const row = `(${Array(columns).fill('?').join(', ')})`;
  return sql.raw(Array(rows).fill(row).join(', '));
}
