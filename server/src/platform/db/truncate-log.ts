import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { isPostgres } from './is-postgres.ts';

/**
 * Empties SQLite's write-ahead log, which still contains pages from before a deletion, in a thread of its own, because it
 * waits for the disk. While another process or thread reads them, it retries for a moment, and then leaves them to the
 * retention job.
 */
export async function truncateLog(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(db);
  const worker = new Worker(new URL('./truncate-log-worker.ts', import.meta.url), {
    workerData: rows[0]?.file,
  });
  worker.on('error', () => {}); // the disk may be full or read-only
  await once(worker, 'exit').catch(() => {});
}
