import { dimensionIds } from '@everscan/contract/dimensions';
import { sql } from 'kysely';
import { DAY_MS, dayOf, QUARTER_HOUR_MS, startOfUtcDay } from '../../server/src/platform/days.ts';
import type { Db } from '../../server/src/platform/db/connect.ts';
import { isPostgres } from '../../server/src/platform/db/is-postgres.ts';
import { insertRows } from '../../server/src/platform/db/write-rows.ts';
import { insertScans } from '../../server/src/scans/scans.ts';
import { storeWaiting } from '../../server/src/testing/feedback.ts';
import { insertDynamicCodes } from '../../server/src/testing/many-codes.ts';

/** Quarter-hours with scans per day. */
const QUARTERS = 24;
/** Values per dimension and month. */
const VALUES = 6;

/**
 * Adds a user whose codes were all scanned on each of the latest days, and the rows of the scans at the
 * start and the end of this time. Returns the user's id.
 */
export async function seedAllCodes(
  db: Db,
  { codes, days, now }: { codes: number; days: number; now: number },
): Promise<number> {
  const userId = await storeWaiting(db, [], now);
  await insertDynamicCodes(db, userId, { count: codes, target: 'https://example.com/' });
  const links = await db.selectFrom('links').select('id').execute();
  const dates = Array.from({ length: days }, (_, i) => dayOf(now - i * DAY_MS));
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  for (const { id } of links) {
    await db.transaction().execute(async (trx) => {
      await insertRows(trx, 'scan_days', dates.map(dayRow(id)));
      await insertRows(trx, 'scan_months', months.flatMap(monthRows(id)));
      await insertScans(trx, [dates.at(-1), dates[0]].flatMap(scanRows(id)));
    });
  }
  // Otherwise, PostgreSQL does this by itself after a while.
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
  return userId;
}

const dayRow = (link_id: number) => (day: string) => {
  const sums = { scans: QUARTERS, visitors: QUARTERS, bots: 0, prefetches: 0 };
  const quarters = Array.from({ length: QUARTERS }, (_, i) => `${i * 4}:1,1,0,0`).join(';');
  return { link_id, day, ...sums, quarters };
};

const monthRows = (link_id: number) => (month: string) => {
  const days = Array.from({ length: 28 }, (_, day) => `${day + 1}:4`).join(';');
  return dimensionIds.flatMap((dimension) =>
    Array.from({ length: VALUES }, (_, i) => {
      return { link_id, month, dimension, value: `value ${i}`, scans: 4 * 28, days };
    }),
  );
};

/** The scans of a day and of the one before it, where the first day of some time zones begins. */
const scanRows = (link_id: number) => (day: string | undefined) => {
  const start = startOfUtcDay(String(day)) - DAY_MS;
  const values = { device: 'value 0', system: 'value 1', browser: 'value 2', referrer: '' };
  return Array.from({ length: 2 * QUARTERS }, (_, i) => ({
    ...{ link_id, at: start + i * 4 * QUARTER_HOUR_MS, kind: 'person' as const, is_visitor: 1 },
    ...{ country: `value ${i % VALUES}`, ...values },
  }));
};
