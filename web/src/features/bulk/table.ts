import type { TableRow } from '@everscan/core/bulk/read-row';
import * as m from '@everscan/messages/bulk';

export const TABLE_ERROR = 'TableError';
export const LETTERS_ERROR = 'LettersError';

/** A list as read from a file: all rows with text, including titles and headings. */
export type Table = {
  readonly rows: readonly TableRow[];
  /** The names of a workbook's visible sheets; empty for other files. */
  readonly sheets: readonly string[];
  /** The sheet that was read. */
  readonly sheet?: string;
  /** The name of the encoding, if it was guessed or chosen. */
  readonly encoding?: string;
  /** Whether the visitor has chosen the encoding. */
  readonly isEncodingChosen?: boolean;
  /** How many columns of a sheet are too far right to be read. */
  readonly unreadColumns?: number;
};

/** A file that cannot be used as a list. `message` is for the user. */
export class TableError extends Error {
  // A constant, because the build shortens the names of classes.
  override readonly name: string = TABLE_ERROR;
}

/** A file whose letters could not be decoded. It can be read again in an encoding that the visitor chooses. */
export class LettersError extends TableError {
  override readonly name = LETTERS_ERROR;
}

export const MAX_ROWS = 5000;
/** The columns of a sheet that are read. */
export const MAX_COLUMNS = 100;

export const hasText = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

/** @throws {TableError} when there are no rows, or too many. One row more is allowed for the headings. */
export function checkRowCount(count: number): void {
  if (count === 0) throw new TableError(m.fileEmpty);
  if (count - 1 > MAX_ROWS) throw new TableError(m.tooManyRows(count - 1, MAX_ROWS));
}
