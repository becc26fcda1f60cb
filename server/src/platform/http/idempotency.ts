import { hash } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@everscan/contract/idempotency';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { deleteOlder } from '../db/delete-older.ts';
import { isPostgres } from '../db/is-postgres.ts';
import type { RetentionStep } from '../db/retention-step.ts';
import type { Schema } from '../db/schema.ts';
import { receivedBody } from './body.ts';
import { callerOf, type Person } from './caller.ts';
import { badRequest, HttpError } from './http-error.ts';
import { pathOf } from './path-of.ts';
import { signedOut } from './session.ts';

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

export type OnceOptions<Body> = {
  /** Identifies the caller of a write that deletes the session. Must not be guessable. */
  callerId?: string;
  /** Sent with the response and its replays, but not when the write fails. */
  headers?: Readonly<Record<string, string[]>>;
  /** Work before the transaction, which refused and replayed requests skip. It may run more than once. */
  prepare?(): Promise<void>;
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
    const userId = callerId === undefined ? (callerOf(request).user ?? null) : null;
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

// Records

/** How long a response can be replayed, in ms. */
const IDEMPOTENCY_TTL_MS = 24 * 3600 * 1000;

/** 8 to 200 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{8,200}$/;
/** The time in ms with which a UUID of version 7 begins (RFC 9562, 5.7). */
const TIME = /^([\da-f]{8})-([\da-f]{4})-7/;

type IdempotencyRecord = Selectable<Schema['idempotency_records']>;

/** In hex digits: 128 bits. */
const HASH_LENGTH = 32;

/**
 * The id of the record for a request's key, caller and route; undefined without a key. The id of a request
 * must never change: otherwise, a retry that arrives after an upgrade would be written again.
 * @throws {HttpError} 400 when the key is malformed.
 */
export function recordIdOf(
  request: FastifyRequest,
  callerId: string | number | null,
): string | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw badRequest('Idempotency-Key needs 8 to 200 visible ASCII characters.');
  }
  const [, seconds = '', rest = ''] = TIME.exec(key) ?? [];
  const text = JSON.stringify([callerId, request.method, request.routeOptions.url, key]);
  // Records from the same moment are neighbours in the index, so a group of them fills a page or two. With
  // random ids, each record would change a different page, and these writes would soon outweigh all others.
  return `${seconds}${rest}${shortHash(text)}`;
}

/**
 * The id for the object that a request with a key creates. Every retry with the same body gets the same id,
 * even when the stored response has expired. Undefined without a key.
 */
export function createdIdOf(request: FastifyRequest, callerId: number): string | undefined {
  const recordId = recordIdOf(request, callerId);
  if (recordId === undefined) return undefined;
  const hash = shortHash(`${recordId} ${hashRequest(request)}`);
  return Buffer.from(hash, 'hex').toString('base64url');
}

/**
 * A hash that a retry must have in common with the first request: of its path and its body as it was sent, so that
 * every version of the server computes it alike.
 * @param body replaces a body that may contain secrets
 */
function hashRequest(request: FastifyRequest, body = receivedBody(request)): string {
  const sent = JSON.stringify(body ?? null, sortKeys);
  return shortHash(`${pathOf(request)} ${sent}`);
}

/**
 * A replacer for `JSON.stringify`, with which objects that differ only in the order of their keys become the
 * same text.
 */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Half of a SHA-256, as hex: enough to rule out a second text, and short, because every write adds a
 * record.
 */
function shortHash(text: string): string {
  return hash('sha256', text, 'hex').slice(0, HASH_LENGTH);
}

/**
 * Locks a record until the transaction ends. False while another process is writing it; SQLite makes other processes
 * wait for our transaction anyway.
 */
export async function lockRecord(trx: Transaction<Schema>, id: string): Promise<boolean> {
  if (!isPostgres(trx)) return true;
  const { rows } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) as is_free`.execute(trx);
  return rows[0]?.is_free === true;
}

/** The record with this id, if it is younger than 24 hours. */
async function findRecord(
  trx: Transaction<Schema>,
  id: string,
  now: number,
): Promise<IdempotencyRecord | undefined> {
  const row = await trx
    .selectFrom('idempotency_records')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  // Checked here, because PostgreSQL would scan all records of that age.
  return row && row.created_at > now - IDEMPOTENCY_TTL_MS ? row : undefined;
}

/** Adds a record, or replaces an expired one. */
async function insertRecord(
  trx: Transaction<Schema>,
  { id, ...row }: IdempotencyRecord,
): Promise<void> {
  await trx
    .insertInto('idempotency_records')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Deletes up to `limit` responses of a user's writes, and returns how many were deleted. */
export async function deleteRecordsOf(
  trx: Db,
  { user }: Person,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('idempotency_records')
    .where('id', 'in', (records) =>
      records
        .selectFrom('idempotency_records')
        .select('id')
        .where('user_id', '=', user)
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export const deleteExpiredRecords: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'idempotency_records', 'created_at', now - IDEMPOTENCY_TTL_MS, batch);

function inProgress(): HttpError {
  const headers = { 'retry-after': '1' };
  const message = 'The first request with this Idempotency-Key is still running.';
  return new HttpError(409, 'idempotency_in_progress', message, headers);
}

function mismatch(): HttpError {
  const message = 'This Idempotency-Key was used for a request with another body.';
  return new HttpError(422, 'idempotency_mismatch', message);
}
