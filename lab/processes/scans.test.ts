import { expect, test } from 'vitest';
import type { DatabaseLocation } from '../../server/src/platform/db/connect.ts';
import { describeOnEachDatabase } from '../../server/src/testing/databases.ts';
import { startServer } from '../../server/src/testing/server-process.ts';
import { addLink, alterLink, newDataDir, scan } from '../../server/src/testing/short-links.ts';
import { compareScans } from '../faults/scan-findings.ts';
import { Scanner } from '../faults/scanner.ts';

const CODES = ['CODE2222', 'CODE3333'];
/** A busy machine answers many scans before the test goes on, and then takes long to count them. */
const PATIENCE_MS = 240_000;

async function start(location: DatabaseLocation, dataDir: string) {
  const server = await startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...('postgresUrl' in location && { DATABASE_URL: location.postgresUrl }),
  });
  return { ...server, url: `http://127.0.0.1:${await server.port}` };
}

const dataDirOf = async (location: DatabaseLocation) =>
  'sqliteFile' in location ? location.sqliteFile.replace(/\/[^/]*$/, '') : newDataDir();

describeOnEachDatabase('two processes', (open) => {
  test('count every answered scan once although one is killed, and both apply a changed target', async () => {
    const { db, location } = await open();
    for (const code of CODES) await addLink(db, code);
    const dataDir = await dataDirOf(location);
    const [first, second] = [await start(location, dataDir), await start(location, dataDir)];
    const end = new AbortController();
    const scanners = Array.from({ length: 8 }, (_, i) => new Scanner(`s${i}`));
    const scanning = scanners.map((scanner, i) =>
      scanner.scanUntilDisconnected(i % 2 ? first.url : second.url, CODES, end.signal),
    );
    await expect
      .poll(() => Math.min(...scanners.map(({ acknowledged }) => acknowledged.length)))
      .toBeGreaterThan(5);
    first.child.kill('SIGKILL');
    await first.exited;
    const heir = await start(location, dataDir);
    await alterLink(db, 'CODE2222', { location: 'https://new.example/' });
    for (const { url } of [second, heir]) {
      const where = async () => (await scan(`${url}/Q/CODE2222`)).headers.get('location');
      await expect.poll(where).toBe('https://new.example/');
    }
    end.abort();
    await Promise.all(scanning);
    const findings = await compareScans(db, scanners, PATIENCE_MS);
    expect(findings).toMatchObject({ lost: 0, miscounted: 0, unexpected: [] });
    // The requests that checked for the change sent no referrer.
    const named = await db
      .selectFrom('scans')
      .select('referrer')
      .where('referrer', '!=', '')
      .execute();
    expect(new Set(named.map(({ referrer }) => referrer)).size).toBe(named.length);
  });

  test('that receive SIGTERM add their scans to the tables before they end', async () => {
    const { db, location } = await open();
    for (const code of CODES) await addLink(db, code);
    const server = await start(location, await dataDirOf(location));
    const scanners = Array.from({ length: 8 }, (_, i) => new Scanner(`s${i}`));
    const scanning = scanners.map((scanner) => scanner.scanUntilDisconnected(server.url, CODES));
    await expect
      .poll(() => Math.min(...scanners.map(({ acknowledged }) => acknowledged.length)))
      .toBeGreaterThan(5);
    server.child.kill('SIGTERM');
    expect((await server.exited).code).toBe(0);
    await Promise.all(scanning);
    expect(await compareScans(db, scanners, 0)).toMatchObject({ lost: 0, doubled: 0 });
  });
});
