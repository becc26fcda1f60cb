import type { TableRow } from '@everscan/core/bulk/read-row';

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

/** Every reason why a file cannot be used as a list, with its values. */
export type TableFaults = Record<
  | 'file-empty'
  | 'pdf'
  | 'old-workbook'
  | 'binary-workbook'
  | 'open-document'
  | 'numbers-file'
  | 'not-a-spreadsheet'
  | 'web-page'
  | 'workbook-locked'
  | 'sheet-locked'
  | 'workbook-damaged'
  | 'workbook-too-large'
  | 'letters-unknown',
  unknown
> & {
  'too-many-rows': { readonly rows: number; readonly max: number };
  'file-too-large': { readonly megabytes: number };
  'addresses-unclear': { readonly delimiter: string };
};

export type TableFault = {
  [Code in keyof TableFaults]: { readonly code: Code } & TableFaults[Code];
}[keyof TableFaults];
export type PlainTableFault = {
  [Code in keyof TableFaults]: unknown extends TableFaults[Code] ? Code : never;
}[keyof TableFaults];

/** A file that cannot be used as a list. Its message is the fault as JSON, since a worker passes only messages on. */
export class TableError extends Error {
  readonly fault: TableFault;

  constructor(fault: TableFault | PlainTableFault) {
    const known = typeof fault === 'string' ? { code: fault } : fault;
    super(JSON.stringify(known));
    this.fault = known;
  }

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
  if (count === 0) throw new TableError('file-empty');
  if (count - 1 > MAX_ROWS)
    throw new TableError({ code: 'too-many-rows', rows: count - 1, max: MAX_ROWS });
}
