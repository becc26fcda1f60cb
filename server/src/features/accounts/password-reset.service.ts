import type { Db } from '../../db/connect.ts';
import { createToken, hashToken } from '../../token.ts';
import { recordCommand } from '../audit/audit.service.ts';
import { findUserByEmail } from '../users/users.service.ts';
import { upsertReset } from './password-resets.store.ts';

export {
  deleteExpiredResets,
  deleteResetsOf,
  findReset,
  takeReset,
} from './password-resets.store.ts';

/** Long enough to pass the link on by mail or telephone. */
const RESET_TTL_MS = 24 * 3600 * 1000;

type Options = {
  /** Origin of the site. */
  publicUrl: string;
  now: number;
};

/**
 * Makes a link that sets a new password once, within a day. The token is in the fragment, which
 * browsers send to no server. An earlier link of the account stops working.
 * @returns undefined when the address has no account
 */
export async function createResetLink(
  db: Db,
  email: string,
  { publicUrl, now }: Options,
): Promise<string | undefined> {
  const token = createToken();
  return db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) return undefined;
    const id = hashToken(token);
    await upsertReset(trx, { id, user_id: user.id, expires_at: now + RESET_TTL_MS });
    await recordCommand(trx, 'reset-link', user.id, now);
    return `${publicUrl}/reset#${token}`;
  });
}
