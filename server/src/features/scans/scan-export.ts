import type { Db } from '../../db/connect.ts';
import type { CountedLink } from './scan-links.store.ts';
import type { Period } from './time-zone.ts';

/** Rows of one read: requests wait only for this many. */
const BATCH = 500;

const HEADINGS = [
  'time',
  'code',
  'title',
  'kind',
  'country',
  'device',
  'system',
  'browser',
  'referrer',
] as const;
type Line = Record<(typeof HEADINGS)[number], string>;

export type ExportFormat = {
  type: string;
  write(batches: AsyncIterable<Line[]>): AsyncGenerator<string>;
};

/** The scans of a period, code by code, oldest first; those whose rows are still kept. */
export async function* readScans(
  db: Db,
  links: readonly CountedLink[],
  { start, end }: Period,
): AsyncGenerator<Line[]> {
  for (const { id: linkId, code, title } of links) {
    let after = { at: start, id: 0 };
    for (;;) {
      const rows = await db
        .selectFrom('scans')
        .selectAll()
        .where('link_id', '=', linkId)
        .where('at', '>=', after.at)
        .where('at', '<', end)
        .where(({ eb, or }) => or([eb('at', '>', after.at), eb('id', '>', after.id)]))
        .orderBy('at')
        .orderBy('id')
        .limit(BATCH)
        .execute();
      const lines = rows.map(({ at, kind, country, device, system, browser, referrer }) => ({
        time: new Date(at).toISOString(),
        code,
        title,
        kind,
        country,
        device,
        system,
        browser,
        referrer,
      }));
      if (lines.length > 0) yield lines;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = last;
      // SQLite reads without giving way: others come first now.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** Spreadsheets take the encoding from it; without it they guess. */
const BYTE_ORDER_MARK = '\ufeff';
/** Spreadsheets run a cell that begins so as a formula (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r\n]/;

export const exportFormats: Record<'csv' | 'json', ExportFormat> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    async *write(batches) {
      yield BYTE_ORDER_MARK + csvOf(HEADINGS);
      for await (const lines of batches) {
        yield lines.map((line) => csvOf(HEADINGS.map((name) => line[name]))).join('');
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

/** A line of RFC 4180. What could be a formula gets an apostrophe, which makes it text. */
function csvOf(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${cell.replace(FORMULA, "'$&").replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
