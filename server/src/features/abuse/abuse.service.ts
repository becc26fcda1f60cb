import { limits } from '@everscan/contract/limits';
import type { Db } from '../../db/connect.ts';
import { HttpError } from '../../http/http-error.ts';
import { countLinks, countTargetChanges, getRegisteredAt } from './quota.store.ts';

export { type BlockList, buildBlockList } from './block-list.ts';
export { checkTarget, type TargetCheck } from './check-target.ts';

const HOUR_MS = 3600 * 1000;

/** What is limited for new accounts: codes made, and targets changed after that. */
export type QuotaAction = 'create' | 'change';

const quotas = {
  create: {
    perHour: limits.newAccountCodesPerHour,
    count: countLinks,
    message: (most: number) =>
      `A new account can make ${most} dynamic codes in an hour. Please try again in an hour.`,
  },
  change: {
    perHour: limits.newAccountTargetChangesPerHour,
    count: countTargetChanges,
    message: (most: number) =>
      `A new account can change targets ${most} times in an hour. Please try again in an hour.`,
  },
} as const;

/**
 * Call it before a dynamic code is made or its target changed, in the same transaction.
 * @throws {HttpError} 429 when an account in its first day does it too often.
 */
export async function checkQuota(
  trx: Db,
  userId: number,
  now: number,
  action: QuotaAction,
): Promise<void> {
  const registeredAt = await getRegisteredAt(trx, userId);
  if (now - registeredAt >= limits.newAccountHours * HOUR_MS) return;
  const { perHour, count, message } = quotas[action];
  if ((await count(trx, userId, now - HOUR_MS)) < perHour) return;
  throw new HttpError(429, 'rate_limited', message(perHour), { 'retry-after': '3600' });
}
