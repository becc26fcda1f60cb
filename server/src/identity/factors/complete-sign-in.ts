import type { SecondFactorBody } from '@everscan/contract/accounts.schemas';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { userError } from '../../platform/http/http-error.ts';
import { hashToken } from '../../platform/token.ts';
import type { Admission, Origin, SignedIn } from '../accounts/admission.ts';
import { attemptOf } from '../accounts/passwords.ts';
import { connectProven } from '../sign-on/connections.ts';
import { findUser, lockUser, ownerOf } from '../users/users.store.ts';
import { notifyOwner } from './changed-factors.ts';
import type { FactorAttempts } from './factor-attempts.ts';
import { countAttempt, findPendingSignIn, takePendingSignIn } from './pending-sign-ins.store.ts';
import { rememberDevice } from './remembered-devices.store.ts';
import { verifyProof, wrongProof } from './verify-proof.ts';

type Options = {
  db: Db;
  clock: Clock;
  admission: Admission;
  attempts: FactorAttempts;
  sendsMail: boolean;
};

/**
 * Completes a sign-in that waits for the second factor. The returned function throws 401 when the
 * sign-in is unknown, expired, used or out of attempts, 403 for a wrong proof, and 429 after too many wrong
 * codes.
 */
export function buildCompleteSignIn({ db, clock, admission, attempts, sendsMail }: Options) {
  return async ({ proof, remember }: SecondFactorBody, origin: Origin): Promise<SignedIn> => {
    const { pendingToken: token = '' } = origin;
    const userId = await findPendingSignIn(db, token, clock());
    const user = userId === undefined ? undefined : await findUser(db, userId);
    if (!user) throw signInExpired();
    const { device } = attemptOf(user.email, user, origin);
    const prover = { user: user.id, holder: hashToken(token), device, log: origin.log };
    let signedIn: SignedIn | undefined;
    await verifyProof(proof, prover, attempts, (verify) =>
      // The transaction commits after a wrong proof too, so that the attempt counts.
      db.transaction().execute(async (trx) => {
        const now = clock();
        // A concurrent password change waits for this lock, and then ends the session that this starts.
        const locked = await lockUser(trx, user.id);
        if (!locked || !(await countAttempt(trx, token, now))) throw signInExpired();
        if (!(await verify(trx, now))) return false;
        const isByProvider = await takePendingSignIn(trx, token);
        const mailLanguage = sendsMail ? origin.language : null;
        const current = await connectProven(trx, locked, token, { now, mailLanguage });
        const sender = { ...origin, isByProvider, isConfirmed: true };
        signedIn = await admission.admitProven(trx, current, sender);
        if (remember) {
          const sessionId = hashToken(signedIn.token);
          signedIn.rememberedToken = await rememberDevice(trx, ownerOf(user), { sessionId, now });
        }
        if (proof.method === 'recovery') {
          await notifyOwner(trx, 'recovery-code-used', { user: user.id, now, mailLanguage });
        }
        return true;
      }),
    );
    if (!signedIn) throw wrongProof(proof);
    return signedIn;
  };
}

/** The error after which a person has to start the sign-in again. */
const signInExpired = () => userError(401, 'signed_out.sign_in_expired');
