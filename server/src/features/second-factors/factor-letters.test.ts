import { expect, test } from 'vitest';
import { buildMailer } from '../../adapters/mail.ts';
import { composersOf } from '../../jobs/composers.ts';
import { testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';
import { keepLog } from '../../testing/log.ts';
import { proveFactor, setUpTotp } from '../../testing/second-factor.ts';
import { startMailbox } from '../../testing/smtp.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { deliverDue } from '../mail/outbox.ts';

const NOW = Date.UTC(2026, 6, 15, 12);
const PUBLIC_URL = 'https://qr.example';
const TOTP = '/api/second-factors/totp';

test('the owner learns of new, removed and used factors, in the language of the page', async () => {
  const { db } = await openSqlite();
  const mailbox = await startMailbox();
  const config = { publicUrl: PUBLIC_URL, smtpUrl: mailbox.url };
  const app = await testApp({ db, clock: () => NOW, config });
  const mailer = buildMailer({ smtpUrl: mailbox.url, from: 'Everscan <noreply@example.org>' });
  const composers = composersOf(PUBLIC_URL);
  const outbox = {
    db,
    clock: () => NOW,
    log: keepLog().log,
    mailer,
    host: 'qr.example',
    composers,
  };
  const deliver = () => deliverDue(outbox);
  const owner = await newUser(app);
  const { recoveryCodes } = await setUpTotp(owner, NOW);
  const visitor = new Visitor(app);
  await visitor.logIn(PASSWORD, owner.email);
  await proveFactor(visitor, 'recovery', recoveryCodes[0] ?? '');
  await deliver();
  await visitor.send('POST', '/api/second-factors/recovery-codes', {});
  const german = { 'accept-language': 'de' };
  await visitor.send('POST', `${TOTP}/remove`, { password: PASSWORD }, german);
  await deliver();
  const subjects = mailbox.mails.map(({ headers }) => headers.subject);
  expect(new Set(subjects)).toEqual(
    new Set([
      'A recovery code for Everscan was used',
      'New method for two-step sign-in on Everscan',
      'New recovery codes for Everscan',
      expect.stringContaining('Zweiter_Schritt'),
    ]),
  );
  const used = mailbox.mails.find(({ headers }) => headers.subject?.startsWith('A recovery'));
  expect(used?.text).toContain('You have 9 recovery codes left.');
  expect(mailbox.mails.every(({ to }) => to[0] === owner.email)).toBe(true);
});
