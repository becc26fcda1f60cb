/**
 * Counts by a numeric key, packed into text: `key:count,count,…;key:…` with ascending keys, `''` for none.
 * One such row for all quarter-hours of a day is read many times faster than one row for each.
 */
export type Counts = Map<number, number[]>;

const [ZERO, NINE, COLON, SEMICOLON] = [48, 57, 58, 59];

/** Calls `visit` for every entry. The array `counts` is reused for the next one. */
export function readPacked(
  text: string,
  visit: (key: number, counts: readonly number[]) => void,
): void {
  if (text === '') return;
  const counts: number[] = [];
  let [key, number, column] = [0, 0, 0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= NINE) {
      number = number * 10 + code - ZERO;
      continue;
    }
    if (code === COLON) key = number;
    else counts[column++] = number;
    number = 0;
    if (code !== SEMICOLON) continue;
    visit(key, counts);
    column = 0;
  }
  counts[column] = number;
  visit(key, counts);
}

export function pack(counts: Counts): string {
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([key, numbers]) => `${key}:${numbers.join(',')}`)
    .join(';');
}

/** Adds counts to packed counts, in which a key may occur more than once. */
export function addToPacked(text: string, added: Counts): string {
  const sum: Counts = new Map();
  readPacked(text, (key, counts) => addCounts(sum, key, counts));
  for (const [key, counts] of added) addCounts(sum, key, counts);
  return pack(sum);
}

export function addCounts(sum: Counts, key: number, counts: readonly number[]): void {
  const known = sum.get(key);
  if (known === undefined) sum.set(key, [...counts]);
  else for (const [i, count] of counts.entries()) known[i] = (known[i] ?? 0) + count;
}
