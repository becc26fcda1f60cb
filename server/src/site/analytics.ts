import { Readable } from 'node:stream';
import type { AnalyticsSummary } from '@everscan/contract/downloads.schemas';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { DAY_MS, dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import type { GenerationCategory } from '../platform/db/schema.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { readGenerations, readPage, writeCsv } from './generations.ts';

const DAYS = 30;

/** All downloads ever, and those of the last 30 days up to `now`. */
async function summarise(db: Db, now: number): Promise<AnalyticsSummary> {
  const dates = Array.from({ length: DAYS }, (_, i) => dayOf(now - (DAYS - 1 - i) * DAY_MS));
  const totals = await listTotals(db);
  const days = await listDays(db, dates[0] as string, dates.at(-1) as string);
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const categories = countBy(totals, ({ category }) => category);
  return {
    userBreakdown: [
      { category: 'Anonymous', count: categories.get('anonymous') ?? 0 },
      { category: 'Registered', count: categories.get('registered') ?? 0 },
    ],
    typeDistribution: mostPopularFirst(totals, ({ type }) => type).map(([type, count]) => ({
      type,
      count,
    })),
    styleDistribution: mostPopularFirst(totals, ({ style }) => style).map(([style, count]) => ({
      style,
      count,
    })),
    dailyGenerations: dates.map((date) => ({ date, count: counts.get(date) ?? 0 })),
  };
}

function countBy(totals: readonly Total[], keyOf: (total: Total) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const total of totals) {
    const key = keyOf(total);
    counts.set(key, (counts.get(key) ?? 0) + total.count);
  }
  return counts;
}

/** Equally popular values are ordered by name. */
function mostPopularFirst(totals: readonly Total[], keyOf: (total: Total) => string) {
  return [...countBy(totals, keyOf)].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

type Total = { category: GenerationCategory; type: string; style: string; count: number };

/** Counts of all downloads ever. */
async function listTotals(db: Db): Promise<Total[]> {
  return db
    .selectFrom('generation_days')
    .select(['category', 'type', 'style', sql<number>`cast(sum(count) as bigint)`.as('count')])
    .groupBy(['category', 'type', 'style'])
    .execute();
}

/** Downloads per day from `first` to `last` (`YYYY-MM-DD`). Days without downloads are left out. */
async function listDays(
  db: Db,
  first: string,
  last: string,
): Promise<{ day: string; count: number }[]> {
  return db
    .selectFrom('generation_days')
    .select(['day', sql<number>`cast(sum(count) as bigint)`.as('count')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('day')
    .execute();
}

/** Figures and lists of all downloads, for administrators. */
export const analyticsRoutes = ({ clock }: { clock: Clock }) =>
  ({
    'GET /api/qr-analytics': (_caller, _request, db) => summarise(db, clock()),

    'GET /api/qr-generations': (_caller, { query }, db) => readPage(db, query),

    'GET /api/qr-generations.csv': (_caller, { query }, db, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="qr-generations.csv"')
        // Reads only one batch ahead of the client.
        .send(Readable.from(writeCsv(readGenerations(db, query)), { highWaterMark: 1 })),
  }) satisfies Partial<Handlers>;
