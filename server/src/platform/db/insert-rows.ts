import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { isPostgres } from './is-postgres.ts';
import type { Schema } from './schema.ts';

export type Row = Readonly<Record<string, string | number | null>>;
export type Columns = Readonly<Record<string, 'bigint' | 'text'>>;

/**
 * Inserts any number of rows in order: with one statement on PostgreSQL, with several on SQLite, so run it in
 * a transaction. Only a few distinct statements are used, so that SQLite prepares each only once. Returns the
 * rows that `onConflict` returns.
 */
export async function insertRows<Returned>(
  db: Db,
  table: keyof Schema,
  columns: Columns,
  rows: readonly Row[],
  onConflict: RawBuilder<unknown> = sql``,
): Promise<Returned[]> {
  if (rows.length === 0) return [];
  const names = Object.keys(columns);
  const into = sql`insert into ${sql.table(table)} (${namesOf(columns)})`;
  if (isPostgres(db)) {
    const query = sql<Returned>`${into} select ${recordset(rows, columns)} ${onConflict}`;
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

function namesOf(columns: Columns): RawBuilder<unknown> {
  return sql.join(Object.keys(columns).map((name) => sql.ref(name)));
}

/** All rows as one parameter: PostgreSQL parses, plans and receives less than with one per value. */
function recordset(rows: readonly Row[], columns: Columns): RawBuilder<unknown> {
  const types = Object.entries(columns).map(
    ([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`,
  );
  return sql`${namesOf(columns)} from json_to_recordset(cast(${jsonOf(rows)} as json)) as rows (${sql.join(types)})`;
}

/** JSON that PostgreSQL accepts: without lone surrogates, which `JSON.stringify` escapes as `\ud800`. */
export function jsonOf(rows: readonly Row[]): string {
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
