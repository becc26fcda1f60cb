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
  const json = JSON.stringify(rows);
  // `where true`: SQLite would read "on conflict" as part of a join.
  const inserted = await sql<Returned>`insert into ${sql.table(table)} (${sql.join(names)})
    select ${isPostgres(db) ? recordset(json, columns) : eachOf(json, columns)}
    where true ${onConflict}`.execute(db);
  return inserted.rows;
}

type Columns = Parameters<typeof insertRows>[2];

function recordset(json: string, columns: Columns): RawBuilder<unknown> {
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const types = Object.entries(columns).map(
    ([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`,
  );
  return sql`${sql.join(names)} from json_to_recordset(cast(${json} as json)) as rows (${sql.join(types)})`;
}

function eachOf(json: string, columns: Columns): RawBuilder<unknown> {
  const values = Object.keys(columns).map((name) => sql`value ->> ${sql.lit(name)}`);
  return sql`${sql.join(values)} from json_each(${json})`;
}
