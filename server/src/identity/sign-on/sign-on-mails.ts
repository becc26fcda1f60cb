import { pathIn } from '@everscan/contract/languages';
import { site } from '@everscan/contract/site';
import { messagesIn } from '@everscan/messages/in';
import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import { composeMail, knownLanguage, mailTime } from '../../platform/mail/compose-mail.ts';
import type { MailRow } from '../../platform/mail/mails.store.ts';
import type { Composers } from '../../platform/mail/outbox.ts';
import { findUser } from '../users/users.store.ts';

/** How long the outbox tries to send an owner a notice of a change. */
const NOTICE_TTL_MS = 7 * DAY_MS;

/** Mails about single sign-on, written when they are sent. `publicUrl` is the origin of the site. */
export function signOnMails(
  publicUrl: string,
): Pick<Composers, 'identity-connected' | 'identity-removed'> {
  async function compose(db: Db, row: MailRow, now: number, isConnected: boolean) {
    const { user_id, created_at, language: chosen } = row;
    if (user_id === null || created_at < now - NOTICE_TTL_MS) return undefined;
    const user = await findUser(db, user_id);
    // An unconfirmed address may belong to somebody else.
    if (!user || user.email_verified_at === null) return undefined;
    const language = knownLanguage(user.language ?? chosen);
    const { mails: m } = await messagesIn(language);
    const time = mailTime(m, created_at);
    const alarm = m.changedAlarm(publicUrl + pathIn(language, '/login'));
    return composeMail({
      language,
      to: user.email,
      subject: (isConnected ? m.connectedSubject : m.disconnectedSubject)(site.name),
      paragraphs: isConnected
        ? [m.connectedText(time), alarm, m.connectedAlarm]
        : [m.disconnectedText(time), alarm],
    });
  }
  return {
    'identity-connected': (db, row, now) => compose(db, row, now, true),
    'identity-removed': (db, row, now) => compose(db, row, now, false),
  };
}
