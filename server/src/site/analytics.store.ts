import { sql } from 'kysely';
import type { Db } from '../platform/db/connect.ts';
import type { GenerationCategory } from '../platform/db/tables/generations.ts';

export type Total = { category: GenerationCategory; type: string; style: string; count: number };

/** Counts of all downloads ever. */
export async function listTotals(db: Db): Promise<Total[]> {
  return db
    .selectFrom('generation_days')
    .select(['category', 'type', 'style', sql<number>`cast(sum(count) as bigint)`.as('count')])
    .groupBy(['category', 'type', 'style'])
    .execute();
}

/** Downloads per day from `first` to `last` (`YYYY-MM-DD`). Days without downloads are left out. */
export async function listDays(
  db: Db,
  first: string,
  last: string,
): Promise<{ day: string; count: number }[]> {
  return db
    .selectFrom('generation_days')
    .select(['day', sql<number>`cast(sum(count) as bigint)`.as('count')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('day')
    .execute();
}
