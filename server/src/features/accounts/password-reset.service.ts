import { type Language, pathIn } from '@everscan/messages/languages';
import type { Db } from '../../db/connect.ts';
import { createToken, hashToken } from '../../token.ts';
import { recordCommand } from '../audit/audit.service.ts';
import { findUserByEmail } from '../users/users.service.ts';
import { insertReset } from './password-resets.store.ts';

export {
  deleteExpiredResets,
  deleteResetsOf,
  findReset,
  takeReset,
} from './password-resets.store.ts';

/** Of a link that the operator passes on by mail or telephone. */
export const OPERATORS_LINK_TTL_MS = 24 * 3600 * 1000;

type LinkOptions = {
  userId: number;
  /** Origin of the site. */
  publicUrl: string;
  expiresAt: number;
  /** Of the page that opens. */
  language?: Language;
};

/**
 * Makes a link that sets a new password once. The token is in the fragment, which browsers send to
 * no server.
 */
export async function createResetLink(
  db: Db,
  { userId, publicUrl, expiresAt, language = 'en' }: LinkOptions,
): Promise<string> {
  const token = createToken();
  await insertReset(db, { id: hashToken(token), user_id: userId, expires_at: expiresAt });
  return `${publicUrl}${pathIn(language, '/reset')}#${token}`;
}

/** The operator's command. Undefined when the address has no account. */
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
    return createResetLink(trx, { userId: user.id, publicUrl, expiresAt });
  });
}
