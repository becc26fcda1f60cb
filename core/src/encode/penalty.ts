import { type BitLines, countBits, insideOf, stripsOf } from './bit-lines.ts';

/**
 * The penalty of a masked symbol (ISO/IEC 18004, 7.8.3.1 and table 11), whose rows and columns are given: the
 * lower, the fewer patterns that mislead scanners. A sum that reaches `limit` is not added up further.
 */
export function penaltyOf(rows: BitLines, columns: BitLines, size: number, limit: number): number {
  let points = runPoints(rows, size) + runPoints(columns, size);
  if (points >= limit) return points;
  points += blockPoints(rows, size) + balancePoints(rows, size);
  if (points >= limit) return points;
  return points + finderPoints(rows, size) + finderPoints(columns, size);
}

/** 3 points for a run of five equal modules below each other, and 1 for each module more. */
function runPoints(lines: BitLines, size: number): number {
  let points = 0;
  for (let strip = 0, at = 0; strip < stripsOf(size); strip++) {
    const inside = insideOf(strip, size);
    let line = lines[at++] as number;
    // Where a module equals the one above it, in the last three lines; and where the last run of five ended.
    let first = 0;
    let second = 0;
    let third = 0;
    let run = 0;
    for (const end = at + size - 1; at < end; at++) {
      const next = lines[at] as number;
      const equal = ~(line ^ next) & inside;
      const five = first & second & third & equal;
      if (five !== 0) points += countBits(five) + 2 * countBits(five & ~run);
      line = next;
      first = second;
      second = third;
      third = equal;
      run = five;
    }
  }
  return points;
}

/** 3 points for each two by two equal modules; they may overlap. */
function blockPoints(rows: BitLines, size: number): number {
  let blocks = 0;
  const strips = stripsOf(size);
  for (let strip = 0; strip < strips; strip++) {
    const hasNext = strip + 1 < strips;
    // The last column has no neighbour.
    const inside = hasNext ? -1 : insideOf(strip, size) >>> 1;
    const first = strip * size;
    let row = rows[first] as number;
    let beside = (row >>> 1) | (hasNext ? (rows[first + size] as number) << 31 : 0);
    for (let at = first + 1; at < first + size; at++) {
      const next = rows[at] as number;
      const nextBeside = (next >>> 1) | (hasNext ? (rows[at + size] as number) << 31 : 0);
      blocks += countBits(~((row ^ beside) | (row ^ next) | (row ^ nextBeside)) & inside);
      row = next;
      beside = nextBeside;
    }
  }
  return 3 * blocks;
}

/** 10 points for each step of 5 % by which the share of dark modules is further from a half than the first. */
function balancePoints(rows: BitLines, size: number): number {
  let dark = 0;
  for (let i = 0; i < size * stripsOf(size); i++) dark += countBits(rows[i] as number);
  const modules = size * size;
  const steps = Math.ceil(Math.abs(20 * dark - 10 * modules) / modules);
  return 10 * Math.max(0, steps - 1);
}

/** 40 points for each run of 1:1:3:1:1, beginning dark, with four light modules before or after it. */
function finderPoints(lines: BitLines, size: number): number {
  let found = 0;
  for (let strip = 0; strip < stripsOf(size); strip++) {
    const first = strip * size;
    const last = first + size - 1;
    for (let i = first; i + 6 <= last; i++) {
      const pattern =
        (lines[i] as number) &
        ~(lines[i + 1] as number) &
        (lines[i + 2] as number) &
        (lines[i + 3] as number) &
        (lines[i + 4] as number) &
        ~(lines[i + 5] as number) &
        (lines[i + 6] as number);
      if (pattern === 0) continue;
      if (i - 4 >= first) found += countBits(pattern & ~anyOfFour(lines, i - 4));
      if (i + 10 <= last) found += countBits(pattern & ~anyOfFour(lines, i + 7));
    }
  }
  return 40 * found;
}

function anyOfFour(lines: BitLines, at: number): number {
  return (
    (lines[at] as number) |
    (lines[at + 1] as number) |
    (lines[at + 2] as number) |
    (lines[at + 3] as number)
  );
}
