import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { isPostgres } from './is-postgres.ts';

const ATTEMPTS = 10;
/** Pause between two attempts, in ms. */
const PAUSE_MS = 20;

/**
 * Empties SQLite's write-ahead log, which still contains pages from before a deletion. While another process
 * or thread reads them, it retries for a moment, and then leaves them to the retention job.
 */
export async function truncateLog(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 1) return;
    await sleep(PAUSE_MS);
  }
}
