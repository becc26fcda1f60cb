import { subscribedPlan } from '@everscan/contract/plans';
import {
  PROVIDER_HEADER,
  REGISTRATION_HEADER,
  type RegistrationMode,
} from '@everscan/contract/registration';
import { done } from '@everscan/contract/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { truncateLog } from '../../platform/db/truncate-log.ts';
import { userError } from '../../platform/http/http-error.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { type Sessions, signedOut } from '../../platform/http/session.ts';
import type { MailLimits } from '../../platform/mail/mail-limits.ts';
import { deleteSession } from '../users/sessions.store.ts';
import { changePlan } from '../users/users.store.ts';
import { presentUser } from '../users/users.ts';
import { buildAccounts } from './accounts.ts';
import type { Admission } from './admission.ts';
import { isProvenRecently } from './confirmation.ts';
import type { PasswordCost } from './password-hash.ts';
import type { Passwords } from './passwords.ts';
import { buildResetRequests } from './reset-requests.ts';

type Options = {
  db: Db;
  clock: Clock;
  sessions: Sessions;
  admission: Admission;
  passwords: Passwords;
  passwordCost: PasswordCost;
  /** Ends an account; it reaches into every feature, so the app hands it over. */
  deleteUser(trx: Db, user: { id: number; now: number }): Promise<void>;
  /** Called afterwards: what the account owned is deleted by a job. */
  onErase: () => void;
  /** Whether the server can send mail. */
  sendsMail: boolean;
  mailLimits: MailLimits;
  /** Called after a mail was put into the outbox. */
  onMail: () => void;
  /** Who may register. */
  registration: RegistrationMode;
  /** The name of the identity provider. */
  provider: string | undefined;
  /** Returns the address at which the browser signs out of the identity provider; undefined when it need not. */
  onLogout: (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>;
};

export function accountsRoutes(options: Options) {
  const { db, clock, sessions, admission, sendsMail, onMail, onLogout } = options;
  const { deleteUser, onErase } = options;
  const { originOf } = admission;
  const accounts = buildAccounts(options);
  const requestReset = buildResetRequests(db, clock);
  const signInOptions = {
    ...(options.registration !== 'open' && { [REGISTRATION_HEADER]: options.registration }),
    ...(options.provider && { [PROVIDER_HEADER]: encodeURIComponent(options.provider) }),
  };

  return {
    'GET /api/user': ({ session }, _request, _db, reply) => {
      reply.headers(signInOptions);
      return session?.user ?? null;
    },

    'POST /api/login': async (_caller, request, _db, reply) =>
      admission.answer(reply, await accounts.logIn(request.body, originOf(request))),

    'POST /api/register': async (_caller, request, _db, reply) => {
      const result = await accounts.register(request.body, originOf(request));
      if (sendsMail) onMail();
      return admission.answer(reply, result);
    },

    'POST /api/logout': async (_caller, request, _db, reply) => {
      const id = sessions.idIn(request);
      if (id !== undefined) await deleteSession(db, id);
      reply.header('set-cookie', sessions.clearedCookie());
      const location = await onLogout(request, reply);
      return { ...done, ...(location !== undefined && { location }) };
    },

    'POST /api/change-password': async (caller, request, _db, reply) => {
      const signedIn = await accounts.changePassword(caller, request.body, originOf(request));
      onMail();
      admission.setCookies(reply, signedIn);
    },

    'POST /api/forgot-password': async (_caller, request) => {
      if (!sendsMail) return { sender: 'operator' };
      const { email } = request.body;
      await requestReset(email, originOf(request).language, recordIdOf(request, email));
      onMail();
      return { sender: 'server' };
    },

    'POST /api/reset-password': async (_caller, request, _db, reply) => {
      const result = await accounts.resetPassword(request.body, originOf(request));
      onMail();
      return admission.answer(reply, result);
    },

    'POST /api/subscribe': async (actor, _request, trx) => {
      const row = await changePlan(trx, actor.user, subscribedPlan);
      if (!row) throw signedOut();
      const { plan, subscribed } = presentUser(row, 0);
      return { ...actor.session.user, plan, subscribed };
    },

    'DELETE /api/delete-account': {
      plan: (caller) => ({
        headers: { 'set-cookie': admission.clearedCookies() },
        async write(trx) {
          if (caller.kind !== 'actor') throw signedOut();
          const { user: id, session, now } = caller;
          // A person who finds a browser unlocked must not end every printed code.
          if (!isProvenRecently(session, now)) throw userError(403, 'confirm_identity');
          await deleteUser(trx, { id, now });
        },
        after() {
          onErase();
          return truncateLog(db);
        },
      }),
    },
  } satisfies Partial<Handlers>;
}
