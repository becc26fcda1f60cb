import { isHeading } from '@everscan/core/bulk/heading-words';
import type { Fault } from '@everscan/core/faults';
import { delimiterOf, SAMPLE_ROWS } from './delimiter.ts';
import { splitCsv } from './split-csv.ts';
import { checkRowCount, hasText, type Table } from './table.ts';

/**
 * Excel's optional first line `sep=;` names the delimiter. Spreadsheets hide this line, so the next one counts as
 * row 1.
 */
const SEPARATOR_LINE = /^"?sep=([^"\n]?)"? *(?:\n|$)/i;

/** How Excel is made to keep the zeros of a number: as the result of a formula, such as `="007"`. */
const TEXT_FORMULA = /^="([\d\s+().,/:-]+)"$/;

/** @param whole with `\n` at the ends of lines @throws {TableError} */
export function readCsv(whole: string): Table {
  const [separatorLine = '', named] = SEPARATOR_LINE.exec(whole) ?? [];
  const text = whole.slice(separatorLine.length);
  const delimiter = named || delimiterOf(text);
  const { rows: split, broken } = splitCsv(text, delimiter);
  const data = split.map((cells) => cells.map((cell) => cell.replace(TEXT_FORMULA, '$1')));
  const width = widthOf(data.filter(hasText));
  const rows = data.flatMap((cells, index) =>
    hasText(cells)
      ? [{ row: index + 1, cells, fault: faultOf(cells, width, broken.has(index)) }]
      : [],
  );
  checkRowCount(rows.length);
  return { rows, sheets: [] };
}

/** The number of cells in the headings, or in the first row that is not a title, unless a title above has more. */
function widthOf(rows: readonly (readonly string[])[]): number {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const headings = sample.findIndex((cells) => cells.some(isHeading));
  const table = sample.findIndex((cells) => cells.filter((cell) => hasText([cell])).length > 1);
  const last = Math.max(headings < 0 ? table : headings, 0);
  return Math.max(...sample.slice(0, last + 1).map(({ length }) => length));
}

function faultOf(cells: readonly string[], width: number, isBroken: boolean): Fault | undefined {
  if (isBroken) return { code: 'quotes-differ' };
  if (!hasText(cells.slice(width))) return undefined;
  return { code: 'too-many-cells' };
}
