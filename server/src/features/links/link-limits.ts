import { limits } from '@everscan/contract/limits';
import { plans } from '@everscan/contract/plans';
import { lockOwner, ownerOf, planOf, type UserRow } from '../../identity/index.ts';
import { isRecent } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { type HttpError, retryAfter, userError } from '../../platform/http/http-error.ts';
import type { LinkRules } from './link-change.ts';
import { countTargetChanges } from './link-targets.store.ts';
import { countLinks, countNewLinks } from './links.store.ts';

const HOUR_MS = 3600 * 1000;
/** How many dynamic codes an account with an unconfirmed address may have. */
const UNVERIFIED_CODES = 1;
const IN_AN_HOUR = retryAfter(3600);

/**
 * Checks that a user may create a dynamic code. Call it after `lockOwner`, in the transaction that adds the
 * code.
 * @throws {HttpError} any error of `checkLinkCount`, 403 when the plan allows no custom slug, and 429 when a
 * new account creates too many in an hour
 */
export async function checkNewLink(
  trx: Db,
  user: UserRow,
  { slug, rules, now }: { slug: string | undefined; rules: LinkRules; now: number },
): Promise<void> {
  const { newAccountCodesPerHour: perHour } = limits;
  if (
    isNewAccount(user, now) &&
    (await countNewLinks(trx, ownerOf(user), now - HOUR_MS)) >= perHour
  ) {
    throw userError(429, 'rate_limited.new_codes', { params: { perHour }, headers: IN_AN_HOUR });
  }
  checkLinkCount(user, rules, await countLinks(trx, ownerOf(user)));
  if (slug !== undefined && !plans[planOf(user)].customSlugs) {
    throw userError(403, 'slug_needs_pro', { details: { field: 'slug' } });
  }
}

/** @throws {HttpError} 403 when the plan or an unconfirmed address allows no more than `count` dynamic codes */
export function checkLinkCount(user: UserRow, rules: LinkRules, count: number): void {
  const plan = planOf(user);
  if (rules.needsVerifiedAddress && user.email_verified_at === null && count >= UNVERIFIED_CODES) {
    throw userError(403, 'address_unverified');
  }
  if (count >= plans[plan].dynamicCodes) {
    throw userError(403, 'dynamic_limit_reached', { params: { plan } });
  }
}

/** How many more dynamic codes a user may have. */
export async function roomForLinks(trx: Db, user: UserRow, rules: LinkRules): Promise<number> {
  const isUnverified = rules.needsVerifiedAddress && user.email_verified_at === null;
  const { dynamicCodes } = plans[planOf(user)];
  const most = isUnverified ? Math.min(dynamicCodes, UNVERIFIED_CODES) : dynamicCodes;
  return Math.max(0, most - (await countLinks(trx, ownerOf(user))));
}

/** The remaining hourly allowance of a new account, and when the account stops being new; null for other accounts. */
export async function hourlyAllowance(trx: Db, user: UserRow, now: number) {
  if (!isNewAccount(user, now)) return null;
  const { newAccountCodesPerHour, newAccountTargetChangesPerHour, newAccountHours } = limits;
  const created = await countNewLinks(trx, ownerOf(user), now - HOUR_MS);
  const changed = await countTargetChanges(trx, ownerOf(user), now - HOUR_MS);
  return {
    newCodes: Math.max(0, newAccountCodesPerHour - created),
    targetChanges: Math.max(0, newAccountTargetChangesPerHour - changed),
    until: user.created_at + newAccountHours * HOUR_MS,
  };
}

/**
 * How many targets a user may still change in this hour. Call it in the transaction that changes them.
 */
export async function targetChangesLeft(trx: Db, caller: Owner, now: number): Promise<number> {
  const user = await lockOwner(trx, caller);
  if (!user || !isNewAccount(user, now)) return Infinity;
  const changed = await countTargetChanges(trx, caller, now - HOUR_MS);
  return Math.max(0, limits.newAccountTargetChangesPerHour - changed);
}

/** @param field the address whose change exceeded the limit */
export function tooManyTargetChanges(field: 'target' | 'fallback'): HttpError {
  const { newAccountTargetChangesPerHour: perHour } = limits;
  return userError(429, 'rate_limited.new_targets', {
    params: { perHour },
    headers: IN_AN_HOUR,
    details: { field },
  });
}

function isNewAccount({ created_at }: UserRow, now: number): boolean {
  return isRecent(now - created_at, limits.newAccountHours * HOUR_MS);
}
