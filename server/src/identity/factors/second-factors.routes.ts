import {
  confirmationSchema,
  recoveryCodesSchema,
  removalBodySchema,
  secondFactorBodySchema,
  secondFactorsSchema,
  totpConfirmBodySchema,
  totpSetUpSchema,
  userSchema,
} from '@everscan/contract/accounts.schemas';
import { done, doneSchema, ignoredQuerySchema } from '@everscan/contract/requests';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { App } from '../../platform/http/app-type.ts';
import { userError } from '../../platform/http/http-error.ts';
import {
  limited,
  limitedAcrossProcesses,
  type RateLimits,
} from '../../platform/http/rate-limit.ts';
import { getUser, sessionOf } from '../../platform/http/session.ts';
import type { Admission } from '../accounts/admission.ts';
import type { ConfirmFactor } from '../accounts/confirmation.ts';
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
  limits: RateLimits;
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
export function secondFactorsRoutes(app: App, options: Options): void {
  const { db, limits, admission, attempts, confirmFactor, adminsNeedFactor, onMail } = options;
  const { originOf } = admission;
  const completeSignIn = buildCompleteSignIn(options);
  const change = buildChangeFactors(options);
  const perMinute = limitedAcrossProcesses(limits.accounts);

  app.post(
    '/api/login/second-factor',
    {
      config: { ...perMinute, access: 'anyone' },
      schema: { body: secondFactorBodySchema, response: { 200: userSchema } },
    },
    async (request, reply) => {
      const signedIn = await completeSignIn(request.body, originOf(request));
      onMail();
      return admission.answer(reply, signedIn);
    },
  );

  app.get(
    '/api/second-factors',
    {
      config: { ...limited(limits.api), access: 'user' },
      schema: { querystring: ignoredQuerySchema, response: { 200: secondFactorsSchema } },
    },
    async (request) => {
      const { id, isAdmin } = getUser(request);
      const user = await findUser(db, id);
      return {
        methods: await listMethods(db, id),
        recoveryCodesLeft: await countRecoveryCodes(db, id),
        isMissing: adminsNeedFactor && isAdmin && !(await hasSecondFactor(db, id)),
        hasPassword: user?.has_password !== 0,
      };
    },
  );

  // These work without an idempotency record, which would contain a secret.
  app.post(
    '/api/second-factors/totp',
    {
      config: { ...perMinute, access: 'user' },
      schema: { body: confirmationSchema, response: { 200: totpSetUpSchema } },
    },
    async (request) => {
      const user = await confirmFactor(sessionOf(request), request.body, originOf(request));
      const secret = createSecret();
      const isNew = await change(request, user, (trx, { sessionId: session_id, now: created_at }) =>
        startSetUp(trx, { user_id: user.id, secret, session_id, created_at }),
      );
      if (!isNew) throw userError(409, 'second_factor_exists');
      return { secret, uri: uriOf(secret, user.email) };
    },
  );

  app.post(
    '/api/second-factors/totp/confirm',
    {
      config: { ...perMinute, access: 'user' },
      schema: { body: totpConfirmBodySchema, response: { 200: recoveryCodesSchema } },
    },
    async (request) => {
      const user = getUser(request);
      let recoveryCodes: string[] | undefined;
      // Attempts are counted, because a thief with a copy of the session could otherwise guess the code and
      // get the recovery codes.
      await attempts.run({ userId: user.id, device: undefined }, async () => {
        recoveryCodes = await change(request, user, (trx, details) =>
          confirmSetUp(trx, request.body.code, details),
        );
        return recoveryCodes !== undefined;
      });
      if (!recoveryCodes) throw userError(403, 'forbidden.wrong_code');
      onMail();
      return { recoveryCodes };
    },
  );

  app.post(
    '/api/second-factors/totp/remove',
    {
      config: { ...perMinute, access: 'user' },
      schema: { body: removalBodySchema, response: { 200: doneSchema } },
    },
    async (request) => {
      const user = await confirmFactor(sessionOf(request), request.body, originOf(request), true);
      await change(request, user, async (trx, details) => {
        // When a retry finds the app already removed, this is skipped.
        if (await deleteTotp(trx, user.id)) await completeRemoval(trx, details);
      });
      onMail();
      return done;
    },
  );

  app.post(
    '/api/second-factors/recovery-codes',
    {
      config: { ...perMinute, access: 'user' },
      schema: { body: confirmationSchema, response: { 200: recoveryCodesSchema } },
    },
    async (request) => {
      const user = await confirmFactor(sessionOf(request), request.body, originOf(request));
      const recoveryCodes = await change(request, user, async (trx, details) => {
        if (!(await hasSecondFactor(trx, user.id))) throw userError(409, 'second_factor_missing');
        await notifyOwner(trx, 'recovery-codes-replaced', details);
        return replaceRecoveryCodes(trx, user.id, details.now);
      });
      onMail();
      return { recoveryCodes };
    },
  );
}
