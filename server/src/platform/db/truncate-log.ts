import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { isPostgres } from './is-postgres.ts';

const ATTEMPTS = 10;
/** Pause between two attempts, in ms. */
const PAUSE_MS = 20;

/**
 * Empties SQLite's write-ahead log, which still contains pages from before a deletion, in a thread of its own, because it
 * waits for the disk. While another process or thread reads them, it retries for a moment, and then leaves them to the
 * retention job.
 */
export async function truncateLog(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(db);
  const truncatedFile = rows[0]?.file;
  if (!truncatedFile) return;
  const worker = new Worker(import.meta.filename, { workerData: { truncatedFile } });
  worker.on('error', () => {}); // the disk may be full or read-only
  await once(worker, 'exit').catch(() => {});
}

async function truncate(file: string): Promise<void> {
  const database = new DatabaseSync(file, { timeout: 0 });
  const checkpoint = database.prepare('pragma wal_checkpoint(truncate)');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (checkpoint.get()?.busy !== 1) break;
    await sleep(PAUSE_MS);
  }
  database.close();
}

const { truncatedFile } = (workerData ?? {}) as { truncatedFile?: string };
if (!isMainThread && truncatedFile) await truncate(truncatedFile);
