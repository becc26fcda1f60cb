import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import type { Schema } from '../db/schema.ts';
import {
  findRecord,
  hashRequest,
  type IdempotencyRecord,
  inProgress,
  insertRecord,
  lockRecord,
  mismatch,
  recordIdOf,
} from './idempotency-records.ts';
import { sessionOf, signedOut } from './session.ts';

/** Locks a user against deletion until the transaction ends. False if there is no such user. */
export type KeepUser = (trx: Transaction<Schema>, id: number) => Promise<boolean>;

/** `body` is JSON text. */
type Answer = { status: number; body: string };

type Write<Body = unknown> = (trx: Transaction<Schema>) => Promise<{ status: number; body: Body }>;

/** The body that a route's response schema allows. */
type BodyOf<Reply extends FastifyReply> = Parameters<Reply['send']>[0];

/** Runs `write` in one transaction and sends its result. */
export type Once = <Reply extends FastifyReply>(
  request: FastifyRequest,
  reply: Reply,
  write: Write<BodyOf<Reply>>,
  options?: OnceOptions<BodyOf<Reply>>,
) => Promise<void>;

type OnceOptions<Body> = {
  /** Identifies the caller of a write that deletes the session. Must not be guessable. */
  callerId?: string;
  /** Sent with the response and its replays, but not when the write fails. */
  headers?: Readonly<Record<string, string[]>>;
  /** Work before the transaction, which refused and replayed requests skip. It may run more than once. */
  prepare?: () => Promise<void>;
  /**
   * Compared with a retry instead of the body, because the record must not contain a fast hash of a password
   * or of a code that can be guessed.
   */
  compared?: object;
  /** Required for responses of more than a few kB, with whose records a user could fill the disk. */
  shortened?: Shortened<Body>;
};

/** How a large response is stored. */
export type Shortened<Body> = {
  /** Returns the body to store. */
  shorten(body: Body): Body;
  /** Returns the response to a retry. @throws {HttpError} when it can no longer be completed */
  complete(trx: Transaction<Schema>, stored: Body): Promise<Body>;
};

type Caller = { userId: number | null; id: string | number | null };

type Replayable = Answer & { replayed: boolean };

type Call = {
  write: Write;
  caller: Caller;
  prepare: (() => Promise<void>) | undefined;
  compared: object | undefined;
  shortened: Shortened<unknown> | undefined;
};

type OnceParts = { db: Db; clock: Clock; keepUser: KeepUser };

/**
 * Runs writes so that a retry has no second effect. The response to a request with an `Idempotency-Key` is
 * stored in the transaction of the write itself: after a crash, both exist or neither. A retry with the same
 * key and body gets that response, completed if it was shortened. Failures store nothing, so they can be
 * retried. `Once` throws 400 for a malformed key, 409 while the first request runs, 422 for another body.
 */
export function buildOnce({ db, clock, keepUser }: OnceParts): Once {
  const running = new Set<string>();

  async function answer(request: FastifyRequest, call: Call): Promise<Replayable> {
    const { write, caller, prepare, compared, shortened } = call;
    const id = recordIdOf(request, caller.id);
    if (id === undefined) {
      await prepare?.();
      const result = await db.transaction().execute(async (trx) => {
        await requireUser(trx, caller.userId);
        return write(trx);
      });
      return { ...toAnswer(result), replayed: false };
    }
    if (running.has(id)) throw inProgress();
    running.add(id);
    try {
      const record = { id, body_hash: hashRequest(request, compared) };
      if (prepare) {
        const known = await db.transaction().execute((trx) => findReplay(trx, record, call));
        if (!known) await prepare();
      }
      return await db.transaction().execute(async (trx) => {
        const known = await findReplay(trx, record, call);
        if (known) return known;
        const { status, body } = await write(trx);
        const stored = toAnswer({ status, body: shortened ? shortened.shorten(body) : body });
        const times = { user_id: caller.userId, created_at: clock() };
        await insertRecord(trx, { ...record, ...stored, ...times });
        return { ...(shortened ? toAnswer({ status, body }) : stored), replayed: false };
      });
    } finally {
      running.delete(id);
    }
  }

  /** @throws {HttpError} 401 when the user's account has been deleted. */
  async function requireUser(trx: Transaction<Schema>, userId: number | null): Promise<void> {
    if (userId !== null && !(await keepUser(trx, userId))) throw signedOut();
  }

  /** The response to a retry; undefined for the first request. @throws {HttpError} as `Once` */
  async function findReplay(
    trx: Transaction<Schema>,
    { id, body_hash }: Pick<IdempotencyRecord, 'id' | 'body_hash'>,
    { caller, shortened }: Call,
  ): Promise<Replayable | undefined> {
    if (!(await lockRecord(trx, id))) throw inProgress();
    await requireUser(trx, caller.userId);
    const record = await findRecord(trx, id, clock());
    if (!record) return undefined;
    if (record.body_hash !== body_hash) throw mismatch();
    const { status } = record;
    if (!shortened) return { status, body: record.body, replayed: true };
    const body = await shortened.complete(trx, JSON.parse(record.body));
    return { ...toAnswer({ status, body }), replayed: true };
  }

  return async (request, reply, write, options = {}) => {
    const { callerId, headers = {}, prepare, compared } = options;
    const userId = callerId === undefined ? (sessionOf(request)?.user.id ?? null) : null;
    const caller = { userId, id: callerId ?? userId };
    const shortened = options.shortened as Shortened<unknown> | undefined;
    const call = { write, caller, prepare, compared, shortened };
    const { status, body, replayed } = await answer(request, call);
    reply.headers(headers);
    if (replayed) reply.header('idempotency-replayed', 'true');
    await reply.code(status).type('application/json; charset=utf-8').send(body);
  };
}

function toAnswer({ status, body }: { status: number; body: unknown }): Answer {
  return { status, body: JSON.stringify(body) };
}
