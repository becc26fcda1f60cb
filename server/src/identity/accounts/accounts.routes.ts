import {
  changePasswordBodySchema,
  credentialsSchema,
  currentUserSchema,
  forgotPasswordAnswerSchema,
  forgotPasswordBodySchema,
  logoutAnswerSchema,
  registerBodySchema,
  resetPasswordBodySchema,
  secondFactorNeededSchema,
  userSchema,
} from '@everscan/contract/accounts.schemas';
import { subscribedPlan } from '@everscan/contract/plans';
import {
  PROVIDER_HEADER,
  REGISTRATION_HEADER,
  type RegistrationMode,
} from '@everscan/contract/registration';
import { done, doneSchema, emptyBodySchema, ignoredQuerySchema } from '@everscan/contract/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { truncateLog } from '../../platform/db/truncate-log.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import { recordIdOf } from '../../platform/http/idempotency-records.ts';
import {
  limited,
  limitedAcrossProcesses,
  type RateLimits,
} from '../../platform/http/rate-limit.ts';
import { getUser, type Sessions, signedOut } from '../../platform/http/session.ts';
import type { MailLimits } from '../../platform/mail/mail-limits.ts';
import { deleteSession } from '../users/sessions.store.ts';
import { changePlan } from '../users/users.store.ts';
import { presentUser } from '../users/users.ts';
import { buildAccounts } from './accounts.ts';
import type { Admission } from './admission.ts';
import type { PasswordCost } from './password-hash.ts';
import type { Passwords } from './passwords.ts';
import { buildResetRequests } from './reset-requests.ts';

/** Deletes what belongs to an account; it reaches into every feature, so the app hands it over. */
export type AccountDeletion = {
  /** Runs before `deleteUser`, in transactions of its own. */
  deleteLargeDataOf(db: Db, user: { id: number }): Promise<void>;
  deleteUser(trx: Db, user: { id: number; now: number }): Promise<void>;
};

type Options = {
  db: Db;
  once: Once;
  clock: Clock;
  limits: RateLimits;
  sessions: Sessions;
  admission: Admission;
  passwords: Passwords;
  passwordCost: PasswordCost;
  deletion: AccountDeletion;
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

export function accountsRoutes(app: App, options: Options): void {
  const { db, once, clock, limits, sessions, admission, sendsMail, onMail, onLogout } = options;
  const { deleteLargeDataOf, deleteUser } = options.deletion;
  const { originOf } = admission;
  const accounts = buildAccounts(options);
  const requestReset = buildResetRequests(db, clock);
  const signInOptions = {
    ...(options.registration !== 'open' && { [REGISTRATION_HEADER]: options.registration }),
    ...(options.provider && { [PROVIDER_HEADER]: encodeURIComponent(options.provider) }),
  };
  /** 202: the second factor is needed (`POST /api/login/second-factor`). */
  const signInResponses = { 200: userSchema, 202: secondFactorNeededSchema } as const;
  const auth = { plainTextErrors: true, ...limitedAcrossProcesses(limits.accounts) };

  app.get(
    '/api/user',
    {
      config: { ...limited(limits.api), access: 'anyone' },
      schema: { querystring: ignoredQuerySchema, response: { 200: currentUserSchema } },
    },
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      // Serialised here, because Fastify would send null as an empty body. The reply's type does not allow a string.
      const body = JSON.stringify(session ? userSchema.parse(session.user) : null);
      return reply
        .headers(signInOptions)
        .type('application/json; charset=utf-8')
        .send(body as never);
    },
  );

  const credentials = {
    config: { ...auth, access: 'anyone' },
    schema: { body: credentialsSchema, response: signInResponses },
  } as const;

  // Login and registration work without an idempotency record, which would contain a token: a retried login
  // starts a second session, and a retried registration finds the account and signs in.
  app.post('/api/login', credentials, async (request, reply) => {
    return admission.answer(reply, await accounts.logIn(request.body, originOf(request)));
  });

  const registration = {
    ...credentials,
    schema: { ...credentials.schema, body: registerBodySchema },
  };
  app.post('/api/register', registration, async (request, reply) => {
    const result = await accounts.register(request.body, originOf(request));
    if (sendsMail) onMail();
    return admission.answer(reply, result);
  });

  app.post(
    '/api/logout',
    {
      config: { ...auth, access: 'anyone' },
      schema: { body: emptyBodySchema, response: { 200: logoutAnswerSchema } },
    },
    async (request, reply) => {
      const id = sessions.idIn(request);
      if (id !== undefined) await deleteSession(db, id);
      reply.header('set-cookie', sessions.clearedCookie());
      const location = await onLogout(request, reply);
      return { ...done, ...(location !== undefined && { location }) };
    },
  );

  app.post(
    '/api/change-password',
    {
      // A retry carries the session token that the first request replaced.
      config: { ...auth, access: 'anyone' },
      schema: { body: changePasswordBodySchema, response: { 200: doneSchema } },
    },
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      const signedIn = await accounts.changePassword(request.body, session, originOf(request));
      onMail();
      return admission.setCookies(reply, signedIn).send(done);
    },
  );

  app.post(
    '/api/forgot-password',
    {
      config: { plainTextErrors: true, ...limitedAcrossProcesses(limits.resets), access: 'anyone' },
      schema: { body: forgotPasswordBodySchema, response: { 200: forgotPasswordAnswerSchema } },
    },
    async (request) => {
      if (!sendsMail) return { sender: 'operator' } as const;
      const { email } = request.body;
      await requestReset(email, originOf(request).language, recordIdOf(request, email));
      onMail();
      return { sender: 'server' } as const;
    },
  );

  app.post(
    '/api/reset-password',
    {
      config: { ...auth, access: 'anyone' },
      schema: { body: resetPasswordBodySchema, response: signInResponses },
    },
    async (request, reply) => {
      const result = await accounts.resetPassword(request.body, originOf(request));
      onMail();
      return admission.answer(reply, result);
    },
  );

  app.post(
    '/api/subscribe',
    {
      config: { ...auth, access: 'user' },
      schema: { body: emptyBodySchema, response: { 200: userSchema } },
    },
    (request, reply) =>
      once(request, reply, async (trx) => {
        const row = await changePlan(trx, getUser(request).id, subscribedPlan);
        if (!row) throw signedOut();
        const { plan, subscribed } = presentUser(row, 0);
        return { status: 200, body: { ...getUser(request), plan, subscribed } };
      }),
  );

  app.delete(
    '/api/delete-account',
    {
      // A retry carries the token of a session that the first request deleted.
      config: { ...auth, access: 'anyone' },
      schema: { body: emptyBodySchema, response: { 200: doneSchema } },
    },
    async (request, reply) => {
      const callerId = sessions.idIn(request);
      if (callerId === undefined) throw signedOut();
      const session = await sessions.find(request, reply);
      const headers = { 'set-cookie': admission.clearedCookies() };
      await once(
        request,
        reply,
        async (trx) => {
          if (!session) throw signedOut();
          await deleteUser(trx, { id: session.user.id, now: clock() });
          return { status: 200, body: done };
        },
        {
          ...{ callerId, headers },
          async prepare() {
            if (session) await deleteLargeDataOf(db, { id: session.user.id });
          },
        },
      );
      await truncateLog(db);
    },
  );
}
