import { isWorkbook } from './file-kind.ts';
import { readCsv } from './read-csv.ts';
import { type Table, TableError } from './table.ts';

const MAX_BYTES = 20_000_000;

/**
 * Reads CSV or a workbook, told apart by their first bytes.
 * @param sheet of a workbook; without it, the first visible one with text
 * @throws {TableError}
 */
export async function readTable(file: Blob, sheet?: string): Promise<Table> {
  if (file.size > MAX_BYTES)
    throw new TableError('This file is larger than 20 MB. Split it into smaller files.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isWorkbook(bytes)) return readCsv(bytes);
  const { readWorkbook } = await import('./read-workbook.ts');
  return readWorkbook(bytes, sheet);
}
