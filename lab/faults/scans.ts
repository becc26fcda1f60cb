/**
 * Kills servers with SIGKILL while codes are scanned, stops their database, and compares the counts with
 * the responses.
 *
 *     npm run lab -- faults-scans [KILLS] [OUTAGE_SECONDS]        defaults: 100 and 60
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type DatabaseLocation } from '../../server/src/platform/db/connect.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { startPostgresServer } from '../../server/src/testing/postgres-server.ts';
import { addLink, alterLink } from '../../server/src/testing/short-links.ts';
import { bar, isSmoke } from '../bars.ts';
import { median, percentile } from '../bench/median.ts';
import { compareScans, type ScanFindings } from './scan-findings.ts';
import { Scanner } from './scanner.ts';
import { type ServerUnderTest, startServer } from './server-under-test.ts';

const PROCESSES = isSmoke ? 1 : 2;
const SCANNERS = isSmoke ? 1 : 8;
const PAUSE_MS = isSmoke ? 20 : 0;
const MAX_LIFE_MS = 500;
const CHANGES = isSmoke ? 3 : 3_000;
/** How many codes change at the same time. */
const CHANGERS = isSmoke ? 1 : 4;
const CODES = ['CODE2222', 'CODE3333', 'CODE4444'];

const kills = Number(process.argv[2] ?? 100);
const outageSeconds = Number(process.argv[3] ?? 60);
let failed = false;

/** Scans codes continuously through processes, which are killed and restarted in turn. */
async function killUnderScans(name: string, location: DatabaseLocation, dataDir: string) {
  const db = connect(location, () => {});
  await migrate(db);
  for (const code of CODES) await addLink(db, code);
  const scanners: Scanner[] = [];
  const variables = 'postgresUrl' in location ? { DATABASE_URL: location.postgresUrl } : {};
  const start = async (life: number): Promise<Scanned> => {
    const server = await startServer(dataDir, variables);
    const own = Array.from({ length: SCANNERS }, (_, i) => new Scanner(`${life}-${i}`, PAUSE_MS));
    scanners.push(...own);
    const end = new AbortController();
    const scanning = own.map((scanner) =>
      scanner.scanUntilDisconnected(server.url, CODES, end.signal),
    );
    return { server, end, scanned: Promise.all(scanning) };
  };
  // On a busy machine, creating a journal may take longer than redirects wait for it.
  let mayLose = false;
  const running: Scanned[] = [];
  while (running.length < PROCESSES) running.push(await start(running.length));
  for (let kill = 1; kill <= kills; kill++) {
    await sleep(randomInt(1, MAX_LIFE_MS + 1));
    const victim = running.shift() as Scanned;
    await victim.server.kill();
    await victim.scanned;
    mayLose ||= isSmoke && victim.server.wasDiskLate();
    running.push(await start(kill + PROCESSES - 1));
    if (kill % 10 === 0) console.log(`${name}: ${kill} kills`);
  }
  for (const { end, scanned } of running) {
    end.abort();
    await scanned;
  }
  const servers = running.map(({ server }) => server);
  const findings = await compareScans(db, scanners, mayLose ? 0 : 900_000);
  report(`${name}, ${kills} kills`, mayLose ? { ...findings, lost: 0 } : findings);
  await measureChanges(name, db, servers);
  for (const server of servers) await server.kill();
  await db.destroy();
}

type Scanned = { server: ServerUnderTest; end: AbortController; scanned: Promise<unknown> };

