import type { RegistrationMode } from '@everscan/contract/registration';
import { accountMails } from './identity/index.ts';
import type { Composers } from './platform/mail/outbox.ts';
import { composeFeedback } from './site/feedback.ts';

/** The functions that compose mails of every kind. `publicUrl` is the origin of the site. */
export function composersOf(publicUrl: string, registration: RegistrationMode = 'open'): Composers {
  return {
    feedback: composeFeedback,
    ...accountMails(publicUrl, registration),
  };
}
