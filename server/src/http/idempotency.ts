import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import type { Schema } from '../db/schema.ts';
import { lockUsersAgainstDeletion } from '../features/users/users.service.ts';
import {
  findRecords,
  hashRequest,
  inProgress,
  insertRecords,
  isSameRequest,
  lockRecords,
  mismatch,
  recordIdOf,
} from './idempotency-records.ts';
import { sessionOf, signedOut } from './session.ts';

/** `body` is JSON text. */
type Answer = { status: number; body: string };

type Write<Body = unknown> = (trx: Transaction<Schema>) => Promise<{ status: number; body: Body }>;

/** The body that a route's response schema allows. */
type BodyOf<Reply extends FastifyReply> = Parameters<Reply['send']>[0];

/** Runs `write` in one transaction and answers with what it returns. */
export type Once = <Reply extends FastifyReply>(
  request: FastifyRequest,
  reply: Reply,
  write: Write<BodyOf<Reply>>,
  options?: OnceOptions,
) => Promise<void>;

type OnceOptions = {
  /** Identifies the caller of a write that deletes the session. Must not be guessable. */
  callerId?: string;
  /** Sent with the response and its replays, and not when the write fails. */
  headers?: Readonly<Record<string, string[]>>;
};

type Caller = { userId: number | null; id: string | number | null };

/**
 * Runs writes so that a retry has no second effect. The response to a request with an `Idempotency-Key`
 * is stored in the transaction of the write itself: after a crash, both exist or neither. The same key
 * and body replay that response. Failures store nothing, so they can be retried. `Once` throws 400 for
 * a malformed key, 409 while the first request runs, 422 for another body.
 */
export function buildOnce({ db, clock }: { db: Db; clock: Clock }): Once {
  const running = new Set<string>();

  async function answer(
    request: FastifyRequest,
    write: Write,
    caller: Caller,
  ): Promise<Answer & { replayed: boolean }> {
    const id = recordIdOf(request, caller.id);
    if (id === undefined) {
      const result = await db.transaction().execute(async (trx) => {
        await requireUser(trx, caller.userId);
        return write(trx);
      });
      return { ...toAnswer(result), replayed: false };
    }
    if (running.has(id)) throw inProgress();
    running.add(id);
    try {
      return await db
        .transaction()
        .execute((trx) => replayOrWrite(trx, request, write, id, caller));
    } finally {
      running.delete(id);
    }
  }

  async function replayOrWrite(
    trx: Transaction<Schema>,
    request: FastifyRequest,
    write: Write,
    id: string,
    caller: Caller,
  ): Promise<Answer & { replayed: boolean }> {
    if ((await lockRecords(trx, [id])).has(id)) throw inProgress();
    await requireUser(trx, caller.userId);
    const hashes = hashRequest(request);
    const now = clock();
    const record = (await findRecords(trx, [id], now)).get(id);
    if (record) {
      if (!isSameRequest(record, hashes)) throw mismatch();
      return { status: record.status, body: record.body, replayed: true };
    }
    const result = toAnswer(await write(trx));
    const user_id = caller.userId;
    await insertRecords(trx, [{ id, ...hashes, ...result, user_id, created_at: now }]);
    return { ...result, replayed: false };
  }

  return async (request, reply, write, { callerId, headers = {} } = {}) => {
    const userId = callerId === undefined ? (sessionOf(request)?.user.id ?? null) : null;
    const caller = { userId, id: callerId ?? userId };
    const { status, body, replayed } = await answer(request, write, caller);
    reply.headers(headers);
    if (replayed) reply.header('idempotency-replayed', 'true');
    await reply.code(status).type('application/json; charset=utf-8').send(body);
  };
}

/** @throws {HttpError} 401 when the user's account has been deleted. */
async function requireUser(trx: Transaction<Schema>, userId: number | null): Promise<void> {
  if (userId !== null && !(await lockUsersAgainstDeletion(trx, [userId])).has(userId))
    throw signedOut();
}

function toAnswer({ status, body }: { status: number; body: unknown }): Answer {
  return { status, body: JSON.stringify(body) };
}
