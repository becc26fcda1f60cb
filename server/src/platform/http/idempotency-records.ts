import { hash } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@everscan/contract/idempotency';
import type { FastifyRequest } from 'fastify';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Db } from '../db/connect.ts';
import { deleteOlder } from '../db/delete-older.ts';
import { isPostgres } from '../db/is-postgres.ts';
import type { RetentionStep } from '../db/retention-step.ts';
import type { Schema } from '../db/schema.ts';
import { receivedBody } from './body.ts';
import { badRequest, HttpError } from './http-error.ts';
import { pathOf } from './path-of.ts';

/** How long a response can be replayed, in ms. */
const IDEMPOTENCY_TTL_MS = 24 * 3600 * 1000;

/** 8 to 200 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{8,200}$/;
/** The time in ms with which a UUID of version 7 begins (RFC 9562, 5.7). */
const TIME = /^([\da-f]{8})-([\da-f]{4})-7/;

export type IdempotencyRecord = Selectable<Schema['idempotency_records']>;

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
export function hashRequest(request: FastifyRequest, body = receivedBody(request)): string {
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
export async function findRecord(
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
export async function insertRecord(
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
  userId: number,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('idempotency_records')
    .where('id', 'in', (records) =>
      records
        .selectFrom('idempotency_records')
        .select('id')
        .where('user_id', '=', userId)
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export const deleteExpiredRecords: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'idempotency_records', 'created_at', now - IDEMPOTENCY_TTL_MS, batch);

export function inProgress(): HttpError {
  const headers = { 'retry-after': '1' };
  const message = 'The first request with this Idempotency-Key is still running.';
  return new HttpError(409, 'idempotency_in_progress', message, headers);
}

export function mismatch(): HttpError {
  const message = 'This Idempotency-Key was used for a request with another body.';
  return new HttpError(422, 'idempotency_mismatch', message);
}
