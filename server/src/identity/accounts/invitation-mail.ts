import type { RegistrationMode } from '@everscan/contract/registration';
import { site } from '@everscan/contract/site';
import { messagesIn } from '@everscan/messages/in';
import { DAY_MS } from '../../platform/days.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Composers } from '../../platform/mail/outbox.ts';
import { findUserByEmail } from '../users/users.store.ts';
import { createInvitation } from './registration.ts';

/** How long the outbox tries to send an invitation. */
const REQUEST_TTL_MS = 3 * DAY_MS;

/** The mail to an invited address, written when it is sent. `publicUrl` is the origin of the site. */
export function invitationMail(
  publicUrl: string,
  registration: RegistrationMode,
): Pick<Composers, 'invitation'> {
  return {
    async invitation(db, { id, address, created_at }, now) {
      if (registration !== 'open' && registration !== 'invite') return undefined;
      if (created_at < now - REQUEST_TTL_MS) return undefined;
      if (address === null || (await findUserByEmail(db, address))) return undefined;
      const { mails: m } = await messagesIn('en');
      const link = await createInvitation(db, { email: address, publicUrl, now, mailId: id });
      return composeMail({
        language: 'en',
        to: address,
        subject: m.invitationSubject(site.name),
        paragraphs: [m.invitationText(site.name), m.invitationIgnore],
        link: { label: m.invitationButton, address: link },
      });
    },
  };
}
