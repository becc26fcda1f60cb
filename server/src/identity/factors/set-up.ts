import type { Db } from '../../platform/db/connect.ts';
import { userError } from '../../platform/http/http-error.ts';
import { completeAddition } from './changed-factors.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.store.ts';
import { findStep } from './totp.ts';
import { completeSetUp, findSetUp, findTotp } from './totp-secrets.store.ts';

/** How long a set-up whose response was lost can be repeated, in ms. */
const REPEAT_TTL_MS = 10 * 60_000;

/**
 * Completes the set-up of an authenticator app with its first code.
 * @returns recovery codes, unless the account has some already; undefined for a wrong code
 * @throws {HttpError} 400 when this session has no set-up, or an expired one
 */
export async function confirmSetUp(
  trx: Db,
  code: string,
  details: Parameters<typeof completeAddition>[1],
): Promise<string[] | undefined> {
  const { now } = details;
  const setUp = await findSetUp(trx, details);
  if (!setUp) return repeatSetUp(trx, code, details);
  const step = findStep(setUp.secret, code, now);
  if (step === undefined) return undefined;
  await completeSetUp(trx, details, step, now);
  return completeAddition(trx, details);
}

/** Repeats the response to a completed set-up whose first response, with the recovery codes, was lost. */
async function repeatSetUp(
  trx: Db,
  code: string,
  details: Parameters<typeof completeAddition>[1],
): Promise<string[]> {
  const totp = await findTotp(trx, details);
  const at = totp?.confirmed_at ?? 0;
  const isRepeated =
    totp?.session_id === details.sessionId &&
    at > details.now - REPEAT_TTL_MS &&
    findStep(totp.secret, code, at) === totp.last_step;
  if (!isRepeated) throw userError(400, 'bad_request.set_up_expired');
  const hasNewCodes = (await countRecoveryCodes(trx, details, at)) > 0;
  return hasNewCodes ? replaceRecoveryCodes(trx, details, at) : [];
}
