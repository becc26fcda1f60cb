import type { Statistics } from '@everscan/contract/site.schemas';
import { sql } from 'kysely';
import type { Db } from '../platform/db/connect.ts';
import type { Handlers } from '../platform/http/serve.ts';

const TOTAL_QR_CODES = 'total_qr_codes';

/** Increases the public number of created codes. */
export async function countCreatedCode(db: Db): Promise<void> {
  await db
    .insertInto('statistics')
    .values({ name: TOTAL_QR_CODES, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql`statistics.value + 1` }),
    )
    .execute();
}

/** All public counters. A counter without a row is 0. */
async function readStatistics(db: Db): Promise<Statistics> {
  const row = await db
    .selectFrom('statistics')
    .select('value')
    .where('name', '=', TOTAL_QR_CODES)
    .executeTakeFirst();
  return [{ name: TOTAL_QR_CODES, value: row?.value ?? 0 }];
}

export const statisticsRoutes = {
  'GET /api/statistics': (_caller, _request, db) => readStatistics(db),
} satisfies Partial<Handlers>;
