import type { ChangeAddressBody } from '@everscan/contract/accounts.schemas';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/http/caller.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { Admission, Origin } from '../accounts/admission.ts';
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
    actor: Actor,
    origin: Origin,
    { currentPassword, proof }: ChangeAddressBody,
  ): Promise<UserRow> {
    const user = await confirmFactor(actor, { password: currentPassword }, origin);
    if (!(await hasSecondFactor(db, actor))) return user;
    return confirmFactor(actor, { proof }, origin, true);
  }

  const mailOf = ({ user, language }: Actor, request: FastifyRequest) => ({
    language,
    mailId: recordIdOf(request, user),
  });

  return {
    'GET /api/address': (actor, _request, db) => addresses.describe(db, actor),

    'POST /api/change-address': {
      plan(actor, request) {
        const { email } = request.body;
        const mail = mailOf(actor, request);
        let user: UserRow;
        return {
          write: (trx) => addresses.change(trx, user, email, mail),
          // A code works only once, so a retry must not need another proof.
          async prepare() {
            user = await confirmOwner(actor, admission.originOf(request), request.body);
            await addresses.admitChange(user, email);
          },
          compared: { email },
          around: runAddressChange,
          after: onMail,
        };
      },
    },

    'DELETE /api/change-address': (actor) => addresses.cancelChange(actor),

    'POST /api/send-verification': async (actor, request) => {
      await addresses.sendVerification(actor, mailOf(actor, request));
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
