import type { Export, ImportFile } from '@everscan/contract/export-file';
import type { Db } from '../platform/db/connect.ts';
import { readPages } from '../platform/db/pages.ts';
import {
  type DayRow,
  insertCounts,
  listDaysAfter,
  listMonthsAfter,
  listScanned,
  listScansBetween,
  type MonthRow,
  type ScanRow,
} from './exported-scans.store.ts';

/** Rows per query, so that other requests do not wait long. */
const BATCH = 500;
/** Rows per insert statement. */
const INSERT_BATCH = 2_000;

type ExportedLink = { id: number; code: string };

/** Yields the counts of links by day. */
export async function* readScanDays(
  db: Db,
  links: AsyncIterable<ExportedLink[]>,
): AsyncGenerator<Export['scanDays']> {
  for await (const { id, code } of scanned(db, links)) {
    for await (const rows of readPages<DayRow>(BATCH, (last) =>
      listDaysAfter(db, id, last, BATCH),
    )) {
      yield rows.map(({ link_id: _, ...row }) => ({ code, ...row }));
    }
  }
}

/** Yields the counts of links by month, dimension and value. */
export async function* readScanMonths(
  db: Db,
  links: AsyncIterable<ExportedLink[]>,
): AsyncGenerator<Export['scanMonths']> {
  for await (const { id, code } of scanned(db, links)) {
    for await (const rows of readPages<MonthRow>(BATCH, (last) =>
      listMonthsAfter(db, id, last, BATCH),
    )) {
      yield rows.map(({ link_id: _, ...row }) => ({ code, ...row }));
    }
  }
}

/** Yields the scans of links, as far as their rows still exist, oldest first. */
export async function* readScans(
  db: Db,
  links: AsyncIterable<ExportedLink[]>,
): AsyncGenerator<Export['scans']> {
  for await (const { id: linkId, code } of scanned(db, links)) {
    for await (const rows of readPages<ScanRow>(BATCH, (last) =>
      listScansBetween(db, linkId, { start: 0, end: Number.MAX_SAFE_INTEGER, last, limit: BATCH }),
    )) {
      yield rows.map(({ id: _, link_id: __, at, is_visitor, ...row }) => ({
        code,
        at: new Date(at).toISOString(),
        isVisitor: is_visitor === 1,
        ...row,
      }));
    }
  }
}

async function* scanned(
  db: Db,
  links: AsyncIterable<ExportedLink[]>,
): AsyncGenerator<ExportedLink> {
  for await (const batch of links) {
    const ids = new Set(
      await listScanned(
        db,
        batch.map(({ id }) => id),
      ),
    );
    yield* batch.filter(({ id }) => ids.has(id));
  }
}

/** Imports another server's counts of links that the same import created. */
export async function importCounts(
  trx: Db,
  linkIds: ReadonlyMap<string, number>,
  { scanDays, scanMonths }: Pick<ImportFile, 'scanDays' | 'scanMonths'>,
): Promise<void> {
  const ofNew = <Row extends { code: string }>(rows: readonly Row[]) =>
    rows.flatMap(({ code, ...row }) => {
      const link_id = linkIds.get(code);
      return link_id === undefined ? [] : [{ link_id, ...row }];
    });
  for (const rows of chunks(ofNew(scanDays))) await insertCounts(trx, rows, []);
  for (const rows of chunks(ofNew(scanMonths))) await insertCounts(trx, [], rows);
}

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let i = 0; i < rows.length; i += INSERT_BATCH) yield rows.slice(i, i + INSERT_BATCH);
}
