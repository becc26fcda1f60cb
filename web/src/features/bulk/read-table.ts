import * as m from '@everscan/messages/bulk';
import { isWorkbook } from './file-kind.ts';
import { readCsv } from './read-csv.ts';
import { type Table, TableError } from './table.ts';

const MAX_MEGABYTES = 20;

/**
 * Reads CSV or a workbook, told apart by their first bytes.
 * @param sheet of a workbook; without it, the first visible one with text
 * @throws {TableError}
 */
export async function readTable(file: Blob, sheet?: string): Promise<Table> {
  if (file.size > MAX_MEGABYTES * 1e6) throw new TableError(m.fileTooLarge(MAX_MEGABYTES));
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isWorkbook(bytes)) return readCsv(bytes);
  const { readWorkbook } = await import('./read-workbook.ts');
  return readWorkbook(bytes, sheet);
}
