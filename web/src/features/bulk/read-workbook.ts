import type { CellNote, TableRow } from '@everscan/core/bulk/read-row';
import { unzipSync } from 'fflate';
import {
  type Cell,
  type CellValue,
  cellRef,
  EncryptedFileError,
  parseRange,
  type RowDef,
  readXlsx,
  type Sheet,
} from 'hucre';
import { type Book, shownText, textOf, timeOfNumber } from './cell-text.ts';
import { faultOfZip } from './file-kind.ts';
import { readSheetParts } from './sheet-parts.ts';
import { checkRowCount, hasText, type Table, TableError } from './table.ts';

/** Limit for the unpacked size. 5,000 rows with 50 columns take about 10 MB. */
const MAX_BYTES = 100_000_000;
/** More cells than any list has. Without a limit, a value in the last cell of a sheet would take gigabytes. */
const RANGE = 'A1:CV20001';
/** Spreadsheets keep 15 digits of a number. */
const MAX_NUMBER = 1e15;

/**
 * Reads a sheet of an .xlsx file: text unchanged, numbers and dates in the format of `textOf`, and formulas as their
 * last result.
 * @throws {TableError}
 */
export async function readWorkbook(
  bytes: Uint8Array,
  language: string,
  wanted?: string,
): Promise<Table> {
  checkZip(bytes);
  const names: string[] = [];
  try {
    const { sheets, dateSystem } = await readXlsx(bytes, {
      readStyles: true,
      range: RANGE,
      sheets: ({ name, hidden, veryHidden }) => {
        if (!hidden && !veryHidden) names.push(name);
        return !hidden && !veryHidden && (wanted === undefined || name === wanted);
      },
    });
    const book = { is1904: dateSystem === '1904', language };
    const sheet = sheets.find(({ rows }) => rows.some((row) => row.some(hasValue))) ?? sheets[0];
    if (!sheet) throw new TableError('file-empty');
    const { links, otherColumns } = readSheetParts(bytes, sheet.name);
    const rows = rowsOf(sheet, links, book);
    checkRowCount(rows.length);
    const unread = otherColumns > 0 && { unreadColumns: otherColumns };
    return { sheets: names, sheet: sheet.name, rows, ...unread };
  } catch (error) {
    if (error instanceof TableError) throw error;
    throw new TableError(error instanceof EncryptedFileError ? 'sheet-locked' : 'workbook-damaged');
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
    throw new TableError('workbook-damaged');
  }
  const fault = faultOfZip(names);
  if (fault) throw new TableError(fault);
  if (total > MAX_BYTES) throw new TableError('workbook-too-large');
}

const hasValue = (value: CellValue) => value !== null && value !== '';

function rowsOf(sheet: Sheet, links: ReadonlyMap<string, string>, book: Book): TableRow[] {
  const { rows, cells, rowDefs } = sheet;
  const totals = totalRowsOf(sheet);
  const cellAt = (row: number, column: number) => cells?.get(`${row},${column}`);
  const read = rows.map((values, row) => {
    const texts: string[] = [];
    const notes: (CellNote | undefined)[] = [];
    for (const [column, value] of values.entries()) {
      const link = links.get(`${row},${column}`);
      const cell = { type: 'string', ...cellAt(row, column), value } as const;
      const text = textOf(value, book, cell.style?.numFmt);
      texts.push(text);
      notes.push(noteOf(cell, text, link, book));
    }
    return { texts, notes };
  });
  for (const { startRow, endRow, startCol } of sheet.merges ?? []) {
    // A cell that is merged over several rows belongs to each of them that has another text.
    for (let row = startRow + 1; row <= endRow; row++) {
      const [from, to] = [read[startRow], read[row]];
      if (!from || !to || !hasText(to.texts)) continue;
      to.texts[startCol] = from.texts[startCol] ?? '';
      to.notes[startCol] = from.notes[startCol];
    }
  }
  return read.flatMap(({ texts, notes }, index) => {
    const isUnknown = notes.some((note) => note?.isUnknown);
    if (!hasText(texts) && !isUnknown) return [];
    const failed = texts.findIndex((_, column) => cellAt(index, column)?.type === 'error');
    const noted = Object.fromEntries(
      notes.flatMap((note, column) => (note ? [[column, note] as const] : [])),
    );
    return [
      {
        row: index + 1,
        cells: withoutEmptyEnd(texts),
        ...(failed >= 0 && {
          fault: {
            code: 'cell-failed' as const,
            cell: cellRef(index, failed),
            text: texts[failed] ?? '',
          },
        }),
        ...(Object.keys(noted).length > 0 && { notes: noted }),
        ...(isHidden(rowDefs?.get(index)) && { isHidden: true }),
        ...(totals.has(index) && { isTotal: true }),
      },
    ];
  });
}

/** The last rows of tables that add up their columns (ECMA-376, 18.5.1.2: totalsRowCount). */
function totalRowsOf({ tables = [] }: Sheet): ReadonlySet<number> {
  return new Set(
    tables.flatMap(({ range, showTotalRow }) =>
      showTotalRow && range ? [parseRange(range).endRow] : [],
    ),
  );
}

/** A row can be hidden by itself, by a filter, by a group that is closed, or by its height. */
function isHidden({ hidden, height }: RowDef = {}): boolean {
  return hidden === true || height === 0;
}

/** @param text the cell as `textOf` reads it */
function noteOf(
  cell: Cell,
  text: string,
  target: string | undefined,
  book: Book,
): CellNote | undefined {
  const { value, formula } = cell;
  const shown = shownText(value, book, cell.style?.numFmt);
  const link = linkOf(formula, target);
  const time = cell.type === 'date' ? undefined : timeOfNumber(value);
  const note: CellNote = {
    ...(shown !== text && { shown }),
    ...(link && { link }),
    ...(time && { time }),
    ...(formula !== undefined && value === null && { isUnknown: true }),
    ...(typeof value === 'number' && Math.abs(value) >= MAX_NUMBER && { isRounded: true }),
  };
  return Object.keys(note).length > 0 ? note : undefined;
}

/** The address in a formula, if it is not computed from other cells. */
const HYPERLINK = /^HYPERLINK\(\s*"((?:[^"]|"")*)"\s*[,;)]/i;

/** The web or mail address that a click on the cell opens; `undefined` for places in the workbook and files. */
function linkOf(formula = '', target = ''): string | undefined {
  const inFormula = HYPERLINK.exec(formula)?.[1]?.replaceAll('""', '"');
  const address = (inFormula ?? target).trim();
  if (/^https?:\/\//i.test(address)) return address;
  const [, mail] = /^mailto:([^?]+)/i.exec(address) ?? [];
  return mail;
}

function withoutEmptyEnd(texts: readonly string[]): string[] {
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}
