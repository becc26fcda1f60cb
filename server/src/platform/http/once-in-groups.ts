import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { buildGroupCommit } from '../db/group-commit.ts';
import type { Schema } from '../db/schema.ts';
import type { HttpError } from './http-error.ts';
import type { LockUsers } from './idempotency.ts';
import {
  findRecords,
  hashRequest,
  type IdempotencyRecord,
  inProgress,
  insertRecords,
  lockRecords,
  mismatch,
  recordIdOf,
} from './idempotency-records.ts';
import { sessionOf, signedOut } from './session.ts';

/** Commits `item` in a group with others, and responds when it is on disk. */
export type OnceInGroups<Item> = (
  request: FastifyRequest,
  reply: FastifyReply,
  item: Item,
) => Promise<void>;

type Options<Item> = {
  db: Db;
  clock: Clock;
  lockUsers: LockUsers;
  /** Writes all items or throws. */
  write: (trx: Transaction<Schema>, items: readonly Item[]) => Promise<void>;
  /** The response to each item. */
  response: { status: number; body: object };
  /** How many writes may share a transaction. */
  groupSize: number;
  /** How many writes may wait for a transaction. */
  queueSize: number;
};

type Entry<Item> = {
  item: Item;
  userId: number | null;
  /** Undefined without an `Idempotency-Key`. */
  record: Pick<IdempotencyRecord, 'id' | 'body_hash'> | undefined;
};

type Outcome = { status: number; body: string; replayed: boolean } | { refusal: HttpError };

/**
 * Like `buildOnce`, for many small writes that all get the same response. Writes that arrive at the same time
 * share one transaction, but each is rejected or replayed individually. A repeated request waits for the
 * first and replays it; 409 means that another process is writing the same record. Throws 503 when the queue
 * is full. `drain` waits until all are committed.
 */
export function buildOnceInGroups<Item>({
  db,
  clock,
  lockUsers,
  write,
  response,
  groupSize,
  queueSize,
}: Options<Item>): { once: OnceInGroups<Item>; drain: () => Promise<void> } {
  const fresh = { status: response.status, body: JSON.stringify(response.body) };

  /** Commits a group. Records and users are looked up for all entries at once. */
  async function commit(
    trx: Transaction<Schema>,
    entries: readonly Entry<Item>[],
  ): Promise<Outcome[]> {
    const ids = entries.flatMap(({ record }) => record?.id ?? []);
    const busy = await lockRecords(trx, ids);
    const users = await lockUsers(
      trx,
      entries.flatMap(({ userId }) => userId ?? []),
    );
    const now = clock();
    const known = new Map(await findRecords(trx, ids, now));
    const accepted: Item[] = [];
    const records: IdempotencyRecord[] = [];
    const outcomes = entries.map((entry): Outcome => {
      const { record, userId } = entry;
      if (record && busy.has(record.id)) return { refusal: inProgress() };
      if (userId !== null && !users.has(userId)) return { refusal: signedOut() };
      const before = record && known.get(record.id);
      if (before && before.body_hash !== record.body_hash) return { refusal: mismatch() };
      if (before) return { status: before.status, body: before.body, replayed: true };
      accepted.push(entry.item);
      if (record) {
        const row = { ...record, ...fresh, user_id: userId, created_at: now };
        records.push(row);
        known.set(record.id, row); // the group may contain the same request again
      }
      return { ...fresh, replayed: false };
    });
    if (accepted.length > 0) await write(trx, accepted);
    await insertRecords(trx, records);
    return outcomes;
  }

  const group = buildGroupCommit<Entry<Item>, Outcome>({
    commit: (entries) => db.transaction().execute((trx) => commit(trx, entries)),
    groupSize: groupSize,
    queueSize: queueSize,
  });

  return {
    drain: group.drain,
    async once(request, reply, item) {
      const userId = sessionOf(request)?.user.id ?? null;
      const id = recordIdOf(request, userId);
      const record = id === undefined ? undefined : { id, body_hash: hashRequest(request) };
      const outcome = await group.add({ item, userId, record });
      if ('refusal' in outcome) throw outcome.refusal;
      if (outcome.replayed) reply.header('idempotency-replayed', 'true');
      await reply.code(outcome.status).type('application/json; charset=utf-8').send(outcome.body);
    },
  };
}
