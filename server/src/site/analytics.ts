import { Readable } from 'node:stream';
import type {
  AnalyticsSummary,
  GenerationFilter,
  GenerationPage,
  GenerationRecord,
  GenerationsQuery,
} from '@everscan/contract/downloads.schemas';
import { trackedText } from '@everscan/core/content/index';
import { BYTE_ORDER_MARK, csvLine } from '@everscan/core/csv/csv-line';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { DAY_MS, dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import type { GenerationCategory } from '../platform/db/schema.ts';
import { unmapAddress } from '../platform/http/network.ts';
import type { Handlers } from '../platform/http/serve.ts';

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

/** Rows per query of an export, which also bounds how long other requests wait. */
const BATCH = 500;

/** One page of the downloads whose rows still exist, newest first. */
async function readPage(
  db: Db,
  { page, limit, ...filter }: GenerationsQuery,
): Promise<GenerationPage> {
  const parts = await listParts(db, filter);
  const total = await countRows(db, filter);
  const rows = await listPage(db, filter, parts, { rank: (page - 1) * limit, limit, total });
  return {
    data: rows.map(toRecord),
    pagination: { page, limit, pages: Math.ceil(total / limit), total },
  };
}

/**
 * Yields all downloads that match, newest first, in batches. Each batch is a separate query, so that a slow
 * client keeps no transaction open. Downloads that are tracked in the meantime are left out.
 */
export async function* readGenerations(
  db: Db,
  filter: GenerationFilter,
): AsyncGenerator<GenerationRecord[]> {
  const parts = await listParts(db, filter);
  let below: number | undefined;
  for (;;) {
    const slice = { from: 'newest', offset: 0, count: BATCH, below } as const;
    const rows = await listSlice(db, filter, parts, slice);
    if (rows.length > 0) yield rows.map(toRecord);
    if (rows.length < BATCH) return;
    below = rows.at(-1)?.id;
  }
}

function toRecord(row: GenerationRow): GenerationRecord {
  const { id, created_at, type, style, data, ip, user_id, email } = row;
  return {
    id,
    createdAt: new Date(created_at).toISOString(),
    type,
    style,
    data: JSON.parse(data),
    ipAddress: ip === null ? null : unmapAddress(ip),
    ...(user_id !== null && email !== null && { user: { id: user_id, email } }),
  };
}

/** The rows of one type and style. An index contains their ids in order. */
type Part = { type: string; style: string };

type GenerationRow = {
  id: number;
  created_at: number;
  type: string;
  style: string;
  data: string;
  ip: string | null;
  user_id: number | null;
  /** Null for a visitor who was not signed in. */
  email: string | null;
};

/** `count` rows of a list after the first `offset`, from the newest or the oldest. */
type Slice = {
  from: 'newest' | 'oldest';
  offset: number;
  count: number;
  /** Only rows with a lower id. */
  below?: number | undefined;
};

/** The parts that may match, from the daily counts, since there are few of those. */
async function listParts(db: Db, { type, style }: GenerationFilter): Promise<Part[]> {
  return db
    .selectFrom('generation_days')
    .select(['type', 'style'])
    .distinct()
    .$if(type !== undefined, (query) => query.where('type', '=', type as string))
    .$if(style !== undefined, (query) => query.where('style', '=', style as string))
    .execute();
}

/** How many rows match. Reads only an index. */
async function countRows(db: Db, { type, style, userId }: GenerationFilter): Promise<number> {
  const { count } = await db
    .selectFrom('generations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(type !== undefined, (query) => query.where('type', '=', type as string))
    .$if(style !== undefined, (query) => query.where('style', '=', style as string))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as number))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Returns `limit` rows, newest first, after the first `rank` of the `total` that match. Rows are skipped from the
 * nearer end.
 */
async function listPage(
  db: Db,
  filter: GenerationFilter,
  parts: readonly Part[],
  { rank, limit, total }: { rank: number; limit: number; total: number },
): Promise<GenerationRow[]> {
  const count = Math.min(limit, total - rank);
  if (count <= 0) return [];
  const fromOldest = total - rank - count;
  return listSlice(
    db,
    filter,
    parts,
    fromOldest < rank
      ? { from: 'oldest', offset: fromOldest, count }
      : { from: 'newest', offset: rank, count },
  );
}

/**
 * Returns rows, newest first. The database merges the ordered parts, so it reads no more rows than it skips and
 * returns.
 */
async function listSlice(
  db: Db,
  { userId }: GenerationFilter,
  parts: readonly Part[],
  { from, offset, count, below }: Slice,
): Promise<GenerationRow[]> {
  const idsOf = ({ type, style }: Part) =>
    db
      .selectFrom('generations')
      .select('id')
      .where('type', '=', type)
      .where('style', '=', style)
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as number))
      .$if(below !== undefined, (query) => query.where('id', '<', below as number));
  const direction = from === 'newest' ? 'desc' : 'asc';
  /** PostgreSQL merges the parts only if each is already sorted; otherwise it would sort all rows. */
  const orderedIdsOf = (part: Part) => {
    const ids = idsOf(part).$if(isPostgres(db), (query) =>
      query.orderBy('id', direction).limit(offset + count),
    );
    return db.selectFrom(ids.as('ordered')).select('id');
  };
  const [first, ...others] = parts;
  if (!first) return [];
  const ids = others
    .reduce((query, part) => query.unionAll(orderedIdsOf(part)), orderedIdsOf(first))
    .orderBy('id', direction)
    .limit(count)
    .offset(offset);
  return db
    .selectFrom(ids.as('slice'))
    .innerJoin('generations', 'generations.id', 'slice.id')
    .leftJoin('users', 'users.id', 'generations.user_id')
    .select([
      'generations.id',
      'generations.created_at',
      'generations.type',
      'generations.style',
      'generations.data',
      'generations.ip',
      'generations.user_id',
      'users.email',
    ])
    .orderBy('generations.id', 'desc')
    .execute();
}

const HEADINGS = ['ID', 'Date', 'Type', 'Style', 'Data', 'User ID', 'User', 'IP'];

/** Yields CSV (RFC 4180) with a heading, batch by batch. */
async function* writeCsv(
  batches: AsyncIterable<readonly GenerationRecord[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADINGS);
  for await (const records of batches) {
    yield records.map((record) => csvLine(cellsOf(record))).join('');
  }
}

function cellsOf({ id, createdAt, type, style, data, user, ipAddress }: GenerationRecord) {
  return [
    String(id),
    createdAt,
    type,
    style,
    trackedText(type, data),
    String(user?.id ?? ''),
    user?.email ?? '',
    ipAddress ?? '',
  ];
}
