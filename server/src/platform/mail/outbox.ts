import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import type { MailKind } from '../db/schema.ts';
import { type Trace, untraced } from '../tracing.ts';
import { MAIL_TIMEOUT_MS, type Mail, MailError, type Mailer } from './mailer.ts';
import type { DueMail, MailRow } from './mails.store.ts';

/** How long a process keeps a claimed mail, in ms: far longer than one mail takes. */
const LEASE_MS = 5 * MAIL_TIMEOUT_MS;
/** Back-off after the first failure, in ms; doubled after each later one. */
const FIRST_BACK_OFF_MS = 60_000;
const MAX_BACK_OFF_MS = 3600 * 1000;
/** How long the current mail may take once the job is stopped, in ms. */
const STOP_MS = 8_000;
/** Rows per query. */
const BATCH = 50;

/** A mail without what the outbox adds. */
export type ComposedMail = Omit<Mail, 'messageId' | 'date'>;

/**
 * Functions that compose a mail of each kind when it is sent, so that no secret is stored in the database.
 * They return undefined when there is nothing left to send.
 */
export type Composers = Record<
  MailKind,
  (db: Db, row: MailRow, now: number) => Promise<ComposedMail | undefined>
>;

type Options = {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Without one, all mail waits. */
  mailer: Mailer | undefined;
  /** Host name in the ids of mails. */
  host: string;
  composers: Composers;
  trace?: Trace;
};

/**
 * Returns a function that sends all mail that is due. Several processes may run it: each mail is
 * claimed by one of them (docs/decisions/0007-feedback-outbox.md). Its signal stops it after the
 * current mail, which is cancelled when it takes longer than eight seconds.
 */
export function buildOutbox(options: Options): (signal: AbortSignal) => Promise<void> {
  return async (signal) => {
    const cancelled = new AbortController();
    const handleStop = () => setTimeout(() => cancelled.abort(), STOP_MS).unref();
    signal.addEventListener('abort', handleStop);
    try {
      await deliverDue(options, signal, cancelled.signal);
    } finally {
      signal.removeEventListener('abort', handleStop);
    }
  };
}

/**
 * Sends due mail, one after another, until `stopped`; `cancelled` ends the current mail. A mail that the
 * server refuses, or that cannot be composed, backs off. If the server cannot be used at all, the other mails
 * wait.
 */
export async function deliverDue(
  options: Options,
  stopped = new AbortController().signal,
  cancelled = stopped,
): Promise<void> {
  const { db, clock, mailer, trace = untraced } = options;
  while (mailer) {
    const due = await listDue(db, clock(), BATCH);
    for (const candidate of due) {
      if (stopped.aborted) return;
      const row = await claim(db, candidate, clock() + LEASE_MS);
      if (!row) continue;
      const isDelivered = await trace(`mail ${row.kind}`, () =>
        deliver(row, { ...options, mailer }, cancelled),
      );
      if (!isDelivered) return;
    }
    if (due.length < BATCH) return;
  }
}

/** Returns false when the next mail would fail too. */
async function deliver(
  row: MailRow,
  { db, clock, log, mailer, host, composers }: Options & { mailer: Mailer },
  signal: AbortSignal,
): Promise<boolean> {
  const messageId = `${row.kind}-${row.id}@${host}`;
  try {
    const mail = await composers[row.kind](db, row, clock());
    if (!mail) {
      await deleteMail(db, row.id);
      return true;
    }
    await mailer.send({ ...mail, messageId, date: new Date(row.created_at) }, signal);
  } catch (error) {
    const isFromServer = error instanceof MailError;
    const pauseMs = backOff(row.attempts);
    await postpone(db, row, clock() + pauseMs, isFromServer ? error.message : 'not written');
    const { id, kind, attempts } = row;
    const details = { id, kind, attempts, seconds: pauseMs / 1000, err: error };
    log.warn(details, 'a mail could not be sent; retrying later');
    return !isFromServer || error.isAboutThisMail;
  }
  // If the process ends before this is stored, the mail is sent again with the same id.
  await markSent(db, row.id, clock());
  return true;
}

function backOff(attempts: number): number {
  return Math.min(FIRST_BACK_OFF_MS * 2 ** (attempts - 1), MAX_BACK_OFF_MS);
}

/**
 * Claims a mail until `leaseEnd`. It runs one statement, so only one process succeeds.
 * @returns undefined when another process has claimed the mail, or the account is gone
 */
async function claim(
  db: Db,
  { id, attempts }: DueMail,
  leaseEnd: number,
): Promise<MailRow | undefined> {
  return db
    .updateTable('mails')
    .set({ attempts: attempts + 1, next_attempt_at: leaseEnd })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

/** Unsent mails that are due and not claimed by any process, longest due first. */
async function listDue(db: Db, now: number, limit: number): Promise<DueMail[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'attempts'])
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

async function markSent(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: now, address: null, error: null })
    .where('id', '=', id)
    .execute();
}

/** Releases a claimed mail until a time; does nothing when another process has claimed it since. */
async function postpone(
  db: Db,
  { id, attempts }: DueMail,
  until: number,
  error: string,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_attempt_at: until, error })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}
