import type { Db } from '../../db/connect.ts';
import { type Change, removeFactorsOf } from '../second-factors/second-factors.service.ts';
import { deleteIdentitiesOf } from '../sign-on/identities.service.ts';

/**
 * Removes what was added to an account at `since` or later so that somebody can sign in: factors,
 * recovery codes and identities. Run it where a mail has proven who the owner is, in the transaction
 * that locked the user.
 */
export async function endTrust(trx: Db, change: Change, since = 0): Promise<void> {
  await removeFactorsOf(trx, change, since);
  await deleteIdentitiesOf(trx, change.userId, since);
}
