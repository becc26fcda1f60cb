import { site } from '@everscan/contract/site';
import { messagesIn } from '@everscan/messages/in';
import type { Composers } from '../mail/mail.service.ts';
import { letterOf } from '../mail/mail.service.ts';
import { findUserByEmail } from '../users/users.service.ts';
import { createInvitation } from './registration.service.ts';

/** The mail to an invited address, written when it is sent. `publicUrl` is the origin of the site. */
export function invitationLetter(publicUrl: string): Pick<Composers, 'invitation'> {
  return {
    async invitation(db, { address }, now) {
      if (address === null || (await findUserByEmail(db, address))) return undefined;
      const { mails: m } = await messagesIn('en');
      const link = await createInvitation(db, { email: address, publicUrl, now });
      return letterOf({
        language: 'en',
        to: address,
        subject: m.invitationSubject(site.name),
        paragraphs: [m.invitationText(site.name), m.invitationIgnore],
        link: { label: m.invitationButton, address: link },
      });
    },
  };
}
