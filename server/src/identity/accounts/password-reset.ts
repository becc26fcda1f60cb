import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Person } from '../../platform/http/caller.ts';
import { createToken, hashToken } from '../../platform/token.ts';
import { recordCommand } from '../audit.ts';
import { findUserByEmail } from '../users/users.store.ts';

type ResetRow = Selectable<Schema['password_resets']>;

/** How long a link in a mail works. */
export const RESET_TTL_MS = 30 * 60_000;
/** How long a link that the operator passes on by mail or telephone works. */
const OPERATORS_LINK_TTL_MS = 24 * 3600 * 1000;

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
  // Earlier ones of the account keep working, since mails may arrive twice or out of order.
  await db
    .insertInto('password_resets')
    .values({ ...row, removes_since: removesSince })
    .execute();
  return token;
}

/** The link that `npm run admin` prints; undefined when the address has no account. */
export async function createOperatorsLink(
  db: Db,
  email: string,
  options: { publicUrl: string; now: number },
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) return undefined;
    await recordCommand(trx, 'reset-link', user.id, options.now);
    return operatorsLink(trx, user.id, options);
  });
}

/** A link that the operator passes on. The token is in the fragment, which browsers send to no server. */
export async function operatorsLink(
  trx: Db,
  userId: number,
  { publicUrl, now }: { publicUrl: string; now: number },
): Promise<string> {
  const expiresAt = now + OPERATORS_LINK_TTL_MS;
  return `${publicUrl}/reset#${await createReset(trx, { userId, email: null, expiresAt })}`;
}

/**
 * The account of a link that has not expired. A link in a mail counts only while the account has the
 * address that it was mailed to.
 */
export async function findReset(db: Db, id: string, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'user_id')
    .select('user_id')
    .where('password_resets.id', '=', id)
    .where('expires_at', '>', now)
    .where(({ or, eb, ref }) =>
      or([
        eb('password_resets.email', 'is', null),
        eb('password_resets.email', '=', ref('users.email')),
      ]),
    )
    .executeTakeFirst();
  return row?.user_id;
}

/** Deletes a link and returns it. It runs one statement, so only one of several requests succeeds. */
export async function takeReset(db: Db, id: string, now: number): Promise<ResetRow | undefined> {
  return db
    .deleteFrom('password_resets')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Deletes the reset links of an account, but not those in mails about new factors: a thief who added a factor
 * could also change the password.
 */
export async function deleteResetsOf(db: Db, { user }: Person): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where('user_id', '=', user)
    .where('removes_since', 'is', null)
    .execute();
}
