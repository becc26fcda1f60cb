import type { TableRow } from '@everscan/core/bulk/read-row';
import * as m from '@everscan/messages/bulk';

export const TABLE_ERROR = 'TableError';

/** A list as read from a file: all rows with text, including titles and headings. */
export type Table = {
  readonly rows: readonly TableRow[];
  /** The names of a workbook's visible sheets; empty for other files. */
  readonly sheets: readonly string[];
  /** The sheet that was read. */
  readonly sheet?: string;
  /** The name of the code page, if it was guessed. */
  readonly encoding?: string;
};

/** A file that cannot be used as a list. `message` is for the user. */
export class TableError extends Error {
  // A constant, because the build shortens the names of classes.
  override readonly name = TABLE_ERROR;
}

export const MAX_ROWS = 5000;

export const hasText = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

/** @throws {TableError} when there are no rows, or too many. One row more is allowed for the headings. */
export function checkRowCount(count: number): void {
  if (count === 0) throw new TableError(m.fileEmpty);
  if (count - 1 > MAX_ROWS) throw new TableError(m.tooManyRows(count - 1, MAX_ROWS));
}
