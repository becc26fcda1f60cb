import { type Language, pathIn } from '@everscan/contract/languages';
import { site } from '@everscan/contract/site';
import { DAY_MS } from '../../platform/days.ts';
import type { Composers } from '../../platform/mail/outbox.ts';
import { composeOwnerMail, type Messages } from '../accounts/owner-mail.ts';
import { createReset, resetLinkOf } from '../accounts/password-reset.ts';
import { countRecoveryCodes } from './recovery-codes.store.ts';

/** How long the owner can undo the addition of a factor. */
const UNDO_TTL_MS = 7 * DAY_MS;

type FactorComposers = Pick<
  Composers,
  'factor-added' | 'factor-removed' | 'recovery-code-used' | 'recovery-codes-replaced'
>;

/** Composes the mails to the owner about second factors. */
export function factorMails(publicUrl: string): FactorComposers {
  return {
    // The link also removes the factor: a new password alone would not lock out the thief who added it.
    'factor-added': (db, row, now) =>
      composeOwnerMail(db, row, now, async (m, time, { id: userId, email }, language) => {
        const [removesSince, expiresAt] = [row.created_at, now + UNDO_TTL_MS];
        const token = await createReset(db, { userId, email, expiresAt, removesSince });
        return {
          subject: m.factorAddedSubject(site.name),
          paragraphs: [m.factorAddedText(time), m.movedIgnore],
          link: { label: m.resetButton, address: resetLinkOf(publicUrl, token, language) },
        };
      }),
    'factor-removed': (db, row, now) =>
      composeOwnerMail(db, row, now, (m, time, _user, language) => ({
        subject: m.factorRemovedSubject(site.name),
        paragraphs: [m.factorRemovedText(time), alarmIn(m, language)],
      })),
    'recovery-code-used': async (db, row, now) => {
      const left = await countRecoveryCodes(db, row.user_id ?? 0);
      return composeOwnerMail(db, row, now, (m, time, _user, language) => ({
        subject: m.recoveryUsedSubject(site.name),
        paragraphs: [m.recoveryUsedText(time), m.recoveryLeft(left), alarmIn(m, language)],
      }));
    },
    'recovery-codes-replaced': (db, row, now) =>
      composeOwnerMail(db, row, now, (m, time, _user, language) => ({
        subject: m.recoveryReplacedSubject(site.name),
        paragraphs: [m.recoveryReplacedText(time), alarmIn(m, language)],
      })),
  };

  function alarmIn(m: Messages, language: Language): string {
    return m.changedAlarm(publicUrl + pathIn(language, '/login'));
  }
}
