import { type Insertable, sql } from 'kysely';
import { DAY_MS, dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { deleteOlder } from '../platform/db/delete-older.ts';
import { insertRows } from '../platform/db/insert-rows.ts';
import { monthsBefore, type RetentionStep } from '../platform/db/retention-step.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { GenerationCategory } from '../platform/db/tables/generations.ts';
import { truncateAddress } from '../platform/http/network.ts';

/** How long a full IP address is kept, in ms. */
const FULL_IP_TTL_MS = 30 * DAY_MS;
const GENERATION_TTL_MONTHS = 26;

export type Generation = Omit<Insertable<Schema['generations']>, 'id'>;

/** Adds the rows and their counts by day and in total. Run it in a transaction. */
export async function insertGenerations(db: Db, generations: readonly Generation[]): Promise<void> {
  await insertRows(db, 'generations', GENERATION_COLUMNS, generations);
  const days = countDays(generations);
  await insertRows(db, 'generation_days', DAY_COLUMNS, days, addTo('generation_days', DAY_KEY));
  const totals = sumDays(days);
  await insertRows(
    db,
    'generation_totals',
    TOTAL_COLUMNS,
    totals,
    addTo('generation_totals', TOTAL_KEY),
  );
}

const GENERATION_COLUMNS = {
  created_at: 'bigint',
  type: 'text',
  style: 'text',
  data: 'text',
  ip: 'text',
  ip_is_full: 'bigint',
  user_id: 'bigint',
} as const;

const TOTAL_KEY = ['category', 'type', 'style'];
const DAY_KEY = ['day', ...TOTAL_KEY];
const TOTAL_COLUMNS = { category: 'text', type: 'text', style: 'text', count: 'bigint' } as const;
const DAY_COLUMNS = { day: 'text', ...TOTAL_COLUMNS } as const;

type Total = { category: GenerationCategory; type: string; style: string; count: number };
type Day = Total & { day: string };

/** Counts generations by day, category, type and style. */
function countDays(generations: readonly Generation[]): Day[] {
  const days = new Map<string, Day>();
  for (const { created_at, user_id, type, style } of generations) {
    const category = user_id == null ? 'anonymous' : 'registered';
    const name = `${Math.floor(created_at / DAY_MS)} ${category} ${type} ${style}`;
    const known = days.get(name);
    if (known) known.count++;
    else days.set(name, { day: dayOf(created_at), category, type, style, count: 1 });
  }
  return sortedByKey(days);
}

function sumDays(days: readonly Day[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { category, type, style, count } of days) {
    const name = `${category} ${type} ${style}`;
    const known = totals.get(name);
    if (known) known.count += count;
    else totals.set(name, { category, type, style, count });
  }
  return sortedByKey(totals);
}

/** All transactions lock the same rows in the same order, so that they cannot deadlock. */
function sortedByKey<Row>(rows: ReadonlyMap<string, Row>): Row[] {
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function addTo(table: string, key: readonly string[]) {
  return sql`on conflict (${sql.join(key.map((name) => sql.ref(name)))})
    do update set count = ${sql.ref(`${table}.count`)} + excluded.count`;
}

/** Deletes up to `limit` downloads of a user, and returns how many were deleted. */
export async function deleteGenerationsOf(
  trx: Db,
  userId: number,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('generations')
    .where('id', 'in', (downloads) =>
      downloads.selectFrom('generations').select('id').where('user_id', '=', userId).limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes old downloads. The counts by day and in total stay. */
export const deleteOldGenerations: RetentionStep = (db, { now, batch }) => {
  const before = monthsBefore(now, GENERATION_TTL_MONTHS);
  return deleteOlder(db, 'generations', 'created_at', before, batch);
};

export const truncateOldAddresses: RetentionStep = (db, { now, batch }) =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('generations')
      .select(['id', 'ip'])
      .where('ip_is_full', '=', 1)
      .where('created_at', '<', now - FULL_IP_TTL_MS)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, ip } of rows) {
      await trx
        .updateTable('generations')
        .set({ ip: truncateAddress(ip ?? '') ?? null, ip_is_full: 0 })
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  });
