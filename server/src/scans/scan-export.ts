import { dimensionIds } from '@everscan/contract/dimensions';
import { BYTE_ORDER_MARK, csvLine } from '@everscan/core/csv/csv-line';
import type { Db } from '../platform/db/connect.ts';
import type { CountedLink } from './counted-links.ts';
import { readScansBetween } from './exported-scans.ts';
import type { Period } from './time-zone.ts';

const HEADINGS = ['time', 'code', 'title', 'kind', ...dimensionIds] as const;
type Line = Record<(typeof HEADINGS)[number], string>;

export type ScanFileFormat = {
  type: string;
  write(batches: AsyncIterable<Line[]>): AsyncGenerator<string>;
};

/** Yields the scans of a period, as far as their rows still exist, code by code, oldest first. */
export async function* readScans(
  db: Db,
  links: readonly CountedLink[],
  period: Period,
): AsyncGenerator<Line[]> {
  for (const { id: linkId, code, title } of links) {
    for await (const rows of readScansBetween(db, linkId, period)) {
      yield rows.map(({ id: _, link_id: __, is_visitor: ___, at, ...row }) => ({
        time: new Date(at).toISOString(),
        code,
        title,
        ...row,
      }));
    }
  }
}

export const scanFileFormats: Record<'csv' | 'json', ScanFileFormat> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    async *write(batches) {
      yield BYTE_ORDER_MARK + csvLine(HEADINGS);
      for await (const lines of batches) {
        yield lines.map((line) => csvLine(HEADINGS.map((name) => line[name]))).join('');
      }
    },
  },
  json: {
    type: 'application/json; charset=utf-8',
    async *write(batches) {
      let separator = '[\n';
      for await (const lines of batches) {
        yield separator + lines.map((line) => JSON.stringify(line)).join(',\n');
        separator = ',\n';
      }
      yield separator === '[\n' ? '[]\n' : '\n]\n';
    },
  },
};
