import type { TableRow } from '@everscan/core/bulk/read-row';

/** A list as it was read: the first row names the columns. */
export type Table = { readonly headings: readonly string[]; readonly rows: readonly TableRow[] };

/** Why a file is no list that can be used; `message` is for the person who chose it. */
export class TableError extends Error {}

export const MAX_ROWS = 5000;
