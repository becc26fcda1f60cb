import {
  type FactorMethod,
  type FactorProof,
  factorMethods,
} from '@everscan/contract/accounts.schemas';
import type { Db } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/caller.ts';
import { type HttpError, userError } from '../../platform/http/http-error.ts';
import { deletePasskeysOf, hasPasskey, verifyAssertion } from '../passkeys/passkeys.ts';
import type { FactorAttempts, Sender } from './factor-attempts.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  takeRecoveryCode,
} from './recovery-codes.store.ts';
import { deleteTotp, findStep, findTotp, useStep } from './totp.ts';

type Method<Proof> = {
  /** Whether the account has a factor of this kind that was added at `since` or later. */
  isSetUp(db: Db, person: Person, since?: number): Promise<boolean>;
  /** Whether the proof is right. A right proof is used up, so that it works only once. */
  verify(trx: Db, sender: Sender, proof: Proof, now: number): Promise<boolean>;
  /** Removes the account's factors of this kind that were added at `since` or later. */
  remove(trx: Db, person: Person, since: number): Promise<boolean>;
  /** Whether a proof is short enough to guess, so that the attempts on an account are limited. */
  isGuessable: boolean;
};

/** Every way to prove the second factor. */
export const methods: {
  [name in FactorMethod]: Method<Extract<FactorProof, { method: name }>>;
} = {
  passkey: {
    isSetUp: hasPasskey,
    async verify(trx, { user, holder, log }, { assertion }, now) {
      const signing = { user, holder, log, now };
      return (await verifyAssertion(trx, assertion, signing)) !== undefined;
    },
    remove: deletePasskeysOf,
    isGuessable: false,
  },
  totp: {
    isSetUp: async (db, person, since = 0) =>
      ((await findTotp(db, person))?.confirmed_at ?? -1) >= since,
    async verify(trx, sender, { code }, now) {
      const totp = await findTotp(trx, sender);
      const step = totp && findStep(totp.secret, code, now);
      return step !== undefined && useStep(trx, sender, step);
    },
    remove: deleteTotp,
    isGuessable: true,
  },
  recovery: {
    isSetUp: async (db, person) => (await countRecoveryCodes(db, person)) > 0,
    verify: (trx, sender, { code }) => takeRecoveryCode(trx, sender, code),
    remove: deleteRecoveryCodes,
    isGuessable: false,
  },
};

/** The methods that an account can use, in the order in which they are offered. */
export async function listMethods(db: Db, person: Person): Promise<FactorMethod[]> {
  const found: FactorMethod[] = [];
  for (const method of factorMethods) {
    if (await methods[method].isSetUp(db, person)) found.push(method);
  }
  return found;
}

/** Whether the account has a second factor that was added at `since` or later. Recovery codes alone do not count. */
export async function hasSecondFactor(db: Db, person: Person, since = 0): Promise<boolean> {
  for (const method of factorMethods) {
    if (method !== 'recovery' && (await methods[method].isSetUp(db, person, since))) return true;
  }
  return false;
}

/**
 * Whether a proof of the second factor is right; each proof works only once. `transact` runs the check, and
 * what depends on its result, in one transaction.
 * @throws {HttpError} 429 after too many wrong codes
 */
export async function verifyProof(
  proof: FactorProof,
  sender: Sender,
  attempts: FactorAttempts,
  transact: (verify: (trx: Db, now: number) => Promise<boolean>) => Promise<boolean>,
): Promise<boolean> {
  const method = methods[proof.method];
  const attempt = () => transact((trx, now) => method.verify(trx, sender, proof as never, now));
  return method.isGuessable ? attempts.run(sender, attempt) : attempt();
}

export function wrongProof({ method }: FactorProof): HttpError {
  return userError(403, method === 'passkey' ? 'forbidden.wrong_passkey' : 'forbidden.wrong_code');
}
