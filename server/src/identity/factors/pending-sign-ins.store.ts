import type { Db } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/caller.ts';
import { createToken, hashToken, isToken } from '../../platform/token.ts';

/** How long a sign-in waits for the second factor, in ms. */
export const PENDING_TTL_MS = 10 * 60_000;
/** How many proofs may be sent for one sign-in. */
const MAX_ATTEMPTS = 5;

/** Starts a pending sign-in, and returns the token for its cookie. */
export async function startPendingSignIn(
  trx: Db,
  { user }: Person,
  {
    now,
    isByProvider,
    sessionId = null,
  }: { now: number; isByProvider: boolean; sessionId?: string | null | undefined },
): Promise<string> {
  const token = createToken();
  const times = { created_at: now, expires_at: now + PENDING_TTL_MS };
  await trx
    .insertInto('pending_sign_ins')
    .values({
      ...{ id: hashToken(token), user_id: user, attempts: 0, ...times },
      by_provider: Number(isByProvider),
      session_id: sessionId,
    })
    .execute();
  return token;
}

/** The account of a sign-in that has not expired. */
export async function findPendingSignIn(
  db: Db,
  token: string | undefined,
  now: number,
): Promise<number | undefined> {
  if (token === undefined || !isToken(token)) return undefined;
  const row = await db
    .selectFrom('pending_sign_ins')
    .select('user_id')
    .where('id', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('attempts', '<', MAX_ATTEMPTS)
    .executeTakeFirst();
  return row?.user_id;
}

/**
 * Counts an attempt, and locks the row until the transaction ends, so that parallel attempts run one after
 * another. Returns false when the sign-in is unknown, used, expired or out of attempts.
 */
export async function countAttempt(trx: Db, token: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pending_sign_ins')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('attempts', '<', MAX_ATTEMPTS)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a sign-in. Returns whether it came from the identity provider. */
export async function takePendingSignIn(trx: Db, token: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('pending_sign_ins')
    .where('id', '=', hashToken(token))
    .returning('by_provider')
    .executeTakeFirst();
  return row?.by_provider === 1;
}

/** Ends the pending sign-ins of a session's browser. */
export async function deletePendingSignInsIn(
  trx: Db,
  { user }: Person,
  sessionId: string,
): Promise<void> {
  await trx
    .deleteFrom('pending_sign_ins')
    .where('user_id', '=', user)
    .where('session_id', '=', sessionId)
    .execute();
}

export async function deletePendingSignInsOf(trx: Db, { user }: Person): Promise<void> {
  await trx.deleteFrom('pending_sign_ins').where('user_id', '=', user).execute();
}
