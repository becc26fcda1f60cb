import * as m from '@everscan/messages/bulk';
import { unzipSync } from 'fflate';
import { cellRef, EncryptedFileError, readXlsx, type Sheet } from 'hucre';
import { textOf } from './cell-text.ts';
import { faultOfZip } from './file-kind.ts';
import { checkRowCount, hasText, type Table, TableError } from './table.ts';

/** Limit for the unpacked size. 5,000 rows with 50 columns take about 10 MB. */
const MAX_BYTES = 100_000_000;
/** More cells than any list has. Without a limit, a value in the last cell of a sheet would take gigabytes. */
const RANGE = 'A1:CV20001';

/**
 * Reads a sheet of an .xlsx file: text unchanged, numbers and dates in the format of `textOf`, and formulas as their
 * last result.
 * @throws {TableError}
 */
export async function readWorkbook(bytes: Uint8Array, wanted?: string): Promise<Table> {
  checkZip(bytes);
  const names: string[] = [];
  try {
    const { sheets } = await readXlsx(bytes, {
      readStyles: true,
      range: RANGE,
      sheets: ({ name, hidden, veryHidden }) => {
        if (!hidden && !veryHidden) names.push(name);
        return !hidden && !veryHidden && (wanted === undefined || name === wanted);
      },
    });
    const tables = sheets.map((sheet) => ({ sheet: sheet.name, rows: rowsOf(sheet) }));
    const table = tables.find(({ rows }) => rows.length > 0) ?? tables[0];
    checkRowCount(table?.rows.length ?? 0);
    return { sheets: names, rows: [], ...table };
  } catch (error) {
    if (error instanceof TableError) throw error;
    throw new TableError(error instanceof EncryptedFileError ? m.sheetLocked : m.workbookDamaged);
  }
}

/** @throws {TableError} for a zip that is damaged, is not a workbook, or unpacks to more than `MAX_BYTES` */
function checkZip(bytes: Uint8Array): void {
  const names: string[] = [];
  let total = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        names.push(name);
        // The reader unpacks at most the stated size, but has no limit if none is stated.
        total += originalSize > 0 || size === 0 ? originalSize : Number.POSITIVE_INFINITY;
        return false;
      },
    });
  } catch {
    throw new TableError(m.workbookDamaged);
  }
  const fault = faultOfZip(names);
  if (fault) throw new TableError(fault);
  if (total > MAX_BYTES) throw new TableError(m.workbookTooLarge);
}

function rowsOf({ rows, cells }: Sheet) {
  return rows.flatMap((values, index) => {
    const cellAt = (column: number) => cells?.get(`${index},${column}`);
    const texts = values.map((value, column) => textOf(value, cellAt(column)?.style?.numFmt));
    if (!hasText(texts)) return [];
    const failed = values.findIndex((_, column) => cellAt(column)?.type === 'error');
    const error =
      failed < 0 ? undefined : m.cellFailed(cellRef(index, failed), texts[failed] ?? '');
    return [{ row: index + 1, cells: withoutEmptyEnd(texts), error }];
  });
}

function withoutEmptyEnd(texts: readonly string[]): string[] {
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}