/** Measures how long it takes until all processes redirect to a new target, while they are busy with others and scans. */
async function measureChanges(
  name: string,
  db: Parameters<typeof alterLink>[0],
  servers: readonly ServerUnderTest[],
) {
  const end = new AbortController();
  const scanning = servers.map(({ url }) =>
    new Scanner('busy', 5).scanUntilDisconnected(url, ['CODE2222'], end.signal),
  );
  const times: number[] = [];
  const change = async (code: string) => {
    const location = `https://shop.example/${code}/${times.length}`;
    await alterLink(db, code, { location });
    const start = performance.now();
    for (const { url } of servers) {
      for (;;) {
        const response = await fetch(`${url}/Q/${code}`, { redirect: 'manual' });
        if (response.headers.get('location') === location) break;
        if (performance.now() - start > 10_000 && !isSmoke)
          throw new Error('The change was not seen.');
        await sleep(5);
      }
    }
    times.push(performance.now() - start);
  };
  const lanes = Array.from({ length: CHANGERS }, async (_, lane) => {
    const code = `CHANGE${lane + 10}`;
    await addLink(db, code);
    while (times.length < CHANGES) await change(code);
  });
  await Promise.all(lanes);
  end.abort();
  await Promise.all(scanning);
  bar(`${name}: 99.9 % of changes are applied by all processes`, percentile(times, 0.999), {
    ...{ atMost: 500, unit: 'ms' },
    with: `${times.length} changes, ${Math.round(median(times))} ms median, ${Math.round(Math.max(...times))} ms slowest`,
  });
}

/** Scans codes while PostgreSQL is down, and counts them when it is back. */
async function stopDatabase(postgres: Awaited<ReturnType<typeof startPostgresServer>>) {
  const postgresUrl = await postgres.createDatabase('outage');
  const location = { postgresUrl };
  const dataDir = await mkdtemp(join(tmpdir(), 'everscan-faults-'));
  let db = connect(location, () => {});
  await migrate(db);
  for (const code of CODES) await addLink(db, code);
  await db.destroy();
  const server = await startServer(dataDir, { DATABASE_URL: postgresUrl });
  const scanners = Array.from({ length: SCANNERS }, (_, i) => new Scanner(`outage-${i}`, PAUSE_MS));
  const answered = () => scanners.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const end = new AbortController();
  const scanning = scanners.map((scanner) =>
    scanner.scanUntilDisconnected(server.url, CODES, end.signal),
  );
  await sleep(isSmoke ? 100 : 1_000);
  await postgres.halt();
  const before = answered();
  for (let second = 0, last = before; second < outageSeconds; second++) {
    await sleep(1_000);
    if (!isSmoke && answered() === last)
      scanners[0]?.unexpected.push(`no redirect in second ${second}`);
    last = answered();
  }
  const during = answered() - before;
  await postgres.resume();
  end.abort();
  await Promise.all(scanning);
  db = connect(location, () => {});
  const findings = await compareScans(db, scanners, 900_000);
  report(`PostgreSQL down for ${outageSeconds} s, ${during} redirects meanwhile`, findings);
  await db.destroy();
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
}

function report(name: string, findings: ScanFindings): void {
  const { unexpected, ...numbers } = findings;
  console.log(`${name}:`, JSON.stringify(numbers), `unexpected responses ${unexpected.length}`);
  if (unexpected.length > 0) console.error(unexpected.slice(0, 5));
  const { lost, doubled, miscounted } = findings;
  failed ||= lost + doubled + Math.abs(miscounted) + unexpected.length > 0;
}

const folders = [0, 1].map(() => mkdtemp(join(tmpdir(), 'everscan-faults-')));
const [sqliteDir = '', postgresDir = ''] = await Promise.all(folders);
// In a smoke run, others of the lab kill servers on SQLite.
if (!isSmoke)
  await killUnderScans('SQLite', { sqliteFile: join(sqliteDir, 'everscan.sqlite') }, sqliteDir);
const postgres = await startPostgresServer({ max_connections: '100' });
try {
  const postgresUrl = await postgres.createDatabase('kills');
  await killUnderScans('PostgreSQL', { postgresUrl }, postgresDir);
  await stopDatabase(postgres);
} finally {
  await postgres.stop();
}
for (const folder of [sqliteDir, postgresDir]) await rm(folder, { recursive: true, force: true });
if (failed) process.exitCode = 1;
