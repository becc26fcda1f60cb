import Papa from 'papaparse';
import { hasText } from './table.ts';

export type SplitText = {
  readonly rows: readonly (readonly string[])[];
  /** The positions of rows in which a quotation mark has no partner. */
  readonly broken: ReadonlySet<number>;
};

/**
 * Splits CSV (RFC 4180) into rows and cells, and accepts what people write besides: spaces around quoted cells, and
 * quotation marks that are part of the text (`5"`, `"`) as long as every line has the same number of cells.
 * @param text with `\n` at the ends of lines
 * @param preview the number of rows to read; all if missing
 */
export function splitCsv(text: string, delimiter: string, preview = 0): SplitText {
  const { data, errors } = Papa.parse<string[]>(withoutGaps(text, delimiter), {
    delimiter,
    newline: '\n',
    preview,
  });
  const plain = errors.length > 0 ? splitWithoutQuotes(text, delimiter, preview) : undefined;
  if (plain) return { rows: plain, broken: new Set() };
  return { rows: data, broken: new Set(errors.flatMap(({ row }) => row ?? [])) };
}

/** Removes the spaces between a delimiter and a quoted cell, which make RFC 4180 read the quotation marks as text. */
function withoutGaps(text: string, delimiter: string): string {
  if (!text.includes(`${delimiter} `) && !/^ +"/m.test(text)) return text;
  const end = `\\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const quoted = new RegExp(`(^|\\n|${end}) *("(?:[^"]|"")*") *(?=${end}|\\n|$)`, 'g');
  return text.replace(quoted, '$1$2');
}

/** The cells if no quotation mark encloses any of them, and all lines have equally many; else `undefined`. */
function splitWithoutQuotes(text: string, delimiter: string, preview: number) {
  const lines = preview > 0 ? text.split('\n', preview) : text.split('\n');
  const rows = lines.map((line) => line.split(delimiter));
  const filled = rows.filter(hasText);
  const [first = []] = filled;
  const isTable =
    first.length > 1 &&
    filled.every((cells) => cells.length === first.length && !cells.some(isEnclosed));
  return isTable ? rows : undefined;
}

const isEnclosed = (cell: string) => /^"[^"]+"$/.test(cell.trim());
