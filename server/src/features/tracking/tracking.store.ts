import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { GenerationCategory, Schema } from '../../db/schema.ts';

export type Generation = Omit<Insertable<Schema['generations']>, 'id'>;

/** Adds the rows and counts them in the roll-ups. Run it in a transaction. */
export async function insertGenerations(db: Db, generations: readonly Generation[]): Promise<void> {
  await insertRows(db, 'generations', GENERATION_COLUMNS, generations);
  const days = tally(generations, ({ created_at, ...key }) => ({
    day: new Date(created_at).toISOString().slice(0, 10),
    ...keyOf(key),
  }));
  const dayKey = { day: 'text', ...TOTAL_KEY } as const;
  await insertRows(
    db,
    'generation_days',
    { ...dayKey, ...COUNT },
    days,
    addTo('generation_days', dayKey),
  );
  const totals = tally(generations, keyOf);
  await insertRows(
    db,
    'generation_totals',
    { ...TOTAL_KEY, ...COUNT },
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

const TOTAL_KEY = { category: 'text', type: 'text', style: 'text' } as const;
const COUNT = { count: 'bigint' } as const;

function keyOf({ user_id, type, style }: Pick<Generation, 'user_id' | 'type' | 'style'>) {
  const category: GenerationCategory = user_id == null ? 'anonymous' : 'registered';
  return { category, type, style };
}

/**
 * How many rows have each key, in the order of the keys: transactions that count the same keys
 * must not wait for each other crosswise.
 */
function tally<Row, Key extends object>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const counts = new Map<string, Key & { count: number }>();
  for (const row of rows) {
    const key = keyOf(row);
    const name = JSON.stringify(key);
    const entry = counts.get(name) ?? { ...key, count: 0 };
    entry.count++;
    counts.set(name, entry);
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

function addTo(table: string, key: object) {
  return sql`on conflict (${sql.join(Object.keys(key).map((name) => sql.ref(name)))})
    do update set count = ${sql.ref(`${table}.count`)} + excluded.count`;
}
