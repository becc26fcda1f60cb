import { done, doneSchema } from '@everscan/contract/api/account';
import {
  addressLinkBodySchema,
  addressSchema,
  changeAddressAnswerSchema,
  changeAddressBodySchema,
  confirmedAddressSchema,
  undoneChangeSchema,
} from '@everscan/contract/api/addresses';
import { emptyBodySchema, ignoredQuerySchema } from '@everscan/contract/requests';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../http/accept-language.ts';
import type { App } from '../../http/app-type.ts';
import { recordIdOf } from '../../http/idempotency-records.ts';
import { limited, limitedAcrossProcesses, type RateLimits } from '../../http/rate-limit.ts';
import { getUser } from '../../http/session.ts';
import type { Accounts, Origin } from '../accounts/accounts.service.ts';
import { buildAddresses } from './addresses.service.ts';

type Options = Parameters<typeof buildAddresses>[0] & {
  limits: RateLimits;
  accounts: Accounts;
  originOf: (request: FastifyRequest) => Origin;
  /** Called when a mail was put into the outbox. */
  onMail: () => void;
};

export function addressesRoutes(app: App, options: Options): void {
  const { limits, accounts, originOf, onMail } = options;
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

  // A record of the response would contain a fast hash of the password, so a repeated request does
  // the same again.
  app.post(
    '/api/change-address',
    {
      config: forUsers,
      schema: { body: changeAddressBodySchema, response: { 200: changeAddressAnswerSchema } },
    },
    async (request) => {
      const { email, currentPassword } = request.body;
      const { id } = getUser(request);
      const user = await accounts.checkPassword(id, currentPassword, originOf(request));
      const answer = await addresses.change(user, email, mailOf(request, id));
      onMail();
      return answer;
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
      const { language } = originOf(request);
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
    (request) => addresses.undo(request.body.token),
  );

  const mailOf = (request: FastifyRequest, userId: number) => ({
    language: languageOf(request.headers['accept-language']),
    mailId: recordIdOf(request, userId),
  });
}
