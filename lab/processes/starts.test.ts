import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPostgres } from '../../server/src/testing/databases.ts';
import { startServer } from '../../server/src/testing/server-process.ts';

test('refuses the database of a newer version in one clear line', async () => {
  const { db, location } = await openPostgres();
  if (!('postgresUrl' in location)) throw new Error('not PostgreSQL');
  await sql`insert into kysely_migration (name, timestamp)
    values ('9999-future', '2099-01-01T00:00:00.000Z')`.execute(db);
  const server = await startServer({ DATABASE_URL: location.postgresUrl });
  expect((await server.exited).code).toBe(1);
  expect(server.output()).toContain('migrated by a newer version of the server (9999-future)');
});

test('stays alive but not ready while PostgreSQL is unreachable', async () => {
  const server = await startServer({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/none' });
  const port = await server.port;
  const statuses = [];
  for (const path of ['/livez', '/readyz', '/api/statistics']) {
    statuses.push((await fetch(`http://127.0.0.1:${port}${path}`)).status);
  }
  expect(statuses).toEqual([200, 503, 503]);
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
  expect(server.output()).not.toContain('secret');
});
