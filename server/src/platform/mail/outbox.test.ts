import { site } from '@everscan/contract/site';
import { expect, test } from 'vitest';
import { deleteUser } from '../../account-deletion.ts';
import { composersOf } from '../../composers.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { storeWaiting } from '../../testing/feedback.ts';
import { keepLog } from '../../testing/log.ts';
import { type Mailbox, refusal, startMailbox } from '../../testing/smtp.ts';
import type { Db } from '../db/connect.ts';
import { buildMailer } from './mailer.ts';
import { buildOutbox, deliverDue } from './outbox.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 6, 15, 9, 30);

describeOnEachDatabase('the outbox', (open) => {
  test('mails each message once, to the operator only, with replies to the writer', async () => {
    const { db } = await open();
    const mailbox = await startMailbox();
    const id = 'abcdefghijklmnopqrst_-';
    await storeWaiting(db, [{ id, email: 'jane@example.com', message: 'I like the dots.' }], NOW);
    await deliverDue(jobOf(db, mailbox, NOW));
    await deliverDue(jobOf(db, mailbox, NOW + 60 * MINUTE));
    expect(mailbox.mails).toEqual([
      {
        from: 'noreply@example.org',
        to: [site.operator.email],
        secure: false,
        headers: {
          from: 'Everscan <noreply@example.org>',
          to: `${site.operator.name} <${site.operator.email}>`,
          'reply-to': 'jane@example.com',
          subject: 'Feedback on Everscan',
          'message-id': `<feedback-${id}@qr.example.org>`,
          date: 'Wed, 15 Jul 2026 09:30:00 +0000',
          'auto-submitted': 'auto-generated',
          'mime-version': '1.0',
          'content-type': 'text/plain; charset=utf-8',
          'content-transfer-encoding': 'quoted-printable',
        },
        text: 'I like the dots.\r\n',
      },
    ]);
    expect(await db.selectFrom('mails').select(['attempts', 'sent_at']).execute()).toEqual([
      { attempts: 1, sent_at: NOW },
    ]);
  });

  test('keeps messages while no mail server is configured', async () => {
    const { db } = await open();
    const mailbox = await startMailbox();
    await storeWaiting(db, [{}], NOW);
    await deliverDue({ ...jobOf(db, mailbox, NOW), mailer: undefined });
    expect(await db.selectFrom('mails').select('attempts').execute()).toEqual([{ attempts: 0 }]);
    await deliverDue(jobOf(db, mailbox, NOW));
    expect(mailbox.mails).toHaveLength(1);
  });

  test('backs off after each failure, up to an hour, and sends when the server is back', async () => {
    const { db } = await open();
    const first = await startMailbox();
    await first.close();
    await storeWaiting(db, [{}], NOW);
    let now = NOW;
    const waits = [];
    for (let i = 0; i < 9; i++) {
      await deliverDue(jobOf(db, first, now));
      const { next_attempt_at: due } = await db
        .selectFrom('mails')
        .select('next_attempt_at')
        .executeTakeFirstOrThrow();
      waits.push((due - now) / MINUTE);
      now = due;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    const back = await startMailbox({ port: first.port });
    await deliverDue(jobOf(db, back, now - 1));
    expect(back.mails).toHaveLength(0);
    await deliverDue(jobOf(db, back, now));
    expect(back.mails).toHaveLength(1);
  });

  test('tries an unreachable server once, not for every mail', async () => {
    const { db } = await open();
    const mailbox = await startMailbox();
    await mailbox.close();
    await storeWaiting(db, [{}, {}, {}], NOW);
    await deliverDue(jobOf(db, mailbox, NOW));
    const attempts = await db.selectFrom('mails').select('attempts').execute();
    expect(attempts.map((row) => row.attempts).sort()).toEqual([0, 0, 1]);
  });

  test.each([
    ['greylisted with 451', 451],
    ['refused with 554', 554],
  ])('retries a mail that was %s, and sends the others meanwhile', async (_, code) => {
    const { db } = await open();
    let refusals = 0;
    const mailbox = await startMailbox({
      onRcptTo: (_address, _session, done) => done(refusals++ === 0 ? refusal(code) : null),
    });
    await storeWaiting(db, [{ message: 'the first', next_attempt_at: NOW - 1 }, {}], NOW);
    await deliverDue(jobOf(db, mailbox, NOW));
    expect(mailbox.mails.map(({ text }) => text)).toEqual(['Message 1 of many\r\n']);
    await deliverDue(jobOf(db, mailbox, NOW + MINUTE));
    expect(mailbox.mails.map(({ text }) => text)).toEqual([
      'Message 1 of many\r\n',
      'the first\r\n',
    ]);
  });

  test('backs off from a mail that cannot be composed, and sends the others in the meantime', async () => {
    const { db } = await open();
    const mailbox = await startMailbox();
    await storeWaiting(db, [{ message: 'poison', next_attempt_at: NOW - 1 }, {}], NOW);
    const job = jobOf(db, mailbox, NOW);
    const { feedback } = job.composers;
    job.composers.feedback = async (...args) => {
      const mail = await feedback(...args);
      if (mail?.text === 'poison') throw new TypeError('canary');
      return mail;
    };
    await deliverDue(job);
    expect(mailbox.mails.map(({ text }) => text)).toEqual(['Message 1 of many\r\n']);
    const waiting = db.selectFrom('mails').select(['attempts', 'next_attempt_at', 'error']);
    expect(await waiting.where('sent_at', 'is', null).execute()).toEqual([
      { attempts: 1, next_attempt_at: NOW + MINUTE, error: 'not written' },
    ]);
  });

  test('sends each mail once when two processes run it', async () => {
    const { db, connectAgain } = await open();
    const mailbox = await startMailbox();
    await storeWaiting(db, Array(30).fill({}), NOW);
    await Promise.all([db, connectAgain()].map((each) => deliverDue(jobOf(each, mailbox, NOW))));
    const ids = mailbox.mails.map(({ headers }) => headers['message-id']);
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
    const unsent = db.selectFrom('mails').select('id').where('sent_at', 'is', null);
    expect(await unsent.execute()).toEqual([]);
  });

  test('sends a mail again with the same id when the process ended before storing the success', async () => {
    const { db, connectAgain } = await open();
    const again = connectAgain();
    await storeWaiting(db, [{}], NOW);
    const mailbox = await startMailbox();
    const crash = await startMailbox({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => db.destroy().then(() => done()));
      },
    });
    await expect(deliverDue(jobOf(db, crash, NOW))).rejects.toThrow();
    await deliverDue(jobOf(again, mailbox, NOW + 5 * MINUTE - 1));
    expect(mailbox.mails).toHaveLength(0);
    await deliverDue(jobOf(again, mailbox, NOW + 5 * MINUTE));
    const { id } = await again.selectFrom('mails').select('id').executeTakeFirstOrThrow();
    expect(mailbox.mails.map(({ headers }) => headers['message-id'])).toEqual([
      `<feedback-${id}@qr.example.org>`,
    ]);
  });

  test('sends nothing of a deleted account, even if it is deleted while mails are sent', async () => {
    const { db } = await open();
    const gone = await storeWaiting(db, [{}, {}], NOW);
    await deleteUser(db, { id: gone, now: 0 });
    const going = await storeWaiting(db, [{}, {}], NOW);
    const mailbox = await startMailbox({
      onConnect: (_session, done) => deleteUser(db, { id: going, now: 0 }).then(() => done()),
    });
    await deliverDue(jobOf(db, mailbox, NOW));
    expect(mailbox.mails).toHaveLength(1);
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  test('finishes the current mail when it is stopped, and starts no other', async () => {
    const { db } = await open();
    const [arrived, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const mailbox = await startMailbox({
      onMailFrom: (_address, _session, done) => {
        arrived.resolve();
        answer.promise.then(() => done());
      },
    });
    await storeWaiting(db, [{}, {}], NOW);
    const stop = new AbortController();
    const run = buildOutbox(jobOf(db, mailbox, NOW))(stop.signal);
    await arrived.promise;
    stop.abort();
    answer.resolve();
    await run;
    const rows = await db.selectFrom('mails').select(['attempts', 'sent_at']).execute();
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ attempts: 1, sent_at: NOW });
    expect(rows).toContainEqual({ attempts: 0, sent_at: null });
  });

  test('logs a failure without the message, the address or the password', async () => {
    const { db } = await open();
    const { log, lines } = keepLog();
    const mailbox = await startMailbox({
      authOptional: false,
      onAuth: ({ password }, _session, done) => done(refusal(535, `canary ${password}`)),
    });
    const url = mailbox.url.replace('//', '//user:canary-1@');
    await storeWaiting(db, [{ message: 'canary-2', email: 'canary-3@example.com' }], NOW);
    await deliverDue({ ...jobOf(db, { ...mailbox, url: `${url}?requireTLS=false` }, NOW), log });
    expect(lines.join('')).toContain('EAUTH AUTH PLAIN 535');
    expect(lines.join('')).not.toContain('canary');
  });
});

/** Builds the job with its clock at `now`. */
function jobOf(db: Db, { url }: Mailbox, now: number) {
  const mailer = buildMailer({ smtpUrl: url, from: 'Everscan <noreply@example.org>' });
  const composers = composersOf('https://qr.example.org');
  return { db, clock: () => now, log: keepLog().log, mailer, host: 'qr.example.org', composers };
}
