/**
 * Counts by a small number, as text: `key:count,count,…;key:…`, keys ascending, `''` for none. A row
 * that holds a day's quarters of an hour so is read many times faster than a row for each.
 */
export type Counts = Map<number, number[]>;

const [ZERO, NINE, COLON, SEMICOLON] = [48, 57, 58, 59];

/** Calls `visit` for every entry; `counts`, as many for each of a text, are only lent. */
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

/** The sum of packed counts, in which a key may come more than once, and others; packed. */
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
