import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { userError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { Admission } from '../accounts/admission.ts';
import type { ConfirmFactor } from '../accounts/confirmation.ts';
import { renewProof } from '../users/sessions.store.ts';
import { findUser } from '../users/users.store.ts';
import { buildChangeFactors } from './change-factors.ts';
import { completeRemoval, notifyOwner } from './changed-factors.ts';
import { buildCompleteSignIn } from './complete-sign-in.ts';
import type { FactorAttempts } from './factor-attempts.ts';
import { hasSecondFactor, listMethods } from './methods.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.store.ts';
import { confirmSetUp } from './set-up.ts';
import { createSecret, uriOf } from './totp.ts';
import { deleteTotp, startSetUp } from './totp-secrets.store.ts';

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
