import { composersOf } from '../composers.ts';
import type { Db } from '../platform/db/connect.ts';
import type { App } from '../platform/http/app-type.ts';
import { buildMailer } from '../platform/mail/mailer.ts';
import { deliverDue } from '../platform/mail/outbox.ts';
import { keepLog } from './log.ts';
import type { Mailbox } from './smtp.ts';
import { newUser, type Visitor } from './visitor.ts';

export const PUBLIC_URL = 'https://qr.example';

/** The configuration of a server that sends mail. */
export const mailConfig = {
  publicUrl: PUBLIC_URL,
  smtpUrl: 'smtp://mail.example',
  mailFrom: 'a@qr.example',
};

/** Sends the waiting mails of the outbox, as the job does. */
export function deliver(db: Db, { url }: Mailbox, now: number): Promise<void> {
  const mailer = buildMailer({ smtpUrl: url, from: 'Everscan <noreply@qr.example>' });
  return deliverDue({
    ...{ db, clock: () => now, log: keepLog().log },
    ...{ mailer, host: 'qr.example', composers: composersOf(PUBLIC_URL) },
  });
}

/** The token of the link in a mail's text. */
export const tokenIn = (text = ''): string =>
  /https:\/\/qr\.example(?:\/[\w-]+)+#([\w-]{43})\r?\n/.exec(text)?.[1] ?? '';

/** Creates a user who has confirmed the address, and leaves no mail waiting. */
export async function verifiedUser(app: App, db: Db): Promise<Visitor> {
  const visitor = await newUser(app);
  const { email } = visitor;
  await db.deleteFrom('mails').execute();
  await db.updateTable('users').set({ email_verified_at: 1 }).where('email', '=', email).execute();
  return visitor;
}
