import type {
  GenerationFilter,
  GenerationPage,
  GenerationRecord,
  GenerationsQuery,
} from '@everscan/contract/downloads.schemas';
import type { Db } from '../platform/db/connect.ts';
import { unmapAddress } from '../platform/http/network.ts';
import {
  countRows,
  type GenerationRow,
  listPage,
  listParts,
  listSlice,
} from './generations.store.ts';

/** Rows per query of an export, which also bounds how long other requests wait. */
const BATCH = 500;

/** One page of the downloads whose rows still exist, newest first. */
export async function readPage(
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
