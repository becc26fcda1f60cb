import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { openSqlite } from '../../testing/databases.ts';
import { deliver, mailConfig, verifiedUser } from '../../testing/deliver.ts';
import { proveFactor, setUpTotp } from '../../testing/second-factor.ts';
import { startMailbox } from '../../testing/smtp.ts';
import { PASSWORD, Visitor } from '../../testing/visitor.ts';

const NOW = Date.UTC(2026, 6, 15, 12);
const TOTP = '/api/second-factors/totp';

test('the owner is told of new, removed and used factors in the language of the account', async () => {
  const { db } = await openSqlite();
  const mailbox = await startMailbox();
  const app = await testApp({ db, clock: () => NOW, config: mailConfig });
  const owner = await verifiedUser(app, db);
  const { recoveryCodes } = await setUpTotp(owner, NOW);
  const visitor = new Visitor(app);
  await visitor.logIn(PASSWORD, owner.email);
  await proveFactor(visitor, 'recovery', recoveryCodes[0] ?? '');
  await deliver(db, mailbox, NOW);
  await visitor.send('POST', '/api/second-factors/recovery-codes', {});
  const japanese = { 'accept-language': 'ja' };
  await visitor.send('POST', `${TOTP}/remove`, { password: PASSWORD }, japanese);
  await deliver(db, mailbox, NOW);
  const subjects = mailbox.mails.map(({ headers }) => headers.subject);
  expect(new Set(subjects)).toEqual(
    new Set([
      'A recovery code for Everscan was used',
      'New method for two-step sign-in on Everscan',
      'New recovery codes for Everscan',
      'A method for two-step sign-in was removed on Everscan',
    ]),
  );
  const used = mailbox.mails.find(({ headers }) => headers.subject?.startsWith('A recovery'));
  expect(used?.text).toContain('You have 9 recovery codes left.');
  expect(mailbox.mails.every(({ to }) => to[0] === owner.email)).toBe(true);
});
