/**
 * Measures pages, searches and jobs of a library with five thousand codes that have logos of 40 kB.
 *
 *     npm run lab -- library -- [CODES] [sqlite|postgres]     defaults: 5000, both
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LibraryPage } from '@everscan/contract/codes.schemas';
import { sql } from 'kysely';
import { connectForLongWork } from '../../server/src/platform/db/connect.ts';
import { startPostgresServer } from '../../server/src/testing/postgres-server.ts';
import { isSmoke } from '../bars.ts';
import { startServer } from '../faults/server-under-test.ts';
import { measureJobs } from './library-jobs.ts';
import { median } from './median.ts';
import { processorMs } from './processor-time.ts';
import { seedLibrary } from './seed-library.ts';
import { signUp } from './sign-up.ts';

const TIMES = isSmoke ? 1 : 101;
const WARM_UP = isSmoke ? 0 : 5;
const PAGE_BAR_KB = 60;
/** The bar for the medians of pages. */
const PAGE_BAR_MS = 100;
/** The bar for 95 % of the searches. */
const SEARCH_BAR_MS = 50;

const SORTS = ['created', 'changed', 'title', 'scans'] as const;
const SEARCHES = ['t', 'table', 'munchen 4', 'sao menu', 'bench1234', 'number=77', 'tag 7', 'none'];

const codes = Number(process.argv[2] ?? 5_000);
if (!Number.isInteger(codes) || codes < 100) throw new RangeError('Usage: library.ts [CODES]');

for (const kind of ['sqlite', 'postgres'] as const) {
  if (process.argv[3] && process.argv[3] !== kind) continue;
  const directory = await mkdtemp(join(tmpdir(), 'everscan-bench-'));
  // Uses PostgreSQL's defaults, with which every commit waits for the disk.
  const postgres = kind === 'postgres' ? await startPostgresServer({}) : undefined;
  const postgresUrl = await postgres?.createDatabase('library');
  const server = await startServer(directory, postgresUrl ? { DATABASE_URL: postgresUrl } : {});
  try {
    const cookie = await signUp(server.url);
    const db = connectForLongWork(
      postgresUrl ? { postgresUrl } : { sqliteFile: join(directory, 'everscan.sqlite') },
    );
    // Makes the account old, because the hourly limit of new targets is low for a new one.
    await db.updateTable('users').set({ plan: 'pro', created_at: 0 }).execute();
    await seedLibrary(db, codes);
    // Autovacuum would do this within a minute.
    if (postgres) await sql`analyze`.execute(db);
    await db.destroy();
    const get: Server['get'] = (path, headers) =>
      fetch(server.url + path, { headers: { cookie, ...headers } });
    await measureAll({ get, pid: server.pid });
    await measureJobs(server.url, cookie);
    console.log(`\nLoad average: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.`);
  } finally {
    await server.kill();
    await postgres?.stop();
    await rm(directory, { recursive: true, force: true });
  }

  async function measureAll(server: Server): Promise<void> {
    console.log(`\n## ${kind}: ${codes} codes\n`);
    console.log('| | kB gzip | median ms | p95 ms | mean of the process, ms | bar |');
    console.log('|---|--:|--:|--:|--:|---|');

    report('first page ever, which writes all entries', await measure(server, '/api/library', 1));
    for (const sort of SORTS) {
      const page = await measure(server, `/api/library?sort=${sort}`);
      const passes = page.kb <= PAGE_BAR_KB && median(page.times) < PAGE_BAR_MS;
      report(`first page by ${sort}`, page, passes);
    }
    for (const sort of SORTS) {
      report(`all pages of 100 by ${sort}`, await walk(server, sort));
    }
    for (const q of SEARCHES) {
      const page = await measure(server, `/api/library?${new URLSearchParams({ q })}`);
      report(`search “${q}”`, page, p95(page.times) < SEARCH_BAR_MS);
    }
    for (const path of [
      '/api/library?state=paused&sort=title',
      '/api/library/groups',
      '/api/projects?limit=50',
      '/api/projects',
      '/api/scans/counts',
    ]) {
      report(path, await measure(server, path, path === '/api/projects' ? 5 : TIMES));
    }
  }
}

type Server = {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  pid: number;
};
type Measured = { times: number[]; kb: number; processorMs: number };

/** @throws unless a repeated request gets 304 */
async function measure({ get, pid }: Server, path: string, times = TIMES): Promise<Measured> {
  const measured: number[] = [];
  let [body, etag, before] = ['', '', processorMs(pid)];
  for (let i = times === 1 ? 0 : -WARM_UP; i < times; i++) {
    if (i === 0) before = processorMs(pid);
    const start = performance.now();
    const response = await get(path);
    body = await response.text();
    if (i >= 0) measured.push(performance.now() - start);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
    etag = response.headers.get('etag') ?? '';
  }
  const used = (processorMs(pid) - before) / times;
  const again = await get(path, { 'if-none-match': etag });
  if (again.status !== 304) throw new Error(`${path} answers ${again.status}, not 304`);
  return { times: measured, kb: gzipSync(body).length / 1000, processorMs: used };
}

/** Reads a whole list. @throws unless each code is on exactly one page */
async function walk({ get, pid }: Server, sort: string): Promise<Measured> {
  const times: number[] = [];
  const ids = new Set<string>();
  let [kb, cursor] = [0, ''];
  const before = processorMs(pid);
  do {
    const start = performance.now();
    const response = await get(
      `/api/library?limit=100&sort=${sort}${cursor && `&cursor=${cursor}`}`,
    );
    const text = await response.text();
    times.push(performance.now() - start);
    const { codes, next }: LibraryPage = JSON.parse(text);
    for (const { id } of codes) ids.add(id);
    kb = Math.max(kb, gzipSync(text).length / 1000);
    cursor = next ?? '';
  } while (cursor);
  if (ids.size !== codes) throw new Error(`${ids.size} codes by ${sort}`);
  return { times, kb, processorMs: (processorMs(pid) - before) / times.length };
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

function report(name: string, { times, kb, processorMs }: Measured, passes?: boolean): void {
  if (passes === false && !isSmoke) process.exitCode = 1;
  const verdict = passes === undefined ? '' : passes ? 'pass' : 'FAIL';
  const figures = [kb, median(times), p95(times), processorMs].map((figure) => figure.toFixed(1));
  console.log(`| ${name} | ${figures.join(' | ')} | ${verdict} |`);
}
