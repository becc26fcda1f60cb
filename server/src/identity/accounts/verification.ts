import type { Language } from '@everscan/contract/languages';
import type { Db } from '../../platform/db/connect.ts';
import { insertMail } from '../../platform/mail/mails.store.ts';
import { createId } from '../../platform/random-id.ts';

/**
 * Puts a mail into the outbox with a link that confirms the address of an account.
 * @param id of the request, so that a repeated request sends no second mail
 */
export async function insertVerification(
  trx: Db,
  user: { id: number },
  language: Language,
  now: number,
  id = createId(),
): Promise<void> {
  const mail = { id, kind: 'address-verify', user_id: user.id, language } as const;
  await insertMail(trx, { ...mail, created_at: now });
}
