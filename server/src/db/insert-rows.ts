import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { isPostgres } from './is-postgres.ts';
import type { Schema } from './schema.ts';

type Row = Readonly<Record<string, string | number | null>>;
type Columns = Readonly<Record<string, 'bigint' | 'text'>>;

/**
 * Inserts any number of rows, in their order: with one statement on PostgreSQL, with several on
 * SQLite, so run it in a transaction. Their texts are few, however many rows there are, so that
 * SQLite prepares each once. What `onConflict` returns comes back.
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
  for (const some of inSizes(rows)) {
    const query = sql`${into} values ${placeholders(some.length, names.length)} ${onConflict}`;
    const { sql: text, parameters } = query.compile(db);
    const values = some.flatMap((row) => names.map((name) => row[name] ?? null));
    // Kysely would make an object of each of thousands of values to find out how it is written.
    const compiled = CompiledQuery.raw(text, [...values, ...parameters]);
    const result = await db.executeQuery<Returned>(compiled);
    returned.push(...result.rows);
  }
  return returned;
}

function namesOf(columns: Columns): RawBuilder<unknown> {
  return sql.join(Object.keys(columns).map((name) => sql.ref(name)));
}

/** One parameter for all: PostgreSQL parses, plans and sends less than for a value each. */
function recordset(rows: readonly Row[], columns: Columns): RawBuilder<unknown> {
  const types = Object.entries(columns).map(
    ([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`,
  );
  return sql`${namesOf(columns)} from json_to_recordset(cast(${JSON.stringify(rows)} as json)) as rows (${sql.join(types)})`;
}

/** How many rows a statement of SQLite takes: with more it is no faster. */
const SIZES = [256, 16, 1];

function* inSizes<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  let start = 0;
  for (const size of SIZES) {
    for (; start + size <= items.length; start += size) yield items.slice(start, start + size);
  }
}

function placeholders(rows: number, columns: number): RawBuilder<unknown> {
  const row = `(${Array(columns).fill('?').join(', ')})`;
  return sql.raw(Array(rows).fill(row).join(', '));
}
