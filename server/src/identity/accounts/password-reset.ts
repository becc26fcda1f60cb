import { type Language, pathIn } from '@everscan/contract/languages';
import type { Db } from '../../platform/db/connect.ts';
import { createToken, hashToken } from '../../platform/token.ts';
import { recordCommand } from '../audit.ts';
import { findUserByEmail } from '../users/users.store.ts';
import { insertReset } from './password-resets.store.ts';

/** How long a link in a mail works. */
export const RESET_TTL_MS = 30 * 60_000;
/** How long a link that the operator passes on by mail or telephone works. */
export const OPERATORS_LINK_TTL_MS = 24 * 3600 * 1000;

type ResetOptions = {
  userId: number;
  /** Where the link is mailed to; null for a link that the operator passes on. */
  email: string | null;
  expiresAt: number;
  /** The link also removes the factors and identities that were added since then. */
  removesSince?: number | null;
};

/** Creates a token that allows its holder to set a new password once, and returns it. */
export async function createReset(
  db: Db,
  { userId, email, expiresAt, removesSince = null }: ResetOptions,
): Promise<string> {
  const token = createToken();
  const id = hashToken(token);
  const row = { id, user_id: userId, email, expires_at: expiresAt };
  await insertReset(db, { ...row, removes_since: removesSince });
  return token;
}

/** The token is in the fragment, which browsers send to no server. */
export const resetLinkOf = (publicUrl: string, token: string, language: Language = 'en') =>
  `${publicUrl}${pathIn(language, '/reset')}#${token}`;

/** The link that `npm run admin` prints; undefined when the address has no account. */
export async function createOperatorsLink(
  db: Db,
  email: string,
  { publicUrl, now }: { publicUrl: string; now: number },
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) return undefined;
    await recordCommand(trx, 'reset-link', user.id, now);
    const expiresAt = now + OPERATORS_LINK_TTL_MS;
    return resetLinkOf(
      publicUrl,
      await createReset(trx, { userId: user.id, email: null, expiresAt }),
    );
  });
}
