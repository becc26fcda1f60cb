import { site } from '@everscan/contract/site';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { MAIL_TIMEOUT_MS, MailError, type Mailer } from '../adapters/mail.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import {
  claim,
  countWaiting,
  type FeedbackRow,
  listDue,
  markMailed,
  postpone,
} from '../features/feedback/feedback.store.ts';

/** Time between two looks for what is due, in ms. */
const INTERVAL_MS = 60_000;
/** How long a process may keep a row to itself, in ms: far longer than one mail takes. */
const LEASE_MS = 5 * MAIL_TIMEOUT_MS;
/** Waits after the first failure and, doubled each time, at most, in ms. */
const FIRST_BACK_OFF_MS = 60_000;
const LONGEST_BACK_OFF_MS = 3600 * 1000;
/** How long the mail under way may go on once we are to stop, in ms. */
const STOP_MS = 8_000;
/** Rows looked at together. */
const BATCH = 50;

type Options = {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Without one everything waits. */
  mailer: Mailer | undefined;
  /** Host in the ids of the mails. */
  host: string;
};

export type Outbox = {
  /** Sends what is due, soon. */
  wake(): void;
  /** Resolves when the mail under way is sent, or has been given up after eight seconds. */
  stop(): Promise<void>;
};

/**
 * Mails the feedback that waits: now, when woken, and every minute. Several processes may: each
 * mail is claimed by one of them (docs/decisions/0007-feedback-outbox.md).
 */
export function startOutbox({ metrics, ...options }: Options & { metrics: Registry }): Outbox {
  const { db, log } = options;
  const waiting = new Gauge({
    name: 'feedback_waiting',
    help: 'Feedback that is stored and not mailed yet',
    registers: [metrics],
  });
  const stopped = new AbortController();
  const givenUp = new AbortController();
  let run = Promise.resolve();
  let queued = false;

  async function runOnce(): Promise<void> {
    queued = false;
    try {
      await deliverDue(options, stopped.signal, givenUp.signal);
      if (!stopped.signal.aborted) waiting.set(await countWaiting(db));
    } catch (error) {
      log.warn({ err: error }, 'the outbox failed; it is tried again in a minute');
    }
  }

  function wake(): void {
    if (queued || stopped.signal.aborted) return;
    queued = true;
    run = run.then(runOnce);
  }

  const timer = setInterval(wake, INTERVAL_MS).unref();
  wake();
  return {
    wake,
    async stop() {
      clearInterval(timer);
      stopped.abort();
      const giveUp = setTimeout(() => givenUp.abort(), STOP_MS);
      await run;
      clearTimeout(giveUp);
    },
  };
}

/**
 * Sends what is due, one after another, until `stopped`; `givenUp` ends the mail under way. What
 * the server refuses waits, longer each time; when the server cannot be used at all, so does the rest.
 */
export async function deliverDue(
  options: Options,
  stopped = new AbortController().signal,
  givenUp = stopped,
): Promise<void> {
  const { db, clock, mailer } = options;
  while (mailer) {
    const due = await listDue(db, clock(), BATCH);
    for (const candidate of due) {
      if (stopped.aborted) return;
      const row = await claim(db, candidate, clock() + LEASE_MS);
      if (row && !(await deliver(row, { ...options, mailer }, givenUp))) return;
    }
    if (due.length < BATCH) return;
  }
}

/** False when there is no use in trying the next. */
async function deliver(
  row: FeedbackRow,
  { db, clock, log, mailer, host }: Options & { mailer: Mailer },
  signal: AbortSignal,
): Promise<boolean> {
  const mail = {
    messageId: `feedback-${row.id}@${host}`,
    date: new Date(row.created_at),
    replyTo: row.email,
    subject: `Feedback on ${site.name}`,
    text: row.message,
  };
  try {
    await mailer.send(mail, signal);
  } catch (error) {
    const wait = backOff(row.attempts);
    await postpone(db, row, clock() + wait);
    const details = { id: row.id, attempts: row.attempts, seconds: wait / 1000, err: error };
    log.warn(details, 'feedback could not be mailed; it is tried again');
    return error instanceof MailError && error.aboutThisMail;
  }
  // If we end before this is stored the mail goes out again, with the same id.
  await markMailed(db, row.id, clock());
  return true;
}

function backOff(attempts: number): number {
  return Math.min(FIRST_BACK_OFF_MS * 2 ** (attempts - 1), LONGEST_BACK_OFF_MS);
}
