import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { type Columns, jsonOf, type Row } from './insert-rows.ts';
import { isPostgres } from './is-postgres.ts';
import type { Schema } from './schema.ts';

type Options = {
  /** The column by which a row is found. */
  key: string;
  /** The key and the columns that are written; `rows` may have more. */
  columns: Columns;
  rows: readonly Row[];
  /** Columns that all rows get the same value or expression for. */
  also?: Readonly<Record<string, unknown>>;
};

/** Gives each row its own values, with one statement and one parameter for any number of rows. */
export async function updateRows(
  db: Db,
  table: keyof Schema,
  { key, columns, rows, also = {} }: Options,
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns);
  const assignments = [
    ...names
      .filter((name) => name !== key)
      .map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`),
    ...Object.entries(also).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
  ];
  const json = jsonOf(rows.map((row) => pick(row, names)));
  const given = isPostgres(db) ? recordset(json, columns) : jsonEach(json, names);
  await sql`update ${sql.table(table)}
    set ${sql.join(assignments)}
    from ${given} where ${sql.ref(`${table}.${key}`)} = ${sql.ref(`given.${key}`)}`.execute(db);
}

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}

function recordset(json: string, columns: Columns): RawBuilder<unknown> {
  const typed = Object.entries(columns).map(
    ([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`,
  );
  return sql`json_to_recordset(cast(${json} as json)) as given (${sql.join(typed)})`;
}

function jsonEach(json: string, names: readonly string[]): RawBuilder<unknown> {
  const read = names.map((name) => sql`value ->> ${sql.lit(`$.${name}`)} as ${sql.ref(name)}`);
  return sql`(select ${sql.join(read)} from json_each(${json})) as given`;
}
