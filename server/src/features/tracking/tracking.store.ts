import { type Insertable, sql } from 'kysely';
import { DAY_MS, dayOf } from '../../days.ts';
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

/** How many there are of each day, category, type and style. */
function countDays(generations: readonly Generation[]): Day[] {
  const days = new Map<string, Day>();
  for (const { created_at, user_id, type, style } of generations) {
    const category = user_id == null ? 'anonymous' : 'registered';
    const name = `${Math.floor(created_at / DAY_MS)} ${category} ${type} ${style}`;
    const known = days.get(name);
    if (known) known.count++;
    else days.set(name, { day: dayOf(created_at), category, type, style, count: 1 });
  }
  return inOrder(days);
}

function sumDays(days: readonly Day[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { category, type, style, count } of days) {
    const name = `${category} ${type} ${style}`;
    const known = totals.get(name);
    if (known) known.count += count;
    else totals.set(name, { category, type, style, count });
  }
  return inOrder(totals);
}

/** Transactions that count the same must not wait for each other crosswise. */
function inOrder<Row>(rows: ReadonlyMap<string, Row>): Row[] {
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function addTo(table: string, key: readonly string[]) {
  return sql`on conflict (${sql.join(key.map((name) => sql.ref(name)))})
    do update set count = ${sql.ref(`${table}.count`)} + excluded.count`;
}
