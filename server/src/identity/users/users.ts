import type { User } from '@everscan/contract/accounts.schemas';
import { isPlanId, type PlanId } from '@everscan/contract/plans';
import { isRecent } from '../../platform/clock.ts';
import type { UserRow } from './users.store.ts';

/** The plan of a user, or the free plan when the stored one is no longer offered. */
export function planOf({ plan }: Pick<UserRow, 'plan'>): PlanId {
  return isPlanId(plan) ? plan : 'free';
}

/** How long a sign-in through the identity provider proves membership in its group, in ms. */
const GROUP_ROLE_MS = 12 * 3600 * 1000;

/**
 * A user as clients see it: every response with a user goes through this function.
 * @param provenMs how long ago the identity provider signed the user in to this session; Infinity if the user
 * signed in otherwise
 */
export function presentUser(row: UserRow, provenMs: number): User {
  const plan = planOf(row);
  const { id, email, is_admin, admin_by_group } = row;
  const user = { id, email, plan, subscribed: plan !== 'free' };
  const needsSignOn = is_admin === 1 && admin_by_group === 1 && !isRecent(provenMs, GROUP_ROLE_MS);
  if (needsSignOn) return { ...user, isAdmin: false, needsSignOn };
  return { ...user, isAdmin: is_admin === 1 };
}
