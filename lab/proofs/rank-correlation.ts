/** Spearman's coefficient: the correlation of the ranks, where equal values share the mean of their ranks. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [ranksA, ranksB] = [ranksOf(a), ranksOf(b)];
  const mean = (a.length - 1) / 2;
  let [both, ownA, ownB] = [0, 0, 0];
  for (const [i, rank] of ranksA.entries()) {
    const [x, y] = [rank - mean, (ranksB[i] as number) - mean];
    both += x * y;
    ownA += x * x;
    ownB += y * y;
  }
  return both / Math.sqrt(ownA * ownB);
}

function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2;
  });
}
