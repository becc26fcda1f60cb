import type { SecondFactorBody } from '@everscan/contract/accounts.schemas';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { userError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { hashToken } from '../../platform/token.ts';
import type { Admission, Origin, SignedIn } from '../accounts/admission.ts';
import type { ConfirmFactor } from '../accounts/confirmation.ts';
import { attemptOf } from '../accounts/passwords.ts';
import { connectProven } from '../sign-on/connections.ts';
import { findUser, lockUser, ownerOf } from '../users/users.store.ts';
import {
  buildChangeFactors,
  completeAddition,
  completeRemoval,
  notifyOwner,
} from './changed-factors.ts';
import type { FactorAttempts } from './factor-attempts.ts';
import { hasSecondFactor, listMethods, verifyProof, wrongProof } from './methods.ts';
import { countAttempt, findPendingSignIn, takePendingSignIn } from './pending-sign-ins.store.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.store.ts';
import { rememberDevice } from './remembered-devices.store.ts';
import {
  completeSetUp,
  createSecret,
  deleteTotp,
  findSetUp,
  findStep,
  findTotp,
  startSetUp,
  uriOf,
} from './totp.ts';

type Options = {
  db: Db;
  clock: Clock;
  admission: Admission;
  attempts: FactorAttempts;
  confirmFactor: ConfirmFactor;
  /** Whether administrators need a second factor. */
  adminsNeedFactor: boolean;
  /** Whether the server can send mail. */
  sendsMail: boolean;
  /** Called after a mail was put into the outbox. */
  onMail: () => void;
};

/** Second factors (docs/decisions/0031-second-factors.md). */
export function secondFactorsRoutes(options: Options) {
  const { admission, attempts, confirmFactor, adminsNeedFactor, onMail } = options;
  const { originOf } = admission;
  const completeSignIn = buildCompleteSignIn(options);
  const change = buildChangeFactors(options);

  return {
    'POST /api/login/second-factor': async (_caller, request, _db, reply) => {
      const signedIn = await completeSignIn(request.body, originOf(request));
      onMail();
      return admission.answer(reply, signedIn);
    },

    'POST /api/confirm-identity': async (actor, request, db) => {
      await confirmFactor(actor, request.body, originOf(request), true);
      await renewProof(db, actor);
    },

    'GET /api/second-factors': async (actor, _request, db) => {
      const user = await findUser(db, actor.user);
      return {
        methods: await listMethods(db, actor),
        recoveryCodesLeft: await countRecoveryCodes(db, actor),
        isMissing:
          adminsNeedFactor && actor.session.user.isAdmin && !(await hasSecondFactor(db, actor)),
        hasPassword: user?.has_password !== 0,
      };
    },

    'POST /api/second-factors/totp': async (actor, request) => {
      const user = await confirmFactor(actor, request.body, originOf(request));
      const secret = createSecret();
      const isNew = await change(actor, (trx, { sessionId: session_id, now: created_at }) =>
        startSetUp(trx, { user_id: user.id, secret, session_id, created_at }),
      );
      if (!isNew) throw userError(409, 'second_factor_exists');
      return { secret, uri: uriOf(secret, user.email) };
    },

    'POST /api/second-factors/totp/confirm': async (actor, request) => {
      let recoveryCodes: string[] | undefined;
      // Attempts are counted, because a thief with a copy of the session could otherwise guess the code and
      // get the recovery codes.
      await attempts.run({ user: actor.user, device: undefined }, async () => {
        recoveryCodes = await change(actor, (trx, details) =>
          confirmSetUp(trx, request.body.code, details),
        );
        return recoveryCodes !== undefined;
      });
      if (!recoveryCodes) throw userError(403, 'forbidden.wrong_code');
      onMail();
      return { recoveryCodes };
    },

    'POST /api/second-factors/totp/remove': async (actor, request) => {
      await confirmFactor(actor, request.body, originOf(request), true);
      await change(actor, async (trx, details) => {
        // When a retry finds the app already removed, this is skipped.
        if (await deleteTotp(trx, actor)) await completeRemoval(trx, details);
      });
      onMail();
    },

    'POST /api/second-factors/recovery-codes': async (actor, request) => {
      await confirmFactor(actor, request.body, originOf(request));
      const recoveryCodes = await change(actor, async (trx, details) => {
        if (!(await hasSecondFactor(trx, actor))) throw userError(409, 'second_factor_missing');
        await notifyOwner(trx, 'recovery-codes-replaced', details);
        return replaceRecoveryCodes(trx, actor, details.now);
      });
      onMail();
      return { recoveryCodes };
    },
  } satisfies Partial<Handlers>;
}

/** How long a set-up whose response was lost can be repeated, in ms. */
const REPEAT_TTL_MS = 10 * 60_000;

/**
 * Completes the set-up of an authenticator app with its first code.
 * @returns recovery codes, unless the account has some already; undefined for a wrong code
 * @throws {HttpError} 400 when this session has no set-up, or an expired one
 */
async function confirmSetUp(
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

/**
 * Completes a sign-in that waits for the second factor. The returned function throws 401 when the
 * sign-in is unknown, expired, used or out of attempts, 403 for a wrong proof, and 429 after too many wrong
 * codes.
 */
function buildCompleteSignIn({ db, clock, admission, attempts, sendsMail }: Options) {
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

async function renewProof(db: Db, { session: { id }, now }: Actor): Promise<void> {
  await db.updateTable('sessions').set({ proven_at: now }).where('id', '=', id).execute();
}
