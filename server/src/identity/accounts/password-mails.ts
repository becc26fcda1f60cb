import { pathIn } from '@everscan/contract/languages';
import { site } from '@everscan/contract/site';
import { messagesIn } from '@everscan/messages/in';
import type { Db } from '../../platform/db/connect.ts';
import { composeMail, knownLanguage } from '../../platform/mail/compose-mail.ts';
import type { Composers } from '../../platform/mail/outbox.ts';
import { findUserByEmail } from '../users/users.store.ts';
import { composeOwnerMail } from './owner-mail.ts';
import { createReset, RESET_TTL_MS, resetLinkOf } from './password-reset.ts';

const MINUTE_MS = 60_000;
/** A mail that waited for longer would surprise its reader. */
const REQUEST_TTL_MS = 60 * MINUTE_MS;

/** Mails about passwords, written when they are sent. `publicUrl` is the origin of the site. */
export function passwordMails(
  publicUrl: string,
): Pick<Composers, 'password-reset' | 'password-changed'> {
  return {
    async 'password-reset'(db: Db, { address, created_at, language: chosen }, now) {
      if (address === null || created_at < now - REQUEST_TTL_MS) return undefined;
      const user = await findUserByEmail(db, address);
      if (!user) return undefined;
      const language = knownLanguage(user.language ?? chosen);
      const expiresAt = now + RESET_TTL_MS;
      const { mails: m } = await messagesIn(language);
      const token = await createReset(db, { userId: user.id, email: address, expiresAt });
      return composeMail({
        language,
        to: user.email,
        subject: m.resetSubject(site.name),
        paragraphs: [m.resetText, m.resetIgnore],
        link: { label: m.resetButton, address: resetLinkOf(publicUrl, token, language) },
      });
    },
    'password-changed': (db, row, now) =>
      composeOwnerMail(db, row, now, (m, time, _user, language) => ({
        subject: m.changedSubject(site.name),
        paragraphs: [m.changedText(time), m.changedAlarm(publicUrl + pathIn(language, '/login'))],
      })),
  };
}
