import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { buildMailer } from '../adapters/mail.ts';
import type { Db } from '../db/connect.ts';
import { deleteUser } from '../features/accounts/accounts.store.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { storeWaiting } from '../testing/feedback.ts';
import { keepLog } from '../testing/log.ts';
import { type Mailbox, refusal, startMailbox } from '../testing/smtp.ts';
import { deliverDue, startOutbox } from './outbox.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 6, 15, 9, 30);
const TO = { name: 'The Operator', address: 'operator@example.org' };

describeOnEachDatabase('the outbox', (open) => {
  test('mails each feedback once, to the operator alone, answers to its writer', async () => {
    const { db } = await open();
    const mailbox = await startMailbox();
    const id = 'abcdefghijklmnopqrst_-';
    await storeWaiting(db, [{ id, email: 'jane@example.com', message: 'I like the dots.' }], NOW);
    await deliverDue(jobOf(db, mailbox, NOW));
    await deliverDue(jobOf(db, mailbox, NOW + 60 * MINUTE));
    expect(mailbox.mails).toEqual([
      {
        from: 'noreply@example.org',
        to: ['operator@example.org'],
        secure: false,
        headers: {
          from: 'Everscan <noreply@example.org>',
          to: 'The Operator <operator@example.org>',
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
    expect(await db.selectFrom('feedback').select(['attempts', 'mailed_at']).execute()).toEqual([
      { attempts: 1, mailed_at: NOW },
    ]);
  });

  test('keeps what is waiting while there is no mail server to send it with', async () => {
    const { db } = await open();
    const mailbox = await startMailbox();
    await storeWaiting(db, [{}], NOW);
    await deliverDue({ ...jobOf(db, mailbox, NOW), mailer: undefined });
    expect(await db.selectFrom('feedback').select('attempts').execute()).toEqual([{ attempts: 0 }]);
    await deliverDue(jobOf(db, mailbox, NOW));
    expect(mailbox.mails).toHaveLength(1);
  });

  test('waits longer after each failure, an hour at most, and sends when the server is back', async () => {
    const { db } = await open();
    const first = await startMailbox();
    await first.close();
    await storeWaiting(db, [{}], NOW);
    let now = NOW;
    const waits = [];
    for (let i = 0; i < 9; i++) {
      await deliverDue(jobOf(db, first, now));
      const { next_attempt_at: due } = await db
        .selectFrom('feedback')
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

  test('stops at a server that cannot be reached instead of trying it for every mail', async () => {
    const { db } = await open();
    const mailbox = await startMailbox();
    await mailbox.close();
    await storeWaiting(db, [{}, {}, {}], NOW);
    await deliverDue(jobOf(db, mailbox, NOW));
    const attempts = await db.selectFrom('feedback').select('attempts').execute();
    expect(attempts.map((row) => row.attempts).sort()).toEqual([0, 0, 1]);
  });

  test.each([
    ['greylisted with 451', 451],
    ['refused with 554', 554],
  ])('tries a mail again that was %s, and sends the others meanwhile', async (_, code) => {
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

  test('of two processes at once sends each mail once', async () => {
    const { db, connectAgain } = await open();
    const mailbox = await startMailbox();
    await storeWaiting(db, Array(30).fill({}), NOW);
    await Promise.all([db, connectAgain()].map((each) => deliverDue(jobOf(each, mailbox, NOW))));
    const ids = mailbox.mails.map(({ headers }) => headers['message-id']);
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
    const unsent = db.selectFrom('feedback').select('id').where('mailed_at', 'is', null);
    expect(await unsent.execute()).toEqual([]);
  });

  test('that ended between sending and storing sends once more, with the same id', async () => {
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
    const { id } = await again.selectFrom('feedback').select('id').executeTakeFirstOrThrow();
    expect(mailbox.mails.map(({ headers }) => headers['message-id'])).toEqual([
      `<feedback-${id}@qr.example.org>`,
    ]);
  });

  test('sends nothing of an account that is gone, also when it goes while it is mailed', async () => {
    const { db } = await open();
    const gone = await storeWaiting(db, [{}, {}], NOW);
    await deleteUser(db, gone, 0);
    const going = await storeWaiting(db, [{}, {}], NOW);
    const mailbox = await startMailbox({
      onConnect: (_session, done) => deleteUser(db, going, 0).then(() => done()),
    });
    await deliverDue(jobOf(db, mailbox, NOW));
    expect(mailbox.mails).toHaveLength(1);
    expect(await db.selectFrom('feedback').selectAll().execute()).toEqual([]);
  });

  test('sends at its start, when woken and every minute, and tells how much waits', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { db } = await open();
      const mailbox = await startMailbox();
      const metrics = new Registry();
      await storeWaiting(db, [{}, { next_attempt_at: NOW + 1 }], NOW);
      const outbox = startOutbox({ ...jobOf(db, mailbox, NOW), metrics });
      const waiting = () => metrics.getSingleMetricAsString('feedback_waiting');
      await expect.poll(waiting).toMatch(/^feedback_waiting 1$/m);
      expect(mailbox.mails).toHaveLength(1);
      await storeWaiting(db, [{}], NOW);
      outbox.wake();
      await expect.poll(() => mailbox.mails.length).toBe(2);
      await storeWaiting(db, [{}], NOW);
      vi.advanceTimersByTime(MINUTE);
      await expect.poll(() => mailbox.mails.length).toBe(3);
      await outbox.stop();
      await storeWaiting(db, [{}], NOW);
      outbox.wake();
      vi.advanceTimersByTime(MINUTE);
      await outbox.stop();
      expect(mailbox.mails).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  test('that is stopped waits for the mail under way and begins no other', async () => {
    const { db } = await open();
    const [arrived, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const mailbox = await startMailbox({
      onMailFrom: (_address, _session, done) => {
        arrived.resolve();
        answer.promise.then(() => done());
      },
    });
    await storeWaiting(db, [{}, {}], NOW);
    const outbox = startOutbox({ ...jobOf(db, mailbox, NOW), metrics: new Registry() });
    await arrived.promise;
    const stopped = outbox.stop();
    answer.resolve();
    await stopped;
    const rows = await db.selectFrom('feedback').select(['attempts', 'mailed_at']).execute();
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ attempts: 1, mailed_at: NOW });
    expect(rows).toContainEqual({ attempts: 0, mailed_at: null });
  });

  test('survives a database that is gone, and tries again when woken', async () => {
    const { db } = await open();
    const { log, lines } = keepLog();
    const mailbox = await startMailbox();
    await storeWaiting(db, [{}], NOW);
    await db.destroy();
    const outbox = startOutbox({ ...jobOf(db, mailbox, NOW), log, metrics: new Registry() });
    await expect.poll(() => lines.length).toBe(1);
    outbox.wake();
    await expect.poll(() => lines.length).toBe(2);
    expect(lines[1]).toContain('the outbox failed; it is tried again in a minute');
    await outbox.stop();
  });

  test('logs a failure without the message, its address or the password', async () => {
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

/** The job at the time `now`. */
function jobOf(db: Db, { url }: Mailbox, now: number) {
  const mailer = buildMailer({ smtpUrl: url, from: 'Everscan <noreply@example.org>', to: TO });
  return { db, clock: () => now, log: keepLog().log, mailer, host: 'qr.example.org' };
}
