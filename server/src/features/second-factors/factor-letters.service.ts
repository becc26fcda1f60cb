import { site } from '@everscan/contract/site';
import { messagesIn } from '@everscan/messages/in';
import { pathIn } from '@everscan/messages/languages';
import type { Db } from '../../db/connect.ts';
import {
  type Composers,
  knownLanguage,
  type Letter,
  letterOf,
  type MailRow,
  mailTime,
} from '../mail/mail.service.ts';
import { findUser } from '../users/users.service.ts';
import { countRecoveryCodes } from './recovery-codes.store.ts';

type Messages = Awaited<ReturnType<typeof messagesIn>>['mails'];

type FactorComposers = Pick<
  Composers,
  'factor-added' | 'factor-removed' | 'recovery-code-used' | 'recovery-codes-replaced'
>;

/** Mails to the owner about second factors, written when they are sent. */
export function factorLetters(publicUrl: string): FactorComposers {
  return {
    'factor-added': (db, row) =>
      letterToOwner(db, row, (m, time) => ({
        subject: m.factorAddedSubject(site.name),
        paragraphs: [m.factorAddedText(time)],
      })),
    'factor-removed': (db, row) =>
      letterToOwner(db, row, (m, time) => ({
        subject: m.factorRemovedSubject(site.name),
        paragraphs: [m.factorRemovedText(time)],
      })),
    'recovery-code-used': async (db, row) => {
      const left = await countRecoveryCodes(db, row.user_id ?? 0);
      return letterToOwner(db, row, (m, time) => ({
        subject: m.recoveryUsedSubject(site.name),
        paragraphs: [m.recoveryUsedText(time), m.recoveryLeft(left)],
      }));
    },
    'recovery-codes-replaced': (db, row) =>
      letterToOwner(db, row, (m, time) => ({
        subject: m.recoveryReplacedSubject(site.name),
        paragraphs: [m.recoveryReplacedText(time)],
      })),
  };

  async function letterToOwner(
    db: Db,
    { user_id, created_at, language: chosen }: MailRow,
    write: (m: Messages, time: string) => { subject: string; paragraphs: string[] },
  ): Promise<Letter | undefined> {
    const language = knownLanguage(chosen);
    const user = user_id === null ? undefined : await findUser(db, user_id);
    // An address that nobody confirmed may be somebody else's.
    if (!user || user.email_verified_at === null) return undefined;
    const { mails: m } = await messagesIn(language);
    const { subject, paragraphs } = write(m, mailTime(created_at));
    const alarm = m.changedAlarm(publicUrl + pathIn(language, '/login'));
    return letterOf({ language, to: user.email, subject, paragraphs: [...paragraphs, alarm] });
  }
}
