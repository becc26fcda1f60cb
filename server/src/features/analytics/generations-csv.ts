import type { GenerationRecord } from '@everscan/contract/api/analytics';

const HEADINGS = ['ID', 'Date', 'Type', 'Style', 'Data', 'User ID', 'User', 'IP'];

/** Spreadsheets take the encoding from it; without it they guess. */
const BYTE_ORDER_MARK = '\ufeff';

/** Spreadsheets run a cell that begins so as a formula (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r\n]/;

/** CSV of RFC 4180 with a heading, batch by batch. */
export async function* writeCsv(
  batches: AsyncIterable<readonly GenerationRecord[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(HEADINGS);
  for await (const records of batches) {
    yield records.map((record) => lineOf(cellsOf(record))).join('');
  }
}

function cellsOf({ id, createdAt, type, style, data, user, ipAddress }: GenerationRecord) {
  return [
    String(id),
    createdAt,
    type,
    style,
    textOf(data),
    String(user?.id ?? ''),
    user?.email,
    ipAddress,
  ];
}

function textOf({ url, vcard }: GenerationRecord['data']): string {
  return url ?? [vcard?.firstName, vcard?.lastName].filter(Boolean).join(' ');
}

function lineOf(cells: readonly (string | null | undefined)[]): string {
  return `${cells.map((cell) => cellOf(cell ?? '')).join(',')}\r\n`;
}

/** Everything is quoted. What could be a formula gets an apostrophe, which makes it text. */
function cellOf(text: string): string {
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
