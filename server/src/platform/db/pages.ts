/**
 * Yields all rows of a list in pages. `read` returns up to `size` rows after a given one. Each page is
 * read by itself, so that a slow reader keeps no transaction open.
 */
export async function* readPages<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}
