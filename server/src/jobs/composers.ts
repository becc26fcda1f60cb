import { invitationLetter } from '../features/accounts/invitation-letter.service.ts';
import { passwordLetters } from '../features/accounts/password-letters.service.ts';
import { addressLetters } from '../features/addresses/address-letters.service.ts';
import { composeFeedback } from '../features/feedback/feedback.service.ts';
import type { Composers } from '../features/mail/mail.service.ts';
import { factorLetters } from '../features/second-factors/factor-letters.service.ts';

/** Writes the mails of every kind. `publicUrl` is the origin of the site. */
export function composersOf(publicUrl: string): Composers {
  return {
    feedback: composeFeedback,
    ...passwordLetters(publicUrl),
    ...addressLetters(publicUrl),
    ...factorLetters(publicUrl),
    ...invitationLetter(publicUrl),
  };
}
