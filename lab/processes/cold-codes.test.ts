import { expect, test } from 'vitest';
import { connect } from '../../server/src/platform/db/connect.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { readPosition } from '../../server/src/redirects/link-file.ts';
import { startPostgresServer } from '../../server/src/testing/postgres-server.ts';
import { startServer } from '../../server/src/testing/server-process.ts';
import { addLink, newDataDir, scan } from '../../server/src/testing/short-links.ts';

/** Codes that are first asked for when the database is down. */
const COLD = Array.from({ length: 50 }, (_, i) => `COLD${i + 1000}`);

async function start(DATABASE_URL: string, DATA_DIR: string) {
  const server = await startServer({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'error' });
  return { ...server, url: `http://127.0.0.1:${await server.port}` };
}

test('codes that nobody asked for before redirect while PostgreSQL is down, even after a restart, and are counted later', async () => {
  const postgres = await startPostgresServer({ fsync: 'off' });
  try {
    const location = { postgresUrl: await postgres.createDatabase('outage') };
    const db = connect(location, () => {});
    await migrate(db);
    for (const code of ['CODE2222', ...COLD]) await addLink(db, code);
    const dataDir = await newDataDir();
    const before = await start(location.postgresUrl, dataDir);
    expect((await scan(`${before.url}/Q/CODE2222`)).status).toBe(302);
    await expect.poll(() => readPosition(dataDir)?.filled_to).toBe(Number.MAX_SAFE_INTEGER);
    await postgres.halt();
    expect((await scan(`${before.url}/Q/CODE2222`)).status).toBe(302);
    before.child.kill('SIGTERM');
    expect((await before.exited).code).toBe(0);
    const after = await start(location.postgresUrl, dataDir);
    expect((await scan(`${after.url}/q/code2222`)).status).toBe(302);
    for (const code of COLD) expect((await scan(`${after.url}/Q/${code}`)).status).toBe(302);
    expect(await (await fetch(`${after.url}/readyz`)).json()).toMatchObject({ status: 'degraded' });
    const unknown = await scan(`${after.url}/Q/CODE3333`);
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '2']);
    await postgres.resume();
    const count = async () => (await db.selectFrom('scans').select('id').execute()).length;
    await expect.poll(() => count().catch(() => 0)).toBe(3 + COLD.length);
    await expect.poll(async () => (await scan(`${after.url}/Q/CODE3333`)).status).toBe(404);
    await db.destroy();
  } finally {
    await postgres.stop();
  }
});
