import type { Db } from '../../platform/db/connect.ts';
import { type Change, removeFactorsOf } from '../factors/changed-factors.ts';
import { deleteIdentitiesOf } from '../sign-on/connections.ts';

/**
 * Removes the sign-in methods that were added to an account at `since` or later: factors, recovery codes and
 * identities. Run it after a mail has proven the owner's identity, in the transaction that locked the user.
 */
export async function endTrust(trx: Db, change: Change, since = 0): Promise<void> {
  await removeFactorsOf(trx, change, since);
  await deleteIdentitiesOf(trx, change, since);
}
