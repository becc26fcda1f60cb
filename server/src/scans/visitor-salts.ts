import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { DAY_MS, dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import type { RetentionStep } from '../platform/db/retention-step.ts';
import type { Schema } from '../platform/db/schema.ts';
import { truncateLog } from '../platform/db/truncate-log.ts';
import { insertRows } from '../platform/db/write-rows.ts';
import { repeat } from '../platform/jobs/repeat.ts';

/** Pause between two checks for tomorrow's salt, in ms. */
const INTERVAL_MS = 60_000;

type Options = { db: Db; clock: Clock; log: Pick<FastifyBaseLogger, 'warn'> };

type VisitorSalts = {
  /** The salt of the day that contains `time`. Synchronous. */
  at(time: number): string;
  stop(): Promise<void>;
};

/**
 * Keeps the salts of today and tomorrow, which all processes share. If a day's salt cannot be read from the
 * database, this process uses its own.
 */
export async function buildVisitorSalts({ db, clock, log }: Options): Promise<VisitorSalts> {
  let shared = new Map<string, string>();
  const own = new Map<string, string>();
  let today = { number: Number.NaN, salt: '' };
  const firstRun = Promise.withResolvers<void>();

  async function refresh(): Promise<void> {
    try {
      const now = clock();
      const days = [dayOf(now), dayOf(now + DAY_MS)];
      if (days.every((day) => shared.has(day))) return;
      await insertSalts(
        db,
        days.map((day) => ({ day, salt: createSalt() })),
      );
      shared = new Map((await listSalts(db, days)).map(({ day, salt }) => [day, salt]));
      today.number = Number.NaN;
    } finally {
      firstRun.resolve();
    }
  }

  /** Creates a salt that only this process uses, and discards the previous day's. */
  function ownSalt(day: string): string {
    const known = own.get(day);
    if (known !== undefined) return known;
    own.clear();
    const salt = createSalt();
    own.set(day, salt);
    return salt;
  }

  const onError = (error: unknown) =>
    log.warn({ err: error }, 'the visitor salts cannot be stored or read yet');
  const { stop } = repeat({ intervalMs: INTERVAL_MS, run: refresh, onError });
  await firstRun.promise;
  return {
    at(time) {
      const number = Math.floor(time / DAY_MS);
      if (number !== today.number) {
        const day = dayOf(time);
        today = { number, salt: shared.get(day) ?? ownSalt(day) };
      }
      return today.salt;
    },
    stop,
  };
}

function createSalt(): string {
  return randomBytes(32).toString('base64url');
}

type SaltRow = Schema['scan_salts'];

/** Adds salts for days that have none; the first process wins. */
async function insertSalts(db: Db, rows: readonly SaltRow[]): Promise<void> {
  await insertRows(db, 'scan_salts', rows, sql`on conflict do nothing`);
}

async function listSalts(db: Db, days: readonly string[]): Promise<SaltRow[]> {
  return db.selectFrom('scan_salts').selectAll().where('day', 'in', days).execute();
}

/**
 * Deletes the salts of past days. Without the salt, nobody can find out which address a visitor's hash
 * belongs to.
 */
export const deleteOldSalts: RetentionStep = async (db, { now }) => {
  const { numDeletedRows } = await db
    .deleteFrom('scan_salts')
    .where('day', '<', dayOf(now))
    .executeTakeFirst();
  if (numDeletedRows > 0n) await truncateLog(db);
  return Number(numDeletedRows);
};
