import type { FactorProof } from '@everscan/contract/accounts.schemas';
import type { Db } from '../../platform/db/connect.ts';
import { type HttpError, userError } from '../../platform/http/http-error.ts';
import type { FactorAttempts, Sender } from './factor-attempts.ts';
import { methods } from './methods.ts';

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
