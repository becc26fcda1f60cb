import { type Language, pathIn } from '@everscan/contract/languages';
import { site } from '@everscan/contract/site';
import { messagesIn } from '@everscan/messages/in';
import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import { composeMail, knownLanguage, mailTime } from '../../platform/mail/compose-mail.ts';
import type { Composers } from '../../platform/mail/outbox.ts';
import { createToken, hashToken } from '../../platform/token.ts';
import { findUser, findUserByEmail, lockUser, type UserRow } from '../users/users.store.ts';
import { type AddressChangeRow, findChange } from './address-changes.store.ts';
import { type AddressLinkRow, insertLink } from './address-links.store.ts';

/** How long a link confirms the address of an account. */
const VERIFY_TTL_MS = 7 * DAY_MS;
/** How long the outbox tries to send such a link. */
const REQUEST_TTL_MS = 3 * DAY_MS;

/** Mails about addresses, written when they are sent. `publicUrl` is the origin of the site. */
export function addressMails(
  publicUrl: string,
): Pick<Composers, 'address-verify' | 'address-change' | 'address-changed'> {
  const linkOf = (path: string, token: string, language: Language) =>
    `${publicUrl}${pathIn(language, path)}#${token}`;

  return {
    async 'address-verify'(db, { user_id, created_at, language: chosen }, now) {
      if (user_id === null || created_at < now - REQUEST_TTL_MS) return undefined;
      const token = await createLink(db, user_id, ({ email, email_verified_at }) =>
        email_verified_at === null
          ? { purpose: 'verify', change_id: null, email, expires_at: now + VERIFY_TTL_MS }
          : undefined,
      );
      const user = token && (await findUser(db, user_id));
      if (!user) return undefined;
      const language = knownLanguage(chosen);
      const { mails: m } = await messagesIn(language);
      return composeMail({
        language,
        to: user.email,
        subject: m.verifySubject(site.name),
        paragraphs: [m.verifyText(site.name), m.verifyIgnore],
        link: { label: m.verifyButton, address: linkOf('/verify-email', token, language) },
      });
    },

    async 'address-change'(db, { user_id, change_id, language: chosen }, now) {
      const change = await findPending(db, change_id, now);
      if (!change || user_id === null) return undefined;
      const { new_email: email, expires_at } = change;
      const other = await findUserByEmail(db, email);
      const language = knownLanguage(other?.language ?? chosen);
      const { mails: m } = await messagesIn(language);
      if (other && other.id !== user_id) {
        // An unconfirmed address may belong to somebody else.
        if (other.email_verified_at === null) return undefined;
        const login = publicUrl + pathIn(language, '/login');
        const paragraphs = [m.takenText(site.name), m.takenAdvice(login)];
        return composeMail({ language, to: email, subject: m.takenSubject(site.name), paragraphs });
      }
      const token = await createLink(db, user_id, async (_user, trx) =>
        (await findPending(trx, change_id, now))
          ? { purpose: 'change', change_id, email, expires_at }
          : undefined,
      );
      if (!token) return undefined;
      return composeMail({
        language,
        to: email,
        subject: m.changeSubject(site.name),
        paragraphs: [m.changeText(site.name), m.changeIgnore],
        link: { label: m.verifyButton, address: linkOf('/verify-email', token, language) },
      });
    },

    async 'address-changed'(db, { user_id, change_id, language: chosen }, now) {
      if (user_id === null || change_id === null) return undefined;
      const change = await findChange(db, change_id);
      if (!change || change.expires_at <= now) return undefined;
      const { old_email: email, new_email, confirmed_at, expires_at } = change;
      const token = await createLink(db, user_id, async (_user, trx) =>
        (await findChange(trx, change_id))
          ? { purpose: 'undo', change_id, email, expires_at }
          : undefined,
      );
      const user = token && (await findUser(db, user_id));
      if (!user) return undefined;
      const language = knownLanguage(user.language ?? chosen);
      const { mails: m } = await messagesIn(language);
      return composeMail({
        language,
        to: email,
        subject: m.movedSubject(site.name),
        paragraphs: [m.movedText(mailTime(m, confirmed_at ?? now), new_email), m.movedIgnore],
        link: { label: m.movedButton, address: linkOf('/restore-email', token, language) },
      });
    },
  };
}

async function findPending(
  db: Db,
  id: number | null,
  now: number,
): Promise<AddressChangeRow | undefined> {
  const change = id === null ? undefined : await findChange(db, id);
  return change?.confirmed_at === null && change.expires_at > now ? change : undefined;
}

/**
 * Stores a link and returns its token. `describe` runs while the account is locked, so that no link is
 * created for a change that is being undone.
 */
async function createLink(
  db: Db,
  userId: number,
  describe: (user: UserRow, trx: Db) => NewLink | undefined | Promise<NewLink | undefined>,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    const link = user && (await describe(user, trx));
    if (!link) return undefined;
    const token = createToken();
    await insertLink(trx, { id: hashToken(token), user_id: userId, ...link });
    return token;
  });
}

type NewLink = Omit<AddressLinkRow, 'id' | 'user_id'>;
