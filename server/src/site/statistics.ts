import type { Statistics } from '@everscan/contract/site.schemas';
import type { Db } from '../platform/db/connect.ts';
import { addToStatistic, findStatistic } from './statistics.store.ts';

const TOTAL_QR_CODES = 'total_qr_codes';

/** Increases the public number of created codes. */
export async function countCreatedCode(db: Db): Promise<void> {
  await addToStatistic(db, TOTAL_QR_CODES, 1);
}

/** All public counters. A counter without a row is 0. */
export async function readStatistics(db: Db): Promise<Statistics> {
  return [{ name: TOTAL_QR_CODES, value: (await findStatistic(db, TOTAL_QR_CODES)) ?? 0 }];
}
