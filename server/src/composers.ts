import type { RegistrationMode } from '@everscan/contract/registration';
import { accountMails } from './identity/index.ts';
import { type Mail, writeMail } from './mails/index.ts';
import type { Composers } from './platform/mail/outbox.ts';
import { feedbackMail } from './site/feedback.ts';

/** The functions that compose mails of every kind. `publicUrl` is the origin of the site. */
export function composersOf(publicUrl: string, registration: RegistrationMode = 'open'): Composers {
  const gather = { feedback: feedbackMail, ...accountMails(registration) };
  const composers = Object.entries(gather).map(([kind, mailOf]) => {
    const compose: Composers[keyof Composers] = async (...job) => {
      const mail: Mail | undefined = await mailOf(...job);
      return mail && writeMail(publicUrl, mail);
    };
    return [kind, compose];
  });
  return Object.fromEntries(composers) as Composers;
}
