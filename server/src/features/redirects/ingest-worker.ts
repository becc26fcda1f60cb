import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../../db/connect.ts';
import { ingestOrphans, ingestOwn } from './ingest.ts';
import type { FromIngester, IngesterData, ToIngester } from './ingester.ts';

/**
 * The thread that brings scans into the database: what is written there never makes a redirect wait.
 */
const { folder, owner, location, orphansEveryMs } = workerData as IngesterData;
const port = parentPort as NonNullable<typeof parentPort>;

/** Time between two looks while scans come in, in ms. */
const INTERVAL_MS = 200;
const RETRY_MS = 1_000;
const LONGEST_PAUSE_MS = 100;

let current = 0;
let wanted = false;
let stopping = false;
let orphansAt = 0;
let wake = () => {};

port.on('message', (message: ToIngester) => {
  current = message.current;
  wanted = true;
  stopping ||= message.stop;
  wake();
});

const say = (message: FromIngester) => port.postMessage(message);
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const db = connect(location, () => {});
const options = {
  db,
  // Long enough for whoever waits for SQLite's lock, and for redirects that want the processor.
  pause: (ms: number) => sleep(stopping ? 0 : Math.min(1 + 3 * ms, LONGEST_PAUSE_MS)),
  onIngested: (scans: number, refused: number) => say({ ingested: scans, refused }),
};
let failed = false;

while (!stopping || wanted) {
  const isLast = stopping;
  wanted = false;
  try {
    await ingestOwn(folder, owner, isLast ? Number.POSITIVE_INFINITY : current, options);
    if (!isLast && performance.now() >= orphansAt) {
      await ingestOrphans(folder, owner, options);
      orphansAt = performance.now() + orphansEveryMs;
    }
    if (failed) say({ recovered: true });
    failed = false;
  } catch (error) {
    if (!failed) say({ error: String(error) });
    failed = true;
    if (isLast) break; // they stay in the journal
    wanted = true;
    await sleep(RETRY_MS);
    continue;
  }
  if (isLast) break;
  await sleep(INTERVAL_MS);
  if (!wanted && !stopping) await nextWish(Math.max(0, orphansAt - performance.now()));
}
await db.destroy();
port.close();

/** Resolves when scans have come, or after `ms`. */
function nextWish(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
