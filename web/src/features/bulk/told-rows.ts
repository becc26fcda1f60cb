import type { Cell, BulkRow as ReadRow } from '@everscan/core/bulk/read-row';
import { textOfRowFault } from '@everscan/messages/words/faults/list';

/** What is wrong with a row in words, what to write instead, and the cell, if a single one is at fault. */
export type RowFault = { readonly error: string; readonly cell?: Cell };

/** A row of a list, with what is wrong in words. */
export type BulkRow = ReadRow<RowFault>;

/** Turns the faults of rows into words. */
export function toldRows(rows: readonly ReadRow[]): readonly BulkRow[] {
  return rows.map(({ remarks, ...row }) => ({
    ...('fault' in row ? told(row) : row),
    ...(remarks && { remarks: remarks.map(told) }),
  }));
}

function told<Row extends Parameters<typeof textOfRowFault>[0]>(row: Row) {
  const { fault: _fault, isCellEmpty: _isEmpty, example: _example, ...rest } = row;
  return { ...rest, error: textOfRowFault(row) };
}
