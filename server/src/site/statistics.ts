import type { Statistics } from '@everscan/contract/site.schemas';
import { sql } from 'kysely';
import type { Db } from '../platform/db/connect.ts';
import type { Handlers } from '../platform/http/serve.ts';

const TOTAL_QR_CODES = 'total_qr_codes';

/** Increases the public number of created codes. */
export async function countCreatedCode(db: Db): Promise<void> {
  await addToStatistic(db, TOTAL_QR_CODES, 1);
}

/** All public counters. A counter without a row is 0. */
async function readStatistics(db: Db): Promise<Statistics> {
  return [{ name: TOTAL_QR_CODES, value: (await findStatistic(db, TOTAL_QR_CODES)) ?? 0 }];
}

async function addToStatistic(db: Db, name: string, amount: number): Promise<void> {
  await db
    .insertInto('statistics')
    .values({ name, value: amount })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql`statistics.value + ${amount}` }),
    )
    .execute();
}

async function findStatistic(db: Db, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('statistics')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export const statisticsRoutes = {
  'GET /api/statistics': (_caller, _request, db) => readStatistics(db),
} satisfies Partial<Handlers>;
