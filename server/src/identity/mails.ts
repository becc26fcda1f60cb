import type { RegistrationMode } from '@everscan/contract/registration';
import { invitationMail } from './accounts/invitation-mail.ts';
import { passwordMails } from './accounts/password-mails.ts';
import { addressMails } from './addresses/address-mails.ts';
import { factorMails } from './factors/factor-mails.ts';
import { signOnMails } from './sign-on/sign-on-mails.ts';

/** The functions that compose mails about accounts. `publicUrl` is the origin of the site. */
export function accountMails(publicUrl: string, registration: RegistrationMode) {
  return {
    ...passwordMails(publicUrl),
    ...addressMails(publicUrl),
    ...factorMails(publicUrl),
    ...signOnMails(publicUrl),
    ...invitationMail(publicUrl, registration),
  };
}
