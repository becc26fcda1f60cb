/**
 * The clock of the server jumps forward and back by an hour, a day and forty days, while two processes answer scans and
 * follow an owner who changes a target. One of them restarts at each wrong time.
 *
 *     npm run lab -- drill-clock -- [SECONDS]        at each time; default: 10
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Project } from '@everscan/contract/codes.schemas';
import { connect, type DatabaseLocation } from '../../server/src/platform/db/connect.ts';
import { readPosition } from '../../server/src/redirects/link-file.ts';
import { startPostgresServer } from '../../server/src/testing/postgres-server.ts';
import { addLink } from '../../server/src/testing/short-links.ts';
import { bar, finding } from '../bars.ts';
import { median } from '../bench/median.ts';
import { requirePrograms } from '../programs.ts';
import { compareScans } from './scan-findings.ts';
import { Scanner } from './scanner.ts';
import { type ServerUnderTest, startServer } from './server-under-test.ts';

const HOUR_MS = 3600_000;
const JUMPS_MS = [1, 24, 40 * 24].map((hours) => hours * HOUR_MS);
const SCANNERS = 3;
/** The code that ends after a week leads nowhere forty days later. */
const [STEADY, ENDING] = ['STEADY22', 'ENDING22'];
const WEEK_MS = 7 * 24 * HOUR_MS;
let asked = 0;

requirePrograms('drill-clock');
const seconds = Number(process.argv[2] ?? 10);
if (!(seconds > 0)) throw new RangeError('Usage: drill-clock [SECONDS]');

await drill('SQLite', (dataDir) => ({ sqliteFile: join(dataDir, 'everscan.sqlite') }));
const postgres = await startPostgresServer({});
try {
  const postgresUrl = await postgres.createDatabase('clock');
  await drill('PostgreSQL', () => ({ postgresUrl }));
} finally {
  await postgres.stop();
}

