import { sql } from 'kysely';
import { DAY_MS, dayOf, QUARTER_HOUR_MS } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { insertRows } from '../platform/db/insert-rows.ts';
import type { Schema } from '../platform/db/schema.ts';
import { addCounts, addToPacked, type Counts, pack } from './packed-counts.ts';
import type { ScanRow } from './scans.store.ts';

type DayRow = Schema['scan_days'];

const columns = {
  link_id: 'bigint',
  day: 'text',
  scans: 'bigint',
  visitors: 'bigint',
  bots: 'bigint',
  prefetches: 'bigint',
  quarters: 'text',
} as const;

/** Adds scans to the counts of their days. */
export async function addToDays(db: Db, rows: readonly ScanRow[]): Promise<void> {
  const added = sumByDay(rows);
  const days = [...added]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { row, quarters }]) => ({ ...row, quarters: pack(quarters) }));
  const stored = await insertRows<DayRow>(
    db,
    'scan_days',
    columns,
    days,
    sql`on conflict (link_id, day) do update set
      scans = scan_days.scans + excluded.scans,
      visitors = scan_days.visitors + excluded.visitors,
      bots = scan_days.bots + excluded.bots,
      prefetches = scan_days.prefetches + excluded.prefetches
      returning *`,
  );
  // The rows are locked now. Rows that existed before do not contain the new quarters yet.
  const changed = stored.flatMap((row) => {
    const one = added.get(keyOf(row));
    if (!one || requestsOf(row) === requestsOf(one.row)) return [];
    return [{ ...row, quarters: addToPacked(row.quarters, one.quarters) }];
  });
  const replace = sql`on conflict (link_id, day) do update set quarters = excluded.quarters`;
  await insertRows(db, 'scan_days', columns, changed, replace);
}

type Sum = { row: Omit<DayRow, 'quarters'>; quarters: Counts };

function sumByDay(rows: readonly ScanRow[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { link_id, at, kind, is_visitor } of rows) {
    const day = dayOf(at);
    const key = keyOf({ link_id, day });
    let sum = sums.get(key);
    if (sum === undefined) {
      const row = { link_id, day, scans: 0, visitors: 0, bots: 0, prefetches: 0 };
      sum = { row, quarters: new Map() };
      sums.set(key, sum);
    }
    const counts = [
      kind === 'person' ? 1 : 0,
      is_visitor,
      kind === 'bot' ? 1 : 0,
      kind === 'prefetch' ? 1 : 0,
    ] as const;
    sum.row.scans += counts[0];
    sum.row.visitors += counts[1];
    sum.row.bots += counts[2];
    sum.row.prefetches += counts[3];
    addCounts(sum.quarters, Math.floor((at % DAY_MS) / QUARTER_HOUR_MS), counts);
  }
  return sums;
}

function keyOf({ link_id, day }: Pick<DayRow, 'link_id' | 'day'>): string {
  return `${link_id} ${day}`;
}

function requestsOf({ scans, bots, prefetches }: Omit<DayRow, 'quarters'>): number {
  return scans + bots + prefetches;
}
