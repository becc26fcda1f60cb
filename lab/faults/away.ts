/**
 * The server restarts while PostgreSQL is away: follows codes that nobody asked for before, brings PostgreSQL back, changes
 * a target, and counts all scans.
 *
 *     npm run lab -- away -- [LINKS] [SECONDS]        defaults: 1000000 and 20
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectForLongWork } from '../../server/src/platform/db/connect.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { linkFileIn, readPosition } from '../../server/src/redirects/link-file.ts';
import { startPostgresServer } from '../../server/src/testing/postgres-server.ts';
import { alterLink } from '../../server/src/testing/short-links.ts';
import { bar, finding } from '../bars.ts';
import { median, percentile } from '../bench/median.ts';
import { startServer } from './server-under-test.ts';

const links = Number(process.argv[2] ?? 1_000_000);
const seconds = Number(process.argv[3] ?? 20);
if (!(links >= 10 && seconds >= 0)) throw new RangeError('Usage: away [LINKS] [SECONDS]');
const ASKED = Math.min(links, 10_000);
const CONNECTIONS = 8;
const BAR = { startMs: 3_000, megabytes: 300, changeMs: 500, recoveryMs: 5_000 };
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const codeOf = (number: number) => `AWAY${1_000_000 + number}`;

const dataDir = await mkdtemp(join(tmpdir(), 'everscan-away-'));
const postgres = await startPostgresServer({});
const DATABASE_URL = await postgres.createDatabase('away');
const db = connectForLongWork({ postgresUrl: DATABASE_URL });
try {
  await migrate(db);
  await sql`insert into links (code, target, location, state, version, created_at, updated_at)
    select 'AWAY' || (1000000 + n), url, url, 'active', 1, 0, 0
    from (select n, 'https://shop.example/menu?utm_source=qr&number=' || n as url
      from generate_series(0, ${links - 1}) n) numbered`.execute(db);
  await sql`vacuum analyze links`.execute(db);
  const before = await startServer(dataDir, { DATABASE_URL });
  const filling = performance.now();
  const early = await follow(before.url, Math.min(ASKED, 1_000), 0);
  while (readPosition(dataDir)?.filled_to !== Number.MAX_SAFE_INTEGER) await sleep(50);
  const filled = (performance.now() - filling) / 1000;
  console.log(`${links} links in the file after ${filled.toFixed(1)} s; meanwhile ${shown(early)}`);
  const usual = await follow(before.url, Math.min(ASKED, 1_000), 0);
  await postgres.halt();
  await before.stop();
  const megabytes = (await stat(linkFileIn(dataDir))).size / 1e6;
  bar('file of links', megabytes, { atMost: BAR.megabytes, unit: 'MB' });
  const starting = performance.now();
  const after = await startServer(dataDir, { DATABASE_URL });
  bar('start without PostgreSQL', performance.now() - starting, {
    atMost: BAR.startMs,
    unit: 'ms',
  });
  const cold = await follow(after.url, ASKED, links - ASKED);
  finding('codes that nobody asked for before redirect', cold.wrong === 0, shown(cold));
  bar('their p99 beside the one before', cold.p99 / usual.p99, { atMost: 2, with: shown(usual) });
  await sleep(seconds * 1000);
  await postgres.resume();
  const back = performance.now();
  while ((await statusOf(after.url, 'NONE2222')) !== 404) await sleep(20);
  bar('after PostgreSQL is back, unknown codes are unknown', performance.now() - back, {
    ...{ atMost: BAR.recoveryMs, unit: 'ms' },
  });
  await alterLink(db, codeOf(0), { location: 'https://new.example/' });
  const changed = performance.now();
  while ((await locationOf(after.url, codeOf(0))) !== 'https://new.example/') await sleep(5);
  bar('a changed target is followed', performance.now() - changed, {
    ...{ atMost: BAR.changeMs, unit: 'ms' },
  });
  const counted = async () =>
    (
      await sql<{ n: number }>`select count(*)::int as n from scans
    where link_id > 1`.execute(db)
    ).rows[0]?.n;
  const expected = [early, usual, cold].reduce(
    (sum, { answers, first }) => sum + answers - first,
    0,
  );
  const end = performance.now() + 120_000;
  while ((await counted()) !== expected && performance.now() < end) await sleep(250);
  finding(
    'every scan is counted once',
    (await counted()) === expected,
    `${await counted()} of ${expected}`,
  );
  await after.kill();
} finally {
  agent.destroy();
  await db.destroy().catch(() => {});
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

type Followed = { answers: number; wrong: number; first: number; p50: number; p99: number };

/** Follows `count` codes once each, from one number on. `first` counts those of the first link, which changes later. */
async function follow(url: string, count: number, from: number): Promise<Followed> {
  const times: number[] = [];
  let wrong = 0;
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const number = from + next++;
      const begunAt = performance.now();
      const status = await statusOf(url, codeOf(number));
      times.push(performance.now() - begunAt);
      if (status !== 302) wrong++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  const first = from === 0 ? 1 : 0;
  return { answers: count, wrong, first, p50: median(times), p99: percentile(times, 0.99) };
}

async function statusOf(url: string, code: string): Promise<number> {
  return (await ask(url, code)).status;
}

async function locationOf(url: string, code: string): Promise<string | undefined> {
  return (await ask(url, code)).location;
}

function ask(url: string, code: string): Promise<{ status: number; location: string | undefined }> {
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' };
  return new Promise((resolve, reject) => {
    request(`${url}/Q/${code}`, { agent, headers }, (response) => {
      const { statusCode: status = 0, headers: sent } = response;
      response.resume().on('end', () => resolve({ status, location: sent.location }));
    })
      .on('error', reject)
      .end();
  });
}

function shown({ answers, wrong, p50, p99 }: Followed): string {
  return `${answers} followed, ${wrong} wrong, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}
