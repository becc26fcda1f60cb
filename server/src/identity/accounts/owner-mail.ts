import type { Language } from '@everscan/contract/languages';
import { messagesIn } from '@everscan/messages/in';
import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import { composeMail, knownLanguage, mailTime } from '../../platform/mail/compose-mail.ts';
import type { MailRow } from '../../platform/mail/mails.store.ts';
import type { ComposedMail } from '../../platform/mail/outbox.ts';
import { findUser, type UserRow } from '../users/users.store.ts';

export type Messages = Awaited<ReturnType<typeof messagesIn>>['mails'];
type Content = Pick<Parameters<typeof composeMail>[0], 'subject' | 'paragraphs' | 'link'>;

/** How long the outbox tries to send an owner a notice of a change. */
const NOTICE_TTL_MS = 7 * DAY_MS;

/** Composes the mail that tells an account's owner about a change, which somebody else may have made. */
export async function composeOwnerMail(
  db: Db,
  { user_id, created_at, language: chosen }: MailRow,
  now: number,
  write: (
    m: Messages,
    time: string,
    user: UserRow,
    language: Language,
  ) => Content | Promise<Content>,
): Promise<ComposedMail | undefined> {
  if (user_id === null || created_at < now - NOTICE_TTL_MS) return undefined;
  const user = await findUser(db, user_id);
  // An unconfirmed address may belong to somebody else.
  if (!user || user.email_verified_at === null) return undefined;
  const language = knownLanguage(user.language ?? chosen);
  const { mails: m } = await messagesIn(language);
  const content = await write(m, mailTime(m, created_at), user, language);
  return composeMail({ language, to: user.email, ...content });
}
