import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IDEMPOTENCY_HEADER, idempotencyKey } from '@everscan/contract/idempotency';
import { connect, type DatabaseLocation } from '../../server/src/platform/db/connect.ts';
import { isSmoke } from '../bars.ts';
import { startServer } from '../faults/server-under-test.ts';
import { load, request } from './load.ts';
import { median } from './median.ts';

const ROUNDS = isSmoke ? 1 : 5;
const WARM_UP = isSmoke ? 0 : 1;
const ROUND_MS = isSmoke ? 50 : 3_000;

/** Rates per second, and the downloads that were stored when the server was killed. */
export type TrackingRates = {
  empty: number;
  /** An empty route that receives the same requests as the tracking route. */
  emptyPost: number;
  tracking: number;
  acknowledged: number;
  refused: number;
  stored: number;
};

/** Alternates between both servers, so that other load on the machine affects both. */
export async function measureTracking(postgresUrl?: string): Promise<TrackingRates> {
  const dataDir = await mkdtemp(join(tmpdir(), 'everscan-bench-'));
  const empty = spawn(process.execPath, [emptyRoute], { stdio: ['ignore', 'pipe', 'inherit'] });
  const variables = { LOG_LEVEL: 'info', ...(postgresUrl && { DATABASE_URL: postgresUrl }) };
  const server = await startServer(dataDir, variables);
  try {
    const [line] = await once(empty.stdout, 'data');
    const emptyPort = Number(String(line));
    const port = Number(new URL(server.url).port);
    const rates = { empty: [] as number[], emptyPost: [] as number[], tracking: [] as number[] };
    let [acknowledged, refused] = [0, 0];
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const reference = await load(emptyPort, ROUND_MS, () => EMPTY);
      const emptyPost = await load(emptyPort, ROUND_MS, () => nextDownload('/'));
      const { answers, perSecond } = await load(port, ROUND_MS, () => nextDownload(TRACK));
      acknowledged += answers.get(200) ?? 0;
      for (const [status, count] of answers) refused += status === 200 ? 0 : count;
      if (round < 0) continue; // warms up
      rates.empty.push(reference.perSecond);
      rates.emptyPost.push(emptyPost.perSecond);
      rates.tracking.push(perSecond);
    }
    await server.kill();
    const location = postgresUrl
      ? { postgresUrl }
      : { sqliteFile: join(dataDir, 'everscan.sqlite') };
    return {
      empty: median(rates.empty),
      emptyPost: median(rates.emptyPost),
      tracking: median(rates.tracking),
      acknowledged,
      refused,
      stored: await countRows(location),
    };
  } finally {
    empty.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const emptyRoute = fileURLToPath(new URL('empty-route.ts', import.meta.url));
const EMPTY = request('GET', '/');
const TRACK = '/api/track-qr-generation';

let sent = 0;

/** Requests as the web app sends them, each from another address to avoid the limits per client. */
function nextDownload(path: string): string {
  sent++;
  const address = `10.${(sent >> 12) & 255}.${(sent >> 4) & 255}.${sent & 15}`;
  return request(
    'POST',
    path,
    {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      [IDEMPOTENCY_HEADER]: idempotencyKey(Date.now(), crypto.randomUUID()),
      'x-forwarded-for': address,
    },
    `{"type":"url","style":"dots","data":{"url":"www.example.com/menu/${sent}"}}`,
  );
}

async function countRows(location: DatabaseLocation): Promise<number> {
  const db = connect(location, () => {});
  try {
    const { count } = await db
      .selectFrom('generations')
      .select(db.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  } finally {
    await db.destroy();
  }
}
