import { type Insertable, sql } from 'kysely';
import { DAY_MS, dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { deleteOlder } from '../platform/db/delete-older.ts';
import { monthsBefore, type RetentionStep } from '../platform/db/retention-step.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Person } from '../platform/http/caller.ts';
import { truncateAddress } from '../platform/http/network.ts';

/** How long a full IP address is kept, in ms. */
const FULL_IP_TTL_MS = 30 * DAY_MS;
const GENERATION_TTL_MONTHS = 26;

type Generation = Omit<Insertable<Schema['generations']>, 'id'>;

/** Adds a download and counts it in its day. Run it in a transaction. */
export async function insertGeneration(trx: Db, generation: Generation): Promise<void> {
  await trx.insertInto('generations').values(generation).execute();
  const { created_at, user_id, type, style } = generation;
  const category = user_id == null ? 'anonymous' : 'registered';
  await trx
    .insertInto('generation_days')
    .values({ day: dayOf(created_at), category, type, style, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'category', 'type', 'style'])
        .doUpdateSet({ count: sql`generation_days.count + 1` }),
    )
    .execute();
}

/** Deletes up to `limit` downloads of a user, and returns how many were deleted. */
export async function deleteGenerationsOf(
  trx: Db,
  { user }: Person,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('generations')
    .where('id', 'in', (downloads) =>
      downloads.selectFrom('generations').select('id').where('user_id', '=', user).limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes old downloads. The counts by day stay. */
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
