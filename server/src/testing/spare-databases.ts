import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import { schemaOf } from './schema-of.ts';

/** A migrated database without rows, and its open connections, if it has any. */
export type SpareDatabase = { readonly name: string; readonly db?: Db };

/** The application name of connections that outlive their test. */
export const KEPT = 'everscan kept';

/**
 * Emptied databases for the next tests of this worker. Emptying a database takes a fraction of the time of
 * dropping it and creating another.
 */
const spare: SpareDatabase[] = [];
/** Connections to the server's databases by name, kept because opening one takes milliseconds of processor time. */
const clients = new Map<string, Client>();

export async function takeDatabase(): Promise<SpareDatabase> {
  return spare.pop() ?? { name: await createDatabase('template') };
}

/** Empties a database for the next test, or drops it if the last test changed its schema. */
export async function returnDatabase({ name, db }: SpareDatabase): Promise<void> {
  const client = await clientOf(name);
  await client.query(DISCONNECT_OTHERS);
  await client.query(DELETE_ROWS);
  const schema = await schemaOf(client);
  const isOpen = await db?.executeQuery(sql`select 1`.compile(db)).then(
    () => true,
    () => false, // the test has closed it
  );
  if (schema === inject('postgresSchema'))
    return void spare.push(isOpen && db ? { name, db } : { name });
  if (isOpen) await db?.destroy();
  await dropDatabase(name);
}

export async function createDatabase(template: 'template' | 'template0'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await (await clientOf('postgres')).query(`create database ${name} template ${template}`);
  return name;
}

export async function dropDatabase(name: string): Promise<void> {
  await clients.get(name)?.end();
  clients.delete(name);
  await (await clientOf('postgres')).query(`drop database ${name} with (force)`);
}

export function urlOf(name: string): string {
  return new URL(`/${name}`, inject('postgresUrl')).href;
}

async function clientOf(name: string): Promise<Client> {
  const known = clients.get(name);
  if (known) return known;
  const client = new Client({ connectionString: urlOf(name) });
  client.on('error', () => {}); // the server may stop before the connection is closed
  clients.set(name, client);
  await client.connect();
  return client;
}

const DISCONNECT_OTHERS = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
    and not (application_name = '${KEPT}' and state = 'idle')`;

/** Deletes rows in the role of a replica, so that triggers and foreign keys do not apply. */
const DELETE_ROWS = `do $$
  declare
    name text;
    is_filled boolean;
  begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'
    loop
      execute format('select exists (select from %I)', name) into is_filled;
      if is_filled then execute format('delete from %I', name); end if;
    end loop;
    perform setval(oid::regclass, 1, false) from pg_class where relkind = 'S';
  end $$`;
