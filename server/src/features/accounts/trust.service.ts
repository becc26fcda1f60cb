import type { Db } from '../../db/connect.ts';
import { type Change, removeFactorsOf } from '../second-factors/second-factors.service.ts';
import { deleteIdentitiesOf } from '../sign-on/identities.service.ts';

/**
 * Removes the sign-in methods that were added to an account at `since` or later: factors, recovery codes and
 * identities. Run it after a mail has proven the owner's identity, in the transaction that locked the user.
 */
export async function endTrust(trx: Db, change: Change, since = 0): Promise<void> {
  await removeFactorsOf(trx, change, since);
  await deleteIdentitiesOf(trx, change.userId, since);
}
