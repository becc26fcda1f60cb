import type { RegistrationMode } from '@everscan/contract/registration';
import { invitationMail } from '../features/accounts/invitation-mail.service.ts';
import { passwordMails } from '../features/accounts/password-mails.service.ts';
import { addressMails } from '../features/addresses/address-mails.service.ts';
import { composeFeedback } from '../features/feedback/feedback.service.ts';
import type { Composers } from '../features/mail/mail.service.ts';
import { factorMails } from '../features/second-factors/factor-mails.service.ts';
import { signOnMails } from '../features/sign-on/sign-on-mails.service.ts';

/** The functions that compose mails of every kind. `publicUrl` is the origin of the site. */
export function composersOf(publicUrl: string, registration: RegistrationMode = 'open'): Composers {
  return {
    feedback: composeFeedback,
    ...passwordMails(publicUrl),
    ...addressMails(publicUrl),
    ...factorMails(publicUrl),
    ...signOnMails(publicUrl),
    ...invitationMail(publicUrl, registration),
  };
}
