import * as m from '@everscan/messages/bulk';
import { isWorkbook } from './file-kind.ts';
import { readCsv } from './read-csv.ts';
import { type Table, TableError } from './table.ts';

const MAX_MEGABYTES = 20;

/**
 * Reads a CSV file or a workbook, which differ in their first bytes.
 * @param sheet the name of a sheet of a workbook; by default, the first visible one with text
 * @throws {TableError}
 */
export async function readTable(file: Blob, sheet?: string): Promise<Table> {
  if (file.size > MAX_MEGABYTES * 1e6) throw new TableError(m.fileTooLarge(MAX_MEGABYTES));
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isWorkbook(bytes)) return readCsv(bytes);
  const { readWorkbook } = await import('./read-workbook.ts');
  return readWorkbook(bytes, sheet);
}
