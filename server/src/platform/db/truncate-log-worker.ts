import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

/** The thread of `truncateLog`. It imports little, because it lives for a moment. */
const ATTEMPTS = 10;
/** Pause between two attempts, in ms. */
const PAUSE_MS = 20;

const database = new DatabaseSync(workerData as string, { timeout: 0 });
const checkpoint = database.prepare('pragma wal_checkpoint(truncate)');
for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
  if (checkpoint.get()?.busy !== 1) break;
  await sleep(PAUSE_MS);
}
database.close();
