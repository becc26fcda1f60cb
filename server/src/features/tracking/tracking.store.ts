import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { GenerationCategory, Schema } from '../../db/schema.ts';

export type Generation = Omit<Insertable<Schema['generations']>, 'id'>;

/** Adds the rows and counts them in the roll-ups. Run it in a transaction. */
export async function insertGenerations(db: Db, generations: readonly Generation[]): Promise<void> {
  await insertRows(db, 'generations', GENERATION_COLUMNS, generations);
  const days = countDays(generations);
  await insertRows(db, 'generation_days', DAY_COLUMNS, days, addTo('generation_days', DAY_KEY));
  const totals = sumDays(days);
  await insertRows(
    db,
    'generation_totals',
    TOTAL_COLUMNS,
    totals,
    addTo('generation_totals', TOTAL_KEY),
  );
}

const GENERATION_COLUMNS = {
  created_at: 'bigint',
  type: 'text',
  style: 'text',
  data: 'text',
  ip: 'text',
  ip_is_full: 'bigint',
  user_id: 'bigint',
} as const;

const TOTAL_KEY = ['category', 'type', 'style'];
const DAY_KEY = ['day', ...TOTAL_KEY];
const TOTAL_COLUMNS = { category: 'text', type: 'text', style: 'text', count: 'bigint' } as const;
const DAY_COLUMNS = { day: 'text', ...TOTAL_COLUMNS } as const;

type Total = { category: GenerationCategory; type: string; style: string; count: number };
type Day = Total & { day: string };

const DAY_MS = 24 * 3600 * 1000;

function countDays(generations: readonly Generation[]): Day[] {
  return sumUp(generations, ({ created_at, user_id, type, style }) => {
    const category = user_id == null ? 'anonymous' : 'registered';
    const start = created_at - (created_at % DAY_MS);
    return {
      name: `${start} ${category} ${type} ${style}`,
      count: 1,
      row: () => ({ day: new Date(start).toISOString().slice(0, 10), category, type, style }),
    };
  });
}

function sumDays(days: readonly Day[]): Total[] {
  return sumUp(days, ({ category, type, style, count }) => ({
    name: `${category} ${type} ${style}`,
    count,
    row: () => ({ category, type, style }),
  }));
}

/**
 * The sums of those with the same name, in the order of the names: transactions that count the same
 * must not wait for each other crosswise.
 */
function sumUp<Item, Row extends object>(
  items: readonly Item[],
  read: (item: Item) => { name: string; count: number; row: () => Row },
): (Row & { count: number })[] {
  const sums = new Map<string, Row & { count: number }>();
  for (const item of items) {
    const { name, count, row } = read(item);
    const sum = sums.get(name);
    if (sum) sum.count += count;
    else sums.set(name, { ...row(), count });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

function addTo(table: string, key: readonly string[]) {
  return sql`on conflict (${sql.join(key.map((name) => sql.ref(name)))})
    do update set count = ${sql.ref(`${table}.count`)} + excluded.count`;
}
