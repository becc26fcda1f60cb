import { expect, test } from 'vitest';
import { connect } from '../platform/db/connect.ts';
import { migrate } from '../platform/db/migrate.ts';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { startServer } from '../testing/server-process.ts';
import { addLink, newDataDir, scan } from '../testing/short-links.ts';

async function start(DATABASE_URL: string, DATA_DIR: string) {
  const server = await startServer({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'error' });
  return { ...server, url: `http://127.0.0.1:${await server.port}` };
}

test('cached codes redirect while PostgreSQL is down, even after a restart, and are counted later', async () => {
  const postgres = await startPostgresServer({ fsync: 'off' });
  try {
    const location = { postgresUrl: await postgres.createDatabase('outage') };
    const db = connect(location, () => {});
    await migrate(db);
    await addLink(db, 'CODE2222');
    const dataDir = await newDataDir();
    const before = await start(location.postgresUrl, dataDir);
    expect((await scan(`${before.url}/Q/CODE2222`)).status).toBe(302);
    await postgres.halt();
    expect((await scan(`${before.url}/Q/CODE2222`)).status).toBe(302);
    before.child.kill('SIGTERM');
    expect((await before.exited).code).toBe(0);
    const after = await start(location.postgresUrl, dataDir);
    expect((await scan(`${after.url}/q/code2222`)).status).toBe(302);
    const cold = await scan(`${after.url}/Q/CODE3333`);
    expect([cold.status, cold.headers.get('retry-after')]).toEqual([503, '2']);
    await postgres.resume();
    const count = async () => (await db.selectFrom('scans').select('id').execute()).length;
    await expect.poll(() => count().catch(() => 0)).toBe(3);
    await expect.poll(async () => (await scan(`${after.url}/Q/CODE3333`)).status).toBe(404);
    await db.destroy();
  } finally {
    await postgres.stop();
  }
});
