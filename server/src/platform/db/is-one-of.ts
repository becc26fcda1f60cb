import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { isPostgres } from './is-postgres.ts';

/**
 * Condition that a column has one of `items`, with the list as one parameter: the statement's text is the same for any
 * length, and the driver does not quote hundreds of items one by one. PostgreSQL looks each item of an array up in the index; with a
 * subquery it would read the whole table. Items must not contain commas.
 */
export function isOneOf(
  db: Db,
  column: string,
  items: readonly (string | number)[],
  type: 'text' | 'bigint',
): RawBuilder<boolean> {
  return isPostgres(db)
    ? sql`${sql.ref(column)} = any(cast(string_to_array(${items.join()}, ',') as ${sql.raw(type)}[]))`
    : sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(items)}))`;
}
