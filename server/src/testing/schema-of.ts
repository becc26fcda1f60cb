import type { Client } from 'pg';

/** The columns of all tables and the migrations that have run, as one text. */
export async function schemaOf(client: Pick<Client, 'query'>): Promise<string> {
  const { rows } = await client.query(`select
    (select string_agg(attrelid::regclass || '.' || attname, ' ' order by attrelid, attnum)
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0) as columns,
    (select string_agg(name, ' ' order by name) from kysely_migration) as migrations`);
  return JSON.stringify(rows);
}
