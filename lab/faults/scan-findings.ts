import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/db/connect.ts';

/** The scans of a client. */
type Scanner = {
  /** The referrers of its scans that got a redirect. */
  readonly acknowledged: readonly string[];
  readonly unexpected: readonly string[];
};

export type ScanFindings = {
  acknowledged: number;
  stored: number;
  /** Acknowledged, but not stored. */
  lost: number;
  /** Stored more than once. */
  doubled: number;
  /** Difference between the daily counts and the rows. */
  miscounted: number;
  unexpected: string[];
};

/** Compares the database with the acknowledged scans once no more arrive, or after `ms`. */
export async function compareScans(
  db: Db,
  scanners: readonly Scanner[],
  ms = 60_000,
): Promise<ScanFindings> {
  const acknowledged = scanners.reduce((sum, scanner) => sum + scanner.acknowledged.length, 0);
  const until = performance.now() + ms;
  let before = -1;
  for (;;) {
    const counted = await countDays(db);
    if ((counted >= acknowledged && counted === before) || performance.now() > until) break;
    before = counted;
    await sleep(1_000);
  }
  return compareNow(db, scanners);
}

async function countDays(db: Db): Promise<number> {
  const days = await db.selectFrom('scan_days').select(['scans', 'bots', 'prefetches']).execute();
  return days.reduce((sum, day) => sum + day.scans + day.bots + day.prefetches, 0);
}

/** In one statement, because a scan that was never answered may still arrive. */
async function countDifference(db: Db): Promise<number> {
  const { rows } = await sql<{ difference: number | string }>`
    select (select coalesce(sum(scans + bots + prefetches), 0) from scan_days)
      - (select count(*) from scans) as difference`.execute(db);
  return Number(rows[0]?.difference);
}

async function compareNow(db: Db, scanners: readonly Scanner[]): Promise<ScanFindings> {
  const acknowledged = scanners.flatMap((scanner) => scanner.acknowledged);
  const rows = await db.selectFrom('scans').select('referrer').execute();
  const stored = new Set(rows.map(({ referrer }) => referrer));
  return {
    acknowledged: acknowledged.length,
    stored: rows.length,
    lost: acknowledged.filter((referrer) => !stored.has(referrer)).length,
    doubled: rows.length - stored.size,
    miscounted: await countDifference(db),
    unexpected: scanners.flatMap(({ unexpected }) => unexpected),
  };
}
