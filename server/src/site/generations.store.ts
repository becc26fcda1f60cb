import type { GenerationFilter } from '@everscan/contract/downloads.schemas';
import type { Db } from '../platform/db/connect.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';

/** The rows of one type and style. An index contains their ids in order. */
export type Part = { type: string; style: string };

export type GenerationRow = {
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
export async function listParts(db: Db, { type, style }: GenerationFilter): Promise<Part[]> {
  return db
    .selectFrom('generation_days')
    .select(['type', 'style'])
    .distinct()
    .$if(type !== undefined, (query) => query.where('type', '=', type as string))
    .$if(style !== undefined, (query) => query.where('style', '=', style as string))
    .execute();
}

/** How many rows match. Reads only an index. */
export async function countRows(
  db: Db,
  { type, style, userId }: GenerationFilter,
): Promise<number> {
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
export async function listPage(
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
export async function listSlice(
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
