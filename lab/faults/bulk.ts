/**
 * Kills the server with SIGKILL while a list of dynamic codes is uploaded, repeats the batches whose
 * responses were lost, and compares the codes with the list. On SQLite, then on PostgreSQL.
 *
 *     npm run lab -- faults-bulk [ROWS] [KILLS] [sqlite|postgres]        defaults: 1000 and 4
 */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BulkCodes, BulkRow } from '@everscan/contract/transfer.schemas';
import { defaultDesign } from '@everscan/core/design/design';
import { connect, type DatabaseLocation, type Db } from '../../server/src/platform/db/connect.ts';
import { startPostgresServer } from '../../server/src/testing/postgres-server.ts';
import { type ServerUnderTest, startServer } from './server-under-test.ts';

const BATCH = 200;
const MAX_LIFE_MS = 800;
const DAY_MS = 24 * 3600 * 1000;

const count = Number(process.argv[2] ?? 1000);
const kills = Number(process.argv[3] ?? 4);
const only = process.argv[4];
let failed = false;

const rows: BulkRow[] = Array.from({ length: count }, (_, i) => ({
  key: `Table ${i}`,
  target: `https://shop.example/${i}`,
  title: `Table ${i}`,
  folder: `Floor ${i % 7}`,
  tags: ['menu', `zone ${i % 11}`],
}));

/** Uploads the list from two tabs at once, and kills the server in the meantime. */
async function killUnderUploads(name: string, location: DatabaseLocation, dataDir: string) {
  const variables = {
    PUBLIC_URL: 'http://localhost:3000', // the default would have port 0
    ...('postgresUrl' in location && { DATABASE_URL: location.postgresUrl }),
  };
  let server = await startServer(dataDir, variables);
  const cookie = await signUp(server);
  const db = connect(location, () => {});
  // An old account, to which no hourly limits apply.
  const created_at = Date.now() - 2 * DAY_MS;
  await db.updateTable('users').set({ plan: 'pro', created_at }).execute();
  const startedAt = performance.now();
  const tabs = [new Tab(cookie, rows), new Tab(cookie, rows.toReversed())];
  for (let kill = 0; kill < kills; kill++) {
    const running = tabs.map((tab) => tab.uploadUntilDisconnected(server.url));
    await sleep(randomInt(1, MAX_LIFE_MS + 1));
    await server.kill();
    await Promise.all(running);
    server = await startServer(dataDir, variables);
  }
  await Promise.all(tabs.map((tab) => tab.uploadUntilDisconnected(server.url)));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const cut = tabs.reduce((sum, tab) => sum + tab.cut, 0);
  const faults = [...tabs.flatMap((tab) => tab.faults()), ...(await faultsOf(db, tabs))];
  console.log(
    `${name}: ${count} rows from two tabs, ${kills} kills, ${cut} batches cut, ${faults.length} faults, ${seconds} s`,
  );
  if (faults.length > 0) console.error(faults.slice(0, 10).join('\n'));
  failed ||= faults.length > 0;
  await db.destroy();
  await server.kill();
}

/** Sends one batch after the other, each with its key until the response arrives. */
class Tab {
  readonly ids = new Map<string, string>();
  /** Batches whose responses were lost. */
  cut = 0;
  readonly #cookie: string;
  readonly #rows: readonly BulkRow[];
  readonly #unexpected: string[] = [];
  #next = 0;
  #key = randomUUID();

  constructor(cookie: string, rows: readonly BulkRow[]) {
    this.#cookie = cookie;
    this.#rows = rows;
  }

  async uploadUntilDisconnected(url: string): Promise<void> {
    while (this.#next < this.#rows.length) {
      const batch = this.#rows.slice(this.#next, this.#next + BATCH);
      let response: Response;
      let body: string;
      try {
        response = await send(url, '/api/bulk/codes', { design: defaultDesign, rows: batch }, [
          ['cookie', this.#cookie],
          ['idempotency-key', this.#key],
        ]);
        body = await response.text();
      } catch {
        this.cut++;
        return;
      }
      if (response.status === 503 || response.status === 409) {
        await sleep(100); // the other tab is being served, or a killed process still holds a lock
        continue;
      }
      if (!response.ok) {
        this.#unexpected.push(`${response.status} ${body.slice(0, 200)}`);
        return;
      }
      for (const [index, outcome] of (JSON.parse(body) as BulkCodes).outcomes.entries()) {
        const key = batch[index]?.key ?? '';
        if (outcome.is === 'error') this.#unexpected.push(`${key}: ${outcome.error.error}`);
        else this.ids.set(key, outcome.id);
      }
      this.#next += batch.length;
      this.#key = randomUUID();
    }
  }

  faults(): string[] {
    const missing = rows.filter(({ key }) => !this.ids.has(key));
    return [...this.#unexpected, ...missing.map(({ key }) => `${key}: no response`)];
  }
}

async function faultsOf(db: Db, tabs: readonly Tab[]): Promise<string[]> {
  const codes = await db
    .selectFrom('projects')
    .innerJoin('links', 'links.project_id', 'projects.id')
    .innerJoin('project_folders', 'project_folders.project_id', 'projects.id')
    .innerJoin('project_keys', 'project_keys.project_id', 'projects.id')
    .select(['projects.id', 'projects.title', 'links.target', 'projects.version'])
    .execute();
  const { all } = await db
    .selectFrom('projects')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  const tags = await db.selectFrom('project_tags').select('project_id').execute();
  const byTitle = Map.groupBy(codes, ({ title }) => title);
  const faults = rows.flatMap(({ key, target }) => {
    const [code, ...twins] = byTitle.get(key) ?? [];
    if (!code) return [`${key}: missing`];
    const isRight = code.target === target && code.version === 1;
    const isKnown = tabs.every(({ ids }) => ids.get(key) === code.id);
    return [
      ...(twins.length > 0 ? [`${key}: ${twins.length} twins`] : []),
      ...(isRight ? [] : [`${key}: ${code.target}, version ${code.version}`]),
      ...(isKnown ? [] : [`${key}: another id was acknowledged`]),
    ];
  });
  if (Number(all) !== rows.length) faults.push(`${all} codes for ${rows.length} rows`);
  if (tags.length !== 2 * rows.length) faults.push(`${tags.length} tags`);
  return faults;
}

async function signUp({ url }: ServerUnderTest): Promise<string> {
  const account = { email: 'owner@example.com', password: 'correct horse' };
  const response = await send(url, '/api/register', account);
  const line = response.headers.getSetCookie().find((value) => value.startsWith('session='));
  if (!line) throw new Error(`No session: ${response.status} ${await response.text()}`);
  return line.replace(/;.*$/, '');
}

function send(url: string, path: string, body: object, headers: [string, string][] = []) {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: [['content-type', 'application/json'], ['sec-fetch-site', 'same-origin'], ...headers],
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(120_000),
  });
}

const directories = [
  await mkdtemp(join(tmpdir(), 'everscan-faults-')),
  await mkdtemp(join(tmpdir(), 'everscan-faults-')),
] as const;
const sqliteFile = join(directories[0], 'everscan.sqlite');
if (only !== 'postgres') await killUnderUploads('SQLite', { sqliteFile }, directories[0]);
if (only !== 'sqlite') {
  const postgres = await startPostgresServer({ max_connections: '50' });
  const postgresUrl = await postgres.createDatabase('bulk');
  await killUnderUploads('PostgreSQL', { postgresUrl }, directories[1]);
  await postgres.stop();
}
if (failed) process.exitCode = 1;
for (const directory of directories) await rm(directory, { recursive: true, force: true });