async function drill(name: string, locate: (dataDir: string) => DatabaseLocation): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'everscan-clock-'));
  const location = locate(dataDir);
  const clock = await openClock(join(dataDir, 'clock'));
  const start = () =>
    startServer(dataDir, {
      ...clock.variables,
      PUBLIC_URL: 'http://localhost:3000', // the default would have port 0
      ...('postgresUrl' in location && { DATABASE_URL: location.postgresUrl }),
    });
  let servers = [await start()];
  const db = connect(location, () => {});
  const scanners: Scanner[] = [];
  const end = new AbortController();
  const scanning: Promise<void>[] = [];
  const scanAt = ({ url }: ServerUnderTest) => {
    for (let i = 0; i < SCANNERS; i++) {
      const scanner = new Scanner(`${scanners.length}`, 5);
      scanners.push(scanner);
      scanning.push(scanner.scanUntilDisconnected(url, [STEADY, owner.code], end.signal));
    }
  };
  const wrong = new Set<string>();
  const delays: number[] = [];
  await addLink(db, STEADY);
  await addLink(db, ENDING, { ends_at: Date.now() + WEEK_MS });
  const owner = await openOwner(servers[0] as ServerUnderTest);
  // An old account, to which no hourly limits apply.
  await db.updateTable('users').set({ plan: 'pro', created_at: 0 }).execute();
  servers = [...servers, await start()];
  for (const server of servers) scanAt(server);
  try {
    for (const aheadMs of JUMPS_MS.flatMap((ms) => [ms, 0, -ms, 0])) {
      await clock.set(aheadMs, servers);
      if (aheadMs !== 0) {
        await servers.pop()?.stop();
        servers = [...servers, await start()];
        scanAt(servers.at(-1) as ServerUnderTest);
      }
      const note = (what: unknown) => wrong.add(`${aheadMs / HOUR_MS} h: ${what}`);
      const until = performance.now() + seconds * 1_000;
      while (performance.now() < until) {
        await owner.change(servers).then((ms) => delays.push(ms), note);
        for (const { url } of servers) {
          const [ending, unknown] = [await ask(url, ENDING), await ask(url, 'NONE2222')];
          if ((ending.status === 302) !== aheadMs < WEEK_MS) note(`${ENDING}: ${ending.status}`);
          if (unknown.status !== 404) note(`an unknown code: ${unknown.status}`);
        }
        await sleep(20);
      }
      const { filled_to: filledTo, contact_at: contactAt = 0 } = readPosition(dataDir) ?? {};
      if (filledTo !== Number.MAX_SAFE_INTEGER) note('the file of links is not filled');
      if (Math.abs(contactAt - clock.now()) > 5_000) note('the file of links is not used');
    }
    end.abort();
    await Promise.all(scanning);
    finding(
      `${name}: every answer is right`,
      wrong.size === 0,
      [...wrong].join('; ').slice(0, 1_000),
    );
    bar(`${name}: all processes apply a change`, Math.max(...delays), {
      ...{ atMost: 500, unit: 'ms' },
      with: `${delays.length} changes, ${median(delays).toFixed(0)} ms median`,
    });
    const { unexpected, ...numbers } = await compareScans(db, scanners);
    const { lost, doubled, miscounted } = numbers;
    const isRight = lost + doubled + Math.abs(miscounted) + unexpected.length === 0;
    const seen = `${JSON.stringify(numbers)} ${unexpected.slice(0, 3).join()}`;
    finding(`${name}: every scan is counted once`, isRight, seen);
  } finally {
    for (const server of servers) await server.kill();
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A clock that servers with these variables follow within a second; timers of theirs do not. */
async function openClock(file: string) {
  const set = (aheadMs: number) =>
    writeFile(file, `${aheadMs < 0 ? '-' : '+'}${Math.abs(aheadMs) / 1_000}`);
  await set(0);
  let ahead = 0;
  const library = execFileSync('faketime', ['-f', '+0', 'printenv', 'LD_PRELOAD'], {
    encoding: 'utf8',
  });
  const now = () => Date.now() + ahead;
  return {
    now,
    variables: {
      LD_PRELOAD: library.trim(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    /** Resolves when all have the new time. */
    async set(aheadMs: number, servers: readonly ServerUnderTest[]): Promise<void> {
      ahead = aheadMs;
      await set(aheadMs);
      for (const { url } of servers) {
        for (;;) {
          const date = (await fetch(`${url}/livez`)).headers.get('date') ?? '';
          if (Math.abs(Date.parse(date) - now()) < 5_000) break;
          await sleep(50);
        }
      }
    },
  };
}

/** An owner with one dynamic code, who signs in again when the session has ended, as it does while the clock is ahead. */
async function openOwner({ url }: ServerUnderTest) {
  let requests = 0;
  const send = async (at: string, path: string, body: object, method = 'POST', cookie = '') => {
    const response = await fetch(at + path, {
      method,
      headers: {
        ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        ...{ 'x-forwarded-for': `10.1.${requests >> 8}.${++requests & 255}`, cookie },
      },
      body: JSON.stringify(body),
    });
    if (response.ok || response.status === 401) return response;
    throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const cookieOf = ({ headers }: Response) =>
    headers
      .getSetCookie()
      .map((line) => line.replace(/;.*/, ''))
      .join('; ');
  const person = { email: 'owner@example.com', password: 'correct horse' };
  let cookie = cookieOf(await send(url, '/api/register', person));
  const draft = { title: 'Menu', type: 'url', style: 'dots', data: { url: '' } };
  const link = { target: 'https://shop.example/menu' };
  const created = await send(url, '/api/projects', { ...draft, link }, 'POST', cookie);
  const { id, link: made } = (await created.json()) as Project;
  const code = made?.code ?? '';
  let changes = 0;
  return {
    code,
    /** Changes the target through one process. Returns how long it takes until all redirect to it, in ms. */
    async change(servers: readonly ServerUnderTest[]): Promise<number> {
      const target = `https://shop.example/${++changes}`;
      const { url: at } = servers[changes % servers.length] as ServerUnderTest;
      const path = `/api/projects/${id}`;
      if ((await send(at, path, { link: { target } }, 'PATCH', cookie)).status === 401) {
        cookie = cookieOf(await send(at, '/api/login', person));
        await send(at, path, { link: { target } }, 'PATCH', cookie);
      }
      const begunAt = performance.now();
      for (const { url } of servers) {
        while ((await ask(url, code)).location !== target) {
          if (performance.now() > begunAt + 10_000) throw new Error(`${target} is not followed`);
          await sleep(5);
        }
      }
      return performance.now() - begunAt;
    },
  };
}

/** Follows a code, with an address and a referrer of its own. */
async function ask(url: string, code: string) {
  const number = ++asked;
  const headers = {
    'x-forwarded-for': `10.2.${(number >> 8) & 255}.${number & 255}`,
    referer: `https://asked-${number}.example/`,
  };
  const response = await fetch(`${url}/Q/${code}`, { redirect: 'manual', headers });
  await response.text();
  return { status: response.status, location: response.headers.get('location') };
}
