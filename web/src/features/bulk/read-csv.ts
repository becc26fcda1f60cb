import * as m from '@everscan/messages/bulk';
import Papa from 'papaparse';
import { checkRowCount, hasText, type Table } from './table.ts';

/** The delimiters of Excel in all countries. A list with one column has none of them. */
const DELIMITERS = [',', ';', '\t', '\u001f'];
/**
 * Excel's optional first line `sep=;` names the delimiter. Spreadsheets hide it, so the next row counts
 * as row 1.
 */
const SEPARATOR_LINE = /^"?sep=([^"\n]?)"? *(?:\n|$)/i;

/** @throws {TableError} */
export function readCsv(bytes: Uint8Array): Table {
  const decoded = decode(bytes).replace(/\r\n?/g, '\n');
  const [separatorLine = '', named] = SEPARATOR_LINE.exec(decoded) ?? [];
  const text = decoded.slice(separatorLine.length);
  const delimiter = named || delimiterOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const first = data.find(hasText) ?? [];
  const broken = new Set(errors.map(({ row }) => row));
  const rows = data.flatMap((cells, index) =>
    hasText(cells)
      ? [{ row: index + 1, cells, error: faultOf(cells, first, broken.has(index)) }]
      : [],
  );
  checkRowCount(rows.length);
  return { rows, sheets: [] };
}

/** UTF-8 with or without a byte order mark, UTF-16 with one, or Windows-1252 of old spreadsheets. */
function decode(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The delimiter that splits the headings into most cells: headings hold no free text. */
function delimiterOf(text: string): string {
  const cells = (delimiter: string) =>
    Papa.parse<string[]>(text.trimStart(), { delimiter, newline: '\n', preview: 1 }).data[0]
      ?.length ?? 1;
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: cells(delimiter) }));
  const most = Math.max(...counts.map(({ count }) => count));
  const found = most > 1 ? counts.find(({ count }) => count === most) : counts.at(-1);
  return found?.delimiter ?? ',';
}

function faultOf(cells: readonly string[], headings: readonly string[], isBroken: boolean) {
  if (isBroken) return m.quotesDiffer;
  if (!hasText(cells.slice(headings.length))) return undefined;
  return m.tooManyCells;
}
