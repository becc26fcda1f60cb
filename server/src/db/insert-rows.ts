import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { isPostgres } from './is-postgres.ts';
import type { Schema } from './schema.ts';

type Row = Readonly<Record<string, string | number | null>>;

/**
 * Inserts any number of rows, in their order, with one statement whose text does not depend on
 * how many they are: they are handed over as JSON, in one parameter. So the statement is prepared
 * once, and 500 rows cost little more than one. What `onConflict` returns comes back.
 */
export async function insertRows<Returned>(
  db: Db,
  table: keyof Schema,
  columns: Readonly<Record<string, 'bigint' | 'text'>>,
  rows: readonly Row[],
  onConflict: RawBuilder<unknown> = sql``,
): Promise<Returned[]> {
  if (rows.length === 0) return [];
  const names = Object.keys(columns).map((name) => sql.ref(name));
  // `where true`: SQLite would read "on conflict" as part of a join.
  const inserted = await sql<Returned>`insert into ${sql.table(table)} (${sql.join(names)})
    select ${isPostgres(db) ? recordset(rows, columns) : eachOf(rows, columns)}
    where true ${onConflict}`.execute(db);
  return inserted.rows;
}

type Columns = Parameters<typeof insertRows>[2];

function recordset(rows: readonly Row[], columns: Columns): RawBuilder<unknown> {
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const types = Object.entries(columns).map(
    ([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`,
  );
  return sql`${sql.join(names)} from json_to_recordset(cast(${JSON.stringify(rows)} as json)) as rows (${sql.join(types)})`;
}

/** Arrays: SQLite parses each of them once a column, and they are half as long as objects. */
function eachOf(rows: readonly Row[], columns: Columns): RawBuilder<unknown> {
  const names = Object.keys(columns);
  const values = names.map((_, i) => sql`value ->> ${sql.lit(i)}`);
  const json = JSON.stringify(rows.map((row) => names.map((name) => row[name])));
  return sql`${sql.join(values)} from json_each(${json})`;
}
