import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import { DAY_MS, dayOf } from '../../days.ts';
import type { Db } from '../../db/connect.ts';
import { insertRows } from '../../db/insert-rows.ts';

/** Time between two looks for tomorrow's salt, in ms. */
const INTERVAL_MS = 60_000;

type Options = { db: Db; clock: Clock; log: Pick<FastifyBaseLogger, 'warn'> };

export type Salts = {
  /** The salt of the day that `time` is in, without asking the database. */
  at(time: number): string;
  stop(): void;
};

/**
 * Holds the salts of today and tomorrow, the same in all processes. While the database cannot be
 * reached a day without a salt has one of this process alone.
 */
export async function buildSalts({ db, clock, log }: Options): Promise<Salts> {
  let shared = new Map<string, string>();
  const own = new Map<string, string>();
  let today = { number: Number.NaN, salt: '' };

  async function refresh(): Promise<void> {
    const now = clock();
    const days = [dayOf(now), dayOf(now + DAY_MS)];
    if (days.every((day) => shared.has(day))) return;
    const rows = days.map((day) => ({ day, salt: randomBytes(32).toString('base64url') }));
    await insertRows(
      db,
      'scan_salts',
      { day: 'text', salt: 'text' },
      rows,
      sql`on conflict do nothing`,
    );
    const kept = await db.selectFrom('scan_salts').selectAll().where('day', 'in', days).execute();
    shared = new Map(kept.map(({ day, salt }) => [day, salt]));
    today.number = Number.NaN;
  }

  /** A salt of this process goes with its day too. */
  function ownSalt(day: string): string {
    const known = own.get(day);
    if (known !== undefined) return known;
    own.clear();
    const salt = randomBytes(32).toString('base64url');
    own.set(day, salt);
    return salt;
  }

  const tryRefresh = () =>
    refresh().catch((error: unknown) => log.warn({ err: error }, 'no salt for tomorrow yet'));
  await tryRefresh();
  const timer = setInterval(tryRefresh, INTERVAL_MS).unref();
  return {
    at(time) {
      const number = Math.floor(time / DAY_MS);
      if (number !== today.number) {
        const day = dayOf(time);
        today = { number, salt: shared.get(day) ?? ownSalt(day) };
      }
      return today.salt;
    },
    stop: () => clearInterval(timer),
  };
}
