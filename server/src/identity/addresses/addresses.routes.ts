import {
  addressLinkBodySchema,
  addressSchema,
  type ChangeAddressBody,
  changeAddressAnswerSchema,
  changeAddressBodySchema,
  confirmedAddressSchema,
  undoneChangeSchema,
} from '@everscan/contract/accounts.schemas';
import { done, doneSchema, emptyBodySchema, ignoredQuerySchema } from '@everscan/contract/requests';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/connect.ts';
import { languageOf } from '../../platform/http/accept-language.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import { recordIdOf } from '../../platform/http/idempotency-records.ts';
import {
  limited,
  limitedAcrossProcesses,
  type RateLimits,
} from '../../platform/http/rate-limit.ts';
import { getUser, sessionOf } from '../../platform/http/session.ts';
import type { Admission } from '../accounts/admission.ts';
import type { ConfirmFactor } from '../accounts/confirmation.ts';
import { hasSecondFactor } from '../factors/methods.ts';
import type { UserRow } from '../users/users.store.ts';
import { buildAddresses, runAddressChange } from './addresses.ts';

type Options = Parameters<typeof buildAddresses>[0] & {
  once: Once;
  limits: RateLimits;
  admission: Admission;
  confirmFactor: ConfirmFactor;
  /** Called after a mail was put into the outbox. */
  onMail: () => void;
};

export function addressesRoutes(app: App, options: Options): void {
  const { db, once, limits, admission, confirmFactor, onMail } = options;
  const addresses = buildAddresses(options);
  const auth = { plainTextErrors: true, ...limitedAcrossProcesses(limits.accounts) };
  const forUsers = { ...auth, access: 'user' } as const;
  const forAnyone = { ...auth, access: 'anyone' } as const;

  app.get(
    '/api/address',
    {
      config: { ...limited(limits.api), access: 'user' },
      schema: { querystring: ignoredQuerySchema, response: { 200: addressSchema } },
    },
    (request) => addresses.describe(getUser(request).id),
  );

  app.post(
    '/api/change-address',
    {
      config: forUsers,
      schema: { body: changeAddressBodySchema, response: { 200: changeAddressAnswerSchema } },
    },
    async (request, reply) => {
      const { email } = request.body;
      const mail = mailOf(request, getUser(request).id);
      let user: UserRow;
      const change = async (trx: Db) => ({
        status: 200,
        body: await addresses.change(trx, user, email, mail),
      });
      // A code works only once, so a retry must not need another proof.
      const prepare = async () => {
        user = await confirmOwner(request, request.body);
        await addresses.admitChange(user, email);
      };
      await runAddressChange(() => once(request, reply, change, { prepare, compared: { email } }));
      onMail();
    },
  );

  app.delete(
    '/api/change-address',
    { config: forUsers, schema: { body: emptyBodySchema, response: { 200: doneSchema } } },
    async (request) => {
      await addresses.cancelChange(getUser(request).id);
      return done;
    },
  );

  app.post(
    '/api/send-verification',
    { config: forUsers, schema: { body: emptyBodySchema, response: { 200: doneSchema } } },
    async (request) => {
      const { id } = getUser(request);
      await addresses.sendVerification(id, mailOf(request, id));
      onMail();
      return done;
    },
  );

  app.post(
    '/api/confirm-address',
    {
      config: forAnyone,
      schema: { body: addressLinkBodySchema, response: { 200: confirmedAddressSchema } },
    },
    async (request) => {
      const { language } = admission.originOf(request);
      const confirmed = await addresses.confirm(request.body.token, language);
      onMail();
      return confirmed;
    },
  );

  app.post(
    '/api/undo-address-change',
    {
      config: forAnyone,
      schema: { body: addressLinkBodySchema, response: { 200: undoneChangeSchema } },
    },
    async (request) => {
      const { language } = admission.originOf(request);
      const undone = await addresses.undo(request.body.token, language);
      onMail();
      return undone;
    },
  );

  /** Asks for the password, and for the second factor of an account that has one. */
  async function confirmOwner(
    request: FastifyRequest,
    { currentPassword, proof }: ChangeAddressBody,
  ): Promise<UserRow> {
    const [session, origin] = [sessionOf(request), admission.originOf(request)];
    const user = await confirmFactor(session, { password: currentPassword }, origin);
    if (!(await hasSecondFactor(db, user.id))) return user;
    return confirmFactor(session, { proof }, origin, true);
  }

  const mailOf = (request: FastifyRequest, userId: number) => ({
    language: languageOf(request.headers['accept-language']),
    mailId: recordIdOf(request, userId),
  });
}
