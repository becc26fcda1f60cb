import type { User } from '@everscan/contract/api/account';
import { isPlanId, type PlanId } from '@everscan/contract/plans';
import type { UserRow } from './users.store.ts';

export { changeEmail, deletePendingChange, markVerified } from './addresses.store.ts';
export {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  extendSession,
  findSession,
  findSuccessor,
  insertSession,
  listSessions,
  type SessionRow,
} from './sessions.store.ts';
export {
  changePlan,
  clearNextCode,
  deleteUserRow,
  findUser,
  findUserByEmail,
  followGroup,
  givePasskeyHandle,
  insertUser,
  listAdmins,
  listInactive,
  lockUser,
  lockUserForDeletion,
  lockUsersAgainstDeletion,
  recordActivity,
  recordLogin,
  replaceHash,
  setAdmin,
  setNextCode,
  type UserRow,
} from './users.store.ts';

/**
 * The plan of a user; the free one when the stored plan is no longer offered. A process of the
 * previous version that shares the database sets only `subscribed`.
 */
export function planOf({ plan, subscribed }: Pick<UserRow, 'plan' | 'subscribed'>): PlanId {
  if (plan === 'free' && subscribed === 1) return 'pro';
  return isPlanId(plan) ? plan : 'free';
}

/** The only way in which a user's row leaves the server. */
export function presentUser(row: UserRow): User {
  const plan = planOf(row);
  const { id, email, is_admin } = row;
  return { id, email, plan, subscribed: plan !== 'free', isAdmin: is_admin === 1 };
}
