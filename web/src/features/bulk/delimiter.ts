import { isHeading } from '@everscan/core/bulk/heading-words';
import { splitCsv } from './split-csv.ts';
import { hasText, TableError } from './table.ts';

/** The delimiters that Excel uses in any country, beginning with the one that is rarest in texts. */
const DELIMITERS = ['\t', ';', ','];
/** Delimiters of databases and of East Asian keyboards. They are also used in texts. */
const RARE_DELIMITERS = [...'|^~¦§¬¤¶•·*!$\\`<>{}:；，、\u0001\u001e'];
/** The ASCII unit separator, which no list contains, so the lines are not split. */
const NO_DELIMITER = '\u001f';
/** The number of rows that are examined to find out how a list is split. */
export const SAMPLE_ROWS = 10;
/** A line that could be a single address. Its path may contain commas and semicolons (RFC 3986, 3.3). */
const ADDRESS = /^(?:https?:\/\/[^\s,;"/?#]+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[/?#][^\s"]*)?$/iu;
/** A number, a price or a word, as a cell beside an address. */
const PLAIN = /^[\p{L}\p{M}\p{N}_-]*$|^\d+[.,]\d\d?$/u;
/** Cells that cannot be the rest of an address: an empty cell, another address, and an email address. */
const SEPARATE = /^$|^(?:https?:\/\/|www\.)|^[^\s@/]+@[^\s@/]+$/i;

/**
 * The delimiter that splits the largest number of the first rows into equally many cells, and leaves no quotation mark
 * without its partner. A single line does not decide, because it may be a title or a text. A list of addresses is not
 * split at the commas within them.
 * @throws {TableError} when each row could be either an address, or an address and another cell
 */
export function delimiterOf(text: string): string {
  const lines = text.split('\n', 3 * SAMPLE_ROWS).filter((line) => hasText([line]));
  const [best] = DELIMITERS.map((delimiter) => splitAt(text, delimiter))
    .filter(({ agreement }) => agreement > 0)
    .sort((a, b) => rank(b) - rank(a));
  if (!best || best.agreement < best.sample.length) {
    const rare = RARE_DELIMITERS.map((delimiter) => splitAt(text, delimiter)).find(isWholeTable);
    if (rare) return rare.delimiter;
  }
  const isSplit = best && !cutsAddresses(lines.slice(0, SAMPLE_ROWS), best.delimiter);
  return isSplit ? best.delimiter : NO_DELIMITER;
}

type Split = {
  readonly delimiter: string;
  readonly sample: readonly (readonly string[])[];
  /** The number of rows that have the most common number of cells; 0 for a list with one column. */
  readonly agreement: number;
  /** Whether each quotation mark has a partner in its cell, as only the right delimiter ensures. */
  readonly isBalanced: boolean;
};

function splitAt(text: string, delimiter: string): Split {
  const { rows, broken } = splitCsv(text, delimiter, 3 * SAMPLE_ROWS);
  const sample = rows.filter(hasText).slice(0, SAMPLE_ROWS);
  const isBalanced = broken.size === 0 && !sample.some((cells) => cells.some(hasLoneQuote));
  return { delimiter, sample, agreement: agreementOf(sample, delimiter), isBalanced };
}

const hasLoneQuote = (cell: string) => (cell.match(/"/g)?.length ?? 0) % 2 === 1;

/** Agreement, where a reading with balanced quotation marks of half of the rows comes before all others. */
function rank({ sample, agreement, isBalanced }: Split): number {
  return agreement + (isBalanced && 2 * agreement >= sample.length ? SAMPLE_ROWS : 0);
}

/** Whether all rows have equally many cells, and the first is a row of headings, or a column holds only addresses. */
function isWholeTable({ sample, agreement }: Split): boolean {
  const [first = [], second] = sample;
  if (!second || agreement < sample.length) return false;
  const isAddress = (column: number) =>
    sample.every((cells) => ADDRESS.test(cells[column]?.trim() ?? ''));
  return first.some(isHeading) || first.some((_, column) => isAddress(column));
}

function agreementOf(rows: readonly (readonly string[])[], delimiter: string): number {
  const start = rows.findIndex(({ length }) => length > 1);
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const agreement = Math.max(0, ...counts.values());
  return start > 0 && !hasTitles(rows, start, delimiter) ? 0 : agreement;
}

/**
 * Whether the rows before `start`, which contain no delimiter, are titles above a table. Otherwise the list is a
 * column of texts or addresses, some of which contain commas.
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
 * Whether `delimiter` would split addresses of a list that begins with an address.
 * @throws {TableError} when both readings are equally likely
 */
function cutsAddresses(lines: readonly string[], delimiter: string): boolean {
  if (!ADDRESS.test(lines[0] ?? '')) return false;
  const [addresses, others] = [true, false].map((is) =>
    lines.filter((line) => ADDRESS.test(line) === is),
  ) as [string[], string[]];
  const rests = addresses.map((line) => line.split(delimiter).slice(1));
  /** Only the next cell counts: if it belongs to the address, so may the cells after it. */
  const areSeparate = ([next = 'x']: readonly string[]) => SEPARATE.test(next);
  if (rests.length > 0 && rests.every(areSeparate)) return false;
  if (!rests.flat().every((cell) => PLAIN.test(cell))) return true;
  if (others.some((line) => line.includes(delimiter))) return false;
  const [first = []] = rests;
  const isTable = first.length > 0 && rests.every(({ length }) => length === first.length);
  if (isTable && others.length === 0)
    throw new TableError({ code: 'addresses-unclear', delimiter });
  return true;
}
