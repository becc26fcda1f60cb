import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../platform/db/connect.ts';
import { lowerPriority } from '../platform/lower-priority.ts';
import { type Damage, ingestOrphans, ingestOwn } from './ingest.ts';
import type { FromIngester, IngesterData, ToIngester } from './scan-journal.ts';

/** The worker thread that adds the journals to the tables, so that redirects never wait for it. */
const { folder, owner, location, orphansEveryMs } = workerData as IngesterData;
const port = parentPort as NonNullable<typeof parentPort>;

/** Pause between two runs while scans arrive, in ms. */
const INTERVAL_MS = 200;
const RETRY_MS = 1_000;
const MAX_PAUSE_MS = 1_000;

let current = 0;
let journaled = 0;
let hasWork = false;
let stopping = false;
let orphansAt = 0;
let wake = () => {};

port.on('message', (message: ToIngester) => {
  current = message.current;
  journaled = message.journaled;
  hasWork = true;
  stopping ||= message.stop;
  wake();
});

const post = (message: FromIngester) => port.postMessage(message);
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const db = connect(location, () => {});
const options = {
  db,
  // Leaves SQLite's lock and the processor to others for a while.
  pause: (ms: number) => sleep(stopping ? 0 : Math.min(1 + 3 * ms, MAX_PAUSE_MS)),
  onIngested: (scans: number, refused: number) => post({ ingested: scans, refused }),
  onDamaged: (damaged: Damage) => post({ damaged }),
};
let failed = false;

lowerPriority(10);
while (!stopping || hasWork) {
  const isLast = stopping;
  hasWork = false;
  const read = journaled;
  try {
    await ingestOwn(folder, owner, isLast ? Number.POSITIVE_INFINITY : current, options);
    post({ read });
    if (!isLast && performance.now() >= orphansAt) {
      await ingestOrphans(folder, owner, options);
      orphansAt = performance.now() + orphansEveryMs;
    }
    if (failed) post({ recovered: true });
    failed = false;
  } catch (error) {
    if (!failed) post({ error: String(error) });
    failed = true;
    if (isLast) break; // the scans stay in the journal
    hasWork = true;
    await sleep(RETRY_MS);
    continue;
  }
  if (isLast) break;
  await sleep(INTERVAL_MS);
  if (!hasWork && !stopping) await waitForWork(Math.max(0, orphansAt - performance.now()));
}
await db.destroy();
port.close();

/** Resolves when scans have arrived, or after `ms`. */
function waitForWork(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
