import { byDimension } from '@everscan/contract/dimensions';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../platform/db/connect.ts';
import { insertRows } from '../platform/db/insert-rows.ts';
import type { Schema } from '../platform/db/schema.ts';

export type ScanRow = Required<Omit<Insertable<Schema['scans']>, 'id'>>;
type VisitorRow = Schema['scan_visitors'];

const visitorColumns = { day: 'text', link_id: 'bigint', visitor: 'text' } as const;
const scanColumns = {
  link_id: 'bigint',
  at: 'bigint',
  kind: 'text',
  is_visitor: 'bigint',
  ...byDimension(() => 'text' as const),
} as const;

export async function insertScans(db: Db, rows: readonly ScanRow[]): Promise<void> {
  await insertRows(db, 'scans', scanColumns, rows);
}

/** Adds visitors, and returns the new ones as `day linkId visitor`. */
export async function insertVisitors(db: Db, rows: readonly VisitorRow[]): Promise<Set<string>> {
  const keyOf = ({ day, link_id, visitor }: VisitorRow) => `${day} ${link_id} ${visitor}`;
  const byKey = [...new Map(rows.map((row) => [keyOf(row), row]))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const added = await insertRows<VisitorRow>(
    db,
    'scan_visitors',
    visitorColumns,
    byKey.map(([, row]) => row),
    sql`on conflict do nothing returning day, link_id, visitor`,
  );
  return new Set(added.map(keyOf));
}
