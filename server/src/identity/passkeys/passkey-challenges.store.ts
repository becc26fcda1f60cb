import type { Db } from '../../platform/db/connect.ts';
import { deleteOlder } from '../../platform/db/delete-older.ts';
import type { RetentionStep } from '../../platform/db/retention-step.ts';
import { createToken, hashToken } from '../../platform/token.ts';

/** How long a challenge can be signed, in ms. */
export const CHALLENGE_TTL_MS = 5 * 60_000;

/**
 * Creates a challenge of 32 random bytes, in base64url.
 * @param holder the session, the addition in a session, or the pending sign-in that the challenge is for;
 * null for a sign-in with only a passkey
 * @param origin the origin where it must be signed
 */
export async function createChallenge(
  db: Db,
  { holder, origin, now }: { holder: string | null; origin: string; now: number },
): Promise<string> {
  const challenge = createToken();
  // Each new challenge deletes an expired one, so that a client that asks for many cannot fill the table.
  await deleteOlder(db, 'passkey_challenges', 'expires_at', now + 1, 1);
  const row = { id: hashToken(challenge), holder, origin, expires_at: now + CHALLENGE_TTL_MS };
  await db.insertInto('passkey_challenges').values(row).execute();
  return challenge;
}

/**
 * Deletes a challenge and returns the origin where it must have been signed; undefined when it is unknown,
 * expired, used, or for somebody else. It runs one statement, so only one of several requests succeeds.
 */
export async function takeChallenge(
  db: Db,
  challenge: string,
  holder: string | null,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('id', '=', hashToken(challenge))
    .where('holder', holder === null ? 'is' : '=', holder)
    .where('expires_at', '>', now)
    .returning('origin')
    .executeTakeFirst();
  return row?.origin;
}

export const deleteExpiredChallenges: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'passkey_challenges', 'expires_at', now + 1, batch);
