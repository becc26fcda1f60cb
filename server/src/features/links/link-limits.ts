import { limits } from '@everscan/contract/limits';
import { plans } from '@everscan/contract/plans';
import type { Db } from '../../db/connect.ts';
import { retryAfter, userError } from '../../http/http-error.ts';
import { lockUser, planOf, type UserRow } from '../users/users.service.ts';
import { countTargetChanges } from './link-targets.store.ts';
import { countLinks, countNewLinks } from './links.store.ts';

const HOUR_MS = 3600 * 1000;
const IN_AN_HOUR = retryAfter(3600);

/**
 * Call it after `lockUser`, in the transaction that adds a dynamic code.
 * @throws {HttpError} 403 when the plan allows no more dynamic codes or no custom slug, 429 when a
 * new account creates too many in an hour.
 */
export async function checkNewLink(
  trx: Db,
  user: UserRow,
  slug: string | undefined,
  now: number,
): Promise<void> {
  const { newAccountCodesPerHour: perHour } = limits;
  if (isNewAccount(user, now) && (await countNewLinks(trx, user.id, now - HOUR_MS)) >= perHour) {
    throw userError(429, 'rate_limited.new_codes', { params: { perHour }, headers: IN_AN_HOUR });
  }
  const plan = planOf(user);
  if ((await countLinks(trx, user.id)) >= plans[plan].dynamicCodes) {
    throw userError(403, 'dynamic_limit_reached', { params: { plan } });
  }
  if (slug !== undefined && !plans[plan].customSlugs) {
    throw userError(403, 'slug_needs_pro', { details: { field: 'slug' } });
  }
}

/**
 * Call it in the transaction that changes a target.
 * @throws {HttpError} 429 when a new account changes too many in an hour.
 */
export async function checkTargetChange(trx: Db, userId: number, now: number): Promise<void> {
  const user = await lockUser(trx, userId);
  if (!user || !isNewAccount(user, now)) return;
  const { newAccountTargetChangesPerHour: perHour } = limits;
  if ((await countTargetChanges(trx, userId, now - HOUR_MS)) < perHour) return;
  throw userError(429, 'rate_limited.new_targets', { params: { perHour }, headers: IN_AN_HOUR });
}

function isNewAccount({ created_at }: UserRow, now: number): boolean {
  return now - created_at < limits.newAccountHours * HOUR_MS;
}
