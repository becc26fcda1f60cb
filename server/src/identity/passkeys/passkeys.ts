import type { Assertion, NewCredential, Passkey } from '@everscan/contract/accounts.schemas';
import { limits } from '@everscan/contract/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { deleteOlder } from '../../platform/db/delete-older.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Person } from '../../platform/http/caller.ts';
import { userError } from '../../platform/http/http-error.ts';
import { createId } from '../../platform/random-id.ts';
import { createToken, hashToken } from '../../platform/token.ts';
import { lockUser, type UserRow } from '../users/users.store.ts';
import { type Challenge, challengeIn, verifyCredential, verifySignature } from './webauthn.ts';

/** How long a repeated request to add a passkey gets the same response, in ms. */
const REPEATED_MS = 10 * 60_000;

/** The signing of a challenge: its holder, and when it is checked. */
type Signing = {
  /** As in `createChallenge`. */
  holder: string | null;
  now: number;
};

type AssertionSigning = Signing & {
  /** The account that the passkey must belong to, if it is known. */
  user?: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * Verifies a signed challenge, which works once, and returns the passkey's user, whose row stays locked.
 * Returns undefined when anything about it is wrong. Run it in a transaction that commits in either case,
 * because the challenge is used up.
 */
export async function verifyAssertion(
  trx: Db,
  assertion: Assertion,
  { user: userId, log, ...signing }: AssertionSigning,
): Promise<UserRow | undefined> {
  const challenge = await takeSigned(trx, assertion, signing);
  const passkey = challenge && (await findPasskey(trx, assertion.id));
  if (!passkey || passkey.user_id !== (userId ?? passkey.user_id)) return undefined;
  const user = await lockUser(trx, passkey.user_id);
  if (user?.passkey_handle !== assertion.userHandle) return undefined;
  // Another transaction may have removed the passkey before this one got the lock.
  if (!(await findPasskey(trx, assertion.id))) return undefined;
  const counter = await verifySignature(assertion, passkey.public_key, challenge);
  if (counter === undefined) return undefined;
  if (await recordUse(trx, passkey.id, counter, signing.now)) return user;
  // Somebody may have copied the key (WebAuthn Level 3, 6.1.1).
  const details = { passkey: passkey.id, userId: user.id };
  log.warn(details, 'refused a passkey whose counter did not increase');
  return undefined;
}

/**
 * Verifies a new passkey and adds it. Returns undefined when anything about it is wrong; the transaction must
 * commit in that case too, because the challenge is used up. Run it in a transaction that has locked the
 * user. A repeated request, whose first response may have been lost, finds the passkey that it added.
 * @throws {HttpError} 409 when the account has too many
 */
export async function addPasskey(
  trx: Db,
  credential: NewCredential,
  { user, system, ...signing }: Signing & Person & { system: string },
): Promise<{ row: PasskeyRow; isRepeated: boolean } | undefined> {
  const added = await findPasskey(trx, credential.id);
  if (added?.user_id === user && signing.now - added.created_at < REPEATED_MS) {
    return { row: added, isRepeated: true };
  }
  const passkeys = await checkLimit(trx, { user });
  const challenge = await takeSigned(trx, credential, signing);
  const verified = challenge && (await verifyCredential(credential, challenge));
  if (!verified) return undefined;
  const row: PasskeyRow = {
    id: createId(),
    user_id: user,
    credential_id: credential.id,
    public_key: verified.publicKey,
    counter: verified.counter,
    name: freeName(system, passkeys),
    created_at: signing.now,
    last_used_at: null,
  };
  return (await insertPasskey(trx, row)) ? { row, isRepeated: false } : undefined;
}

/** `Linux`, or `Linux 2` if there is one already. The name of an unknown system stays empty. */
function freeName(system: string, passkeys: readonly PasskeyRow[]): string {
  const names = new Set(passkeys.map(({ name }) => name));
  let name = system;
  for (let count = 2; system && names.has(name); count++) name = `${system} ${count}`;
  return name;
}

/**
 * Returns the account's passkeys.
 * @throws {HttpError} 409 when the account may not have another one
 */
export async function checkLimit(db: Db, person: Person): Promise<PasskeyRow[]> {
  const passkeys = await listPasskeys(db, person);
  const max = limits.passkeysPerAccount;
  if (passkeys.length < max) return passkeys;
  throw userError(409, 'bad_request.passkey_limit', { params: { max } });
}

export function presentPasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: new Date(created_at).toISOString(),
    lastUsedAt: last_used_at === null ? null : new Date(last_used_at).toISOString(),
  };
}

/** Takes the signed challenge, which cannot be used again. */
async function takeSigned(
  trx: Db,
  { clientDataJSON }: { clientDataJSON: string },
  { holder, now }: Signing,
): Promise<Challenge | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const origin = await takeChallenge(trx, challenge, holder, now);
  return origin === undefined ? undefined : { challenge, origin };
}

type PasskeyRow = Selectable<Schema['passkeys']>;

export async function listPasskeys(db: Db, { user }: Person): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Whether the user has a passkey that was added at `since` or later. */
export async function hasPasskey(db: Db, { user }: Person, since = 0): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', user)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Returns false when the credential has been added before, to this or another account. */
async function insertPasskey(trx: Db, row: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Records a use, provided that the counter increased or the device does not count. It runs one statement, so
 * of two uses with the same counter only one succeeds (WebAuthn Level 3, 7.2, step 22).
 */
async function recordUse(trx: Db, id: string, counter: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns undefined when the user has no such passkey. */
export async function renamePasskey(
  trx: Db,
  { user }: Person,
  { id, name }: { id: string; name: string },
): Promise<PasskeyRow | undefined> {
  return trx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', user)
    .returningAll()
    .executeTakeFirst();
}

/** Returns false when the user has no such passkey. */
export async function deletePasskey(trx: Db, { user }: Person, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns false when the user has no passkey that was added at `since` or later. */
export async function deletePasskeysOf(trx: Db, { user }: Person, since: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', user)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

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
async function takeChallenge(
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
