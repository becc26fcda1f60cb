import type { Columns, Row } from './insert-rows.ts';

/**
 * Groups rows by which of the columns they have. Rows that were stored as JSON, such as those in the bin,
 * lack the columns that were added later. A statement that omits these columns leaves them to the database's
 * defaults.
 */
export function rowsByColumns<Stored extends Row>(
  columns: Columns,
  rows: readonly Stored[],
): { columns: Columns; rows: Stored[] }[] {
  const namesIn = (row: Stored) => Object.keys(columns).filter((name) => name in row);
  return [...Map.groupBy(rows, (row) => namesIn(row).join()).values()].map((rows) => {
    const names = new Set(namesIn(rows[0] as Stored));
    return {
      columns: Object.fromEntries(Object.entries(columns).filter(([name]) => names.has(name))),
      rows,
    };
  });
}
