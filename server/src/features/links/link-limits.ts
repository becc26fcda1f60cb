import { limits } from '@everscan/contract/limits';
import { findPlan, plans } from '@everscan/contract/plans';
import type { Db } from '../../db/connect.ts';
import { HttpError } from '../../http/http-error.ts';
import { lockUser, planOf, type UserRow } from '../users/users.service.ts';
import { fieldError } from './field-error.ts';
import { countTargetChanges } from './link-targets.store.ts';
import { countLinks, countNewLinks } from './links.store.ts';

const HOUR_MS = 3600 * 1000;

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
    throw tooMany(`A new account can create ${perHour} dynamic codes in an hour.`);
  }
  const plan = plans[planOf(user)];
  if ((await countLinks(trx, user.id)) >= plan.dynamicCodes) {
    throw new HttpError(403, 'dynamic_limit_reached', limitMessage(plan));
  }
  if (slug !== undefined && !plan.ownSlugs) {
    const label = findPlan(({ ownSlugs }) => ownSlugs)?.label;
    throw fieldError(403, 'slug_needs_pro', `Custom slugs are part of ${label}.`, 'slug');
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
  throw tooMany(`A new account can change targets ${perHour} times in an hour.`);
}

function isNewAccount({ created_at }: UserRow, now: number): boolean {
  return now - created_at < limits.newAccountHours * HOUR_MS;
}

function tooMany(message: string): HttpError {
  const text = `${message} Please try again in an hour.`;
  return new HttpError(429, 'rate_limited', text, { 'retry-after': '3600' });
}

function limitMessage({ label, dynamicCodes }: (typeof plans)[keyof typeof plans]): string {
  const count = (number: number) => number.toLocaleString('en');
  const full = `You have ${count(dynamicCodes)} dynamic codes, as many as the ${label} plan holds. They keep working.`;
  const larger = findPlan((plan) => plan.dynamicCodes > dynamicCodes);
  if (!larger) return full;
  return `${full} Switch to ${larger.label} for up to ${count(larger.dynamicCodes)}, or create a static code.`;
}
