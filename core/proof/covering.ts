/** The values of each factor, by its name. */
export type Factors = Readonly<Record<string, readonly unknown[]>>;

/** A value for each factor. */
export type Row<F extends Factors> = { readonly [K in keyof F]: F[K][number] };

/**
 * Pairwise testing: every pair of values of any two factors occurs in at least one row, so that faults that
 * two choices cause together are found without trying all combinations. Deterministic. The first rows cover
 * most pairs, so they contain each value.
 * @param minRows the minimum number of rows; rows that no pair needs distribute the values evenly
 */
export function pairwiseRows<F extends Factors>(factors: F, minRows: number): Row<F>[] {
  const names = Object.keys(factors);
  const counts = names.map((name) => factors[name]?.length ?? 0);
  const open = new Set<string>();
  const key = (a: number, i: number, b: number, j: number) => `${a},${i},${b},${j}`;
  for (let a = 0; a < names.length; a++) {
    for (let b = a + 1; b < names.length; b++) {
      for (let i = 0; i < (counts[a] as number); i++) {
        for (let j = 0; j < (counts[b] as number); j++) open.add(key(a, i, b, j));
      }
    }
  }
  const isOpen = (a: number, i: number, b: number, j: number) =>
    open.has(a < b ? key(a, i, b, j) : key(b, j, a, i));

  const rows: number[][] = [];
  let state = 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  while (open.size > 0 || rows.length < minRows) {
    const row: number[] = new Array(names.length).fill(-1);
    const [first] = open;
    if (first) {
      const [a, i, b, j] = first.split(',').map(Number) as [number, number, number, number];
      row[a] = i;
      row[b] = j;
    }
    for (let c = 0; c < names.length; c++) {
      if ((row[c] as number) >= 0) continue;
      let best = { value: 0, gain: -1 };
      const start = random(counts[c] as number);
      for (let n = 0; n < (counts[c] as number); n++) {
        const value = (start + n) % (counts[c] as number);
        let gain = 0;
        row.forEach((other, b) => {
          if (other >= 0 && b !== c && isOpen(c, value, b, other)) gain++;
        });
        if (gain > best.gain) best = { value, gain };
      }
      row[c] = best.value;
    }
    row.forEach((i, a) => {
      row.forEach((j, b) => {
        if (a < b) open.delete(key(a, i, b, j));
      });
    });
    rows.push(row);
  }
  return rows.map(
    (row) =>
      Object.fromEntries(
        names.map((name, a) => [name, factors[name]?.[row[a] as number]]),
      ) as Row<F>,
  );
}
