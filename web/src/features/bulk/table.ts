import type { TableRow } from '@everscan/core/bulk/read-row';

export const TABLE_ERROR = 'TableError';

/** A list as read from the file. Its first row holds the headings. */
export type Table = { readonly headings: readonly string[]; readonly rows: readonly TableRow[] };

/** A file that cannot be used as a list. `message` is for the user. */
export class TableError extends Error {
  // Not the name of the class, which a build shortens.
  override readonly name = TABLE_ERROR;
}

export const MAX_ROWS = 5000;
