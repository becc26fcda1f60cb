import type { ChangeAddressBody } from '@everscan/contract/accounts.schemas';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../platform/http/accept-language.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { sessionOf } from '../../platform/http/session.ts';
import type { Admission } from '../accounts/admission.ts';
import type { ConfirmFactor } from '../accounts/confirmation.ts';
import { hasSecondFactor } from '../factors/methods.ts';
import type { UserRow } from '../users/users.store.ts';
import { buildAddresses, runAddressChange } from './addresses.ts';

type Options = Parameters<typeof buildAddresses>[0] & {
  admission: Admission;
  confirmFactor: ConfirmFactor;
  /** Called after a mail was put into the outbox. */
  onMail: () => void;
};

export function addressesRoutes(options: Options) {
  const { db, admission, confirmFactor, onMail } = options;
  const addresses = buildAddresses(options);

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

  return {
    'GET /api/address': ({ user }) => addresses.describe(user),

    'POST /api/change-address': {
      plan({ user: id }, request) {
        const { email } = request.body;
        const mail = mailOf(request, id);
        let user: UserRow;
        return {
          write: (trx) => addresses.change(trx, user, email, mail),
          // A code works only once, so a retry must not need another proof.
          async prepare() {
            user = await confirmOwner(request, request.body);
            await addresses.admitChange(user, email);
          },
          compared: { email },
          around: runAddressChange,
          after: onMail,
        };
      },
    },

    'DELETE /api/change-address': ({ user }) => addresses.cancelChange(user),

    'POST /api/send-verification': async ({ user: id }, request) => {
      await addresses.sendVerification(id, mailOf(request, id));
      onMail();
    },

    'POST /api/confirm-address': async (_caller, request) => {
      const { language } = admission.originOf(request);
      const confirmed = await addresses.confirm(request.body.token, language);
      onMail();
      return confirmed;
    },

    'POST /api/undo-address-change': async (_caller, request) => {
      const { language } = admission.originOf(request);
      const undone = await addresses.undo(request.body.token, language);
      onMail();
      return undone;
    },
  } satisfies Partial<Handlers>;
}
