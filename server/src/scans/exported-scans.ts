import type { Export, ImportFile } from '@everscan/contract/export-file';
import type { Selectable } from 'kysely';
import type { Db } from '../platform/db/connect.ts';
import { readPages } from '../platform/db/pages.ts';
import type { Schema } from '../platform/db/schema.ts';
import { insertRows } from '../platform/db/write-rows.ts';
import type { Period } from './time-zone.ts';

type DayRow = Selectable<Schema['scan_days']>;
type MonthRow = Selectable<Schema['scan_months']>;

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
    const pages = readPages<DayRow>(BATCH, (last) =>
      db
        .selectFrom('scan_days')
        .selectAll()
        .where('link_id', '=', id)
        .where('day', '>', last?.day ?? '')
        .orderBy('day')
        .limit(BATCH)
        .execute(),
    );
    for await (const rows of pages) {
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
    const pages = readPages<MonthRow>(BATCH, (last) =>
      db
        .selectFrom('scan_months')
        .selectAll()
        .where('link_id', '=', id)
        .$if(last !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(
              refTuple('month', 'dimension', 'value'),
              '>',
              tuple(last?.month ?? '', last?.dimension ?? '', last?.value ?? ''),
            ),
          ),
        )
        .orderBy('month')
        .orderBy('dimension')
        .orderBy('value')
        .limit(BATCH)
        .execute(),
    );
    for await (const rows of pages) {
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
    const always = { start: 0, end: Number.MAX_SAFE_INTEGER };
    for await (const rows of readScansBetween(db, linkId, always)) {
      yield rows.map(({ id: _, link_id: __, at, is_visitor, ...row }) => ({
        code,
        at: new Date(at).toISOString(),
        isVisitor: is_visitor === 1,
        ...row,
      }));
    }
  }
}

/** Yields the links that have scans. */
async function* scanned(
  db: Db,
  links: AsyncIterable<ExportedLink[]>,
): AsyncGenerator<ExportedLink> {
  for await (const batch of links) {
    if (batch.length === 0) continue;
    const rows = await db
      .selectFrom('scan_days')
      .select('link_id')
      .distinct()
      .where(
        'link_id',
        'in',
        batch.map(({ id }) => id),
      )
      .execute();
    const ids = new Set(rows.map(({ link_id }) => link_id));
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
  for (const rows of chunks(ofNew(scanDays))) {
    await insertRows(trx, 'scan_days', rows);
  }
  for (const rows of chunks(ofNew(scanMonths))) {
    await insertRows(trx, 'scan_months', rows);
  }
}

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let i = 0; i < rows.length; i += INSERT_BATCH) yield rows.slice(i, i + INSERT_BATCH);
}

/** Yields the scans of a link in a period, oldest first. */
export function readScansBetween(
  db: Db,
  linkId: number,
  { start, end }: Period,
): AsyncGenerator<Selectable<Schema['scans']>[]> {
  return readPages<Selectable<Schema['scans']>>(BATCH, (last) =>
    db
      .selectFrom('scans')
      .selectAll()
      .where('link_id', '=', linkId)
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('at', 'id'),
          '>',
          tuple(last?.at ?? start - 1, last?.id ?? Number.MAX_SAFE_INTEGER),
        ),
      )
      .where('at', '<', end)
      .orderBy('at')
      .orderBy('id')
      .limit(BATCH)
      .execute(),
  );
}
