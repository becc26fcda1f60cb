import { passwordLetters } from '../features/accounts/password-letters.service.ts';
import { addressLetters } from '../features/addresses/address-letters.service.ts';
import { composeFeedback } from '../features/feedback/feedback.service.ts';
import type { Composers } from '../features/mail/mail.service.ts';

/** Writes every kind of mail. `publicUrl` is the origin of the site. */
export function buildComposers(publicUrl: string): Composers {
  return {
    feedback: composeFeedback,
    ...passwordLetters(publicUrl),
    ...addressLetters(publicUrl),
  };
}
