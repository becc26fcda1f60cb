import type { Assertion, NewCredential, Passkey } from '@everscan/contract/accounts.schemas';
import { limits } from '@everscan/contract/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/caller.ts';
import { userError } from '../../platform/http/http-error.ts';
import { createId } from '../../platform/random-id.ts';
import { lockUser, type UserRow } from '../users/users.store.ts';
import { takeChallenge } from './passkey-challenges.store.ts';
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  recordUse,
} from './passkeys.store.ts';
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
