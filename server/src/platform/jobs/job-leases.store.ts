import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

/**
 * How long a lease lasts when its process ends without releasing it, in ms. A run that takes longer
 * may overlap with one of another process.
 */
const LEASE_MS = 10 * 60_000;

export type Lease = { name: string; leased_until: number };

/**
 * Takes the lease of a job, or returns undefined while another process holds it. A lease that ends much later
 * than any valid one was taken before the clock was set back; clocks of two machines differ by less.
 */
export async function takeLease(db: Db, name: string, now: number): Promise<Lease | undefined> {
  return db
    .insertInto('job_leases')
    .values({ name, leased_until: now + LEASE_MS })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ leased_until: sql`excluded.leased_until` })
        .where(({ eb, or }) =>
          or([
            eb('job_leases.leased_until', '<=', now),
            eb('job_leases.leased_until', '>', now + 2 * LEASE_MS),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst();
}

/** When the last run of a job ended or, if its process was killed, when its lease ends. */
export async function findLastRun(db: Db, name: string): Promise<number | undefined> {
  const lease = await db
    .selectFrom('job_leases')
    .select('leased_until')
    .where('name', '=', name)
    .executeTakeFirst();
  return lease?.leased_until;
}

/** Releases a lease, unless it has expired and another process has taken it. */
export async function releaseLease(
  db: Db,
  { name, leased_until }: Lease,
  now: number,
): Promise<void> {
  await db
    .updateTable('job_leases')
    .set({ leased_until: now })
    .where('name', '=', name)
    .where('leased_until', '=', leased_until)
    .execute();
}
