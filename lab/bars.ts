/**
 * What a lab script found, beside its bars. A missed bar fails the script at its end, after everything else was
 * measured. In a smoke run, which shares a busy machine with others, slowness fails nothing and wrong results do.
 *
 *     bar('p99 of redirects', p99, { atMost: 6, unit: 'ms' });
 *     finding('scans are all counted', stored === answered, `${stored} of ${answered}`);
 */
export const isSmoke = process.env.LAB_SMOKE === '1';

type Limit = {
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly unit?: string;
  /** What else was seen, for the line. */
  readonly with?: string;
};

/** A speed or a size. */
export function bar(what: string, value: number, limit: Limit): void {
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = limit;
  const isMet = value <= atMost && value >= atLeast;
  if (!isMet && !isSmoke) process.exitCode = 1;
  const unit = limit.unit ? ` ${limit.unit}` : '';
  const bound = limit.atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`;
  const rest = limit.with ? `; ${limit.with}` : '';
  console.log(
    `- ${isMet ? 'pass' : 'FAIL'}: ${what}: ${shown(value)}${unit} (bar ${bound}${unit})${rest}`,
  );
}

/** Something that is right or wrong, on every machine. */
export function finding(what: string, isRight: boolean, seen?: string): void {
  if (!isRight) process.exitCode = 1;
  console.log(`- ${isRight ? 'pass' : 'FAIL'}: ${what}${seen ? `: ${seen}` : ''}`);
}

function shown(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
