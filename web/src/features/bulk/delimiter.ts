import { isHeading } from '@everscan/core/bulk/heading-words';
import * as m from '@everscan/messages/bulk';
import Papa from 'papaparse';
import { hasText, TableError } from './table.ts';

/** The delimiters of Excel in all countries; of two that fit, the one that is rarer in texts. */
const DELIMITERS = ['\t', ';', ','];
/** The separator of units, which no list contains. */
const NO_DELIMITER = '\u001f';
/** The first rows, which show how a list is split. */
export const SAMPLE_ROWS = 10;
/** A line that could be one address to its end. Commas and semicolons are allowed in its path (RFC 3986, 3.3). */
const ADDRESS = /^(?:https?:\/\/[^\s,;"/?#]+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[/?#][^\s"]*)?$/iu;
/** A number, a price or a word, as a cell beside an address. */
const PLAIN = /^[\p{L}\p{M}\p{N}_-]*$|^\d+[.,]\d\d?$/u;
/** Cells that continue no address: nothing, another address, and a mail address. */
const SEPARATE = /^$|^(?:https?:\/\/|www\.)|^[^\s@/]+@[^\s@/]+$/i;

/**
 * The delimiter that splits most of the first rows into equally many cells: one line alone may be a title
 * or a text. A list of addresses is not split at the commas in them.
 * @throws {TableError} when the rows could be addresses, or addresses with another cell
 */
export function delimiterOf(text: string): string {
  const lines = text.split('\n', 3 * SAMPLE_ROWS).filter((line) => hasText([line]));
  const [best] = DELIMITERS.map((delimiter) => {
    const rows = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 3 * SAMPLE_ROWS });
    const sample = rows.data.filter(hasText).slice(0, SAMPLE_ROWS);
    return { delimiter, agreement: agreementOf(sample, delimiter) };
  })
    .filter(({ agreement }) => agreement > 0)
    .sort((a, b) => b.agreement - a.agreement);
  const isSplit = best && !cutsAddresses(lines.slice(0, SAMPLE_ROWS), best.delimiter);
  return isSplit ? best.delimiter : NO_DELIMITER;
}

/** How many rows have the most common number of cells; 0 for a list with one column. */
function agreementOf(rows: readonly (readonly string[])[], delimiter: string): number {
  const start = rows.findIndex(({ length }) => length > 1);
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return start > 0 && !hasTitles(rows, start, delimiter) ? 0 : most;
}

/**
 * Whether the rows before `start`, which are not split, are titles of a table. Otherwise they are the first
 * ones of a column of texts or addresses with commas.
 */
function hasTitles(rows: readonly (readonly string[])[], start: number, delimiter: string) {
  const [first = [], ...others] = rows.slice(start);
  return (
    rows.slice(0, start).every(([title = '']) => !isHeading(title) && !ADDRESS.test(title)) &&
    others.length > 0 &&
    others.every(({ length }) => length === first.length) &&
    ![first, ...others].some((cells) => cells.slice(1).some((cell) => cell.startsWith(' '))) &&
    !ADDRESS.test(first.join(delimiter))
  );
}

/**
 * Whether `delimiter` cuts the addresses of a list that begins with one.
 * @throws {TableError} when both are equally likely
 */
function cutsAddresses(lines: readonly string[], delimiter: string): boolean {
  if (!ADDRESS.test(lines[0] ?? '')) return false;
  const [addresses, others] = [true, false].map((is) =>
    lines.filter((line) => ADDRESS.test(line) === is),
  ) as [string[], string[]];
  const rests = addresses.map((line) => line.split(delimiter).slice(1));
  /** A later cell proves nothing: those before it may belong to the address. */
  const areSeparate = ([next = 'x']: readonly string[]) => SEPARATE.test(next);
  if (rests.length > 0 && rests.every(areSeparate)) return false;
  if (!rests.flat().every((cell) => PLAIN.test(cell))) return true;
  if (others.some((line) => line.includes(delimiter))) return false;
  const [first = []] = rests;
  const isTable = first.length > 0 && rests.every(({ length }) => length === first.length);
  if (isTable && others.length === 0) throw new TableError(m.addressesUnclear(delimiter));
  return true;
}
