import type { Verdict } from '../../src/scan-check/verdict.ts';
import type { Reading, Sample } from '../compare.ts';
import type { Engine } from '../engines/engine.ts';
import { decoders } from '../scanners.ts';
import { percent, table } from '../tables.ts';

/** Where a code is plain to see: engines that lose it there lose it everywhere. */
const CLEAR = new Set(['10 px']);

/** Harder pictures. A code that engines read in all of them is a good one. */
const EVERYDAY = new Set(['10 px', 'perspective 15°', 'rotation 37°', 'camera']);

/**
 * Whether people are warned of the codes that they should be warned of, and of no others, judged by
 * the engines that the scan check does not use itself.
 */
export function warningTable(
  readings: readonly Reading[],
  verdicts: ReadonlyMap<Sample, Verdict>,
  engines: readonly Engine[],
): string {
  const independent = engines.filter((engine) => !decoders.some(({ id }) => id === engine.id));
  const bySample = [...Map.groupBy(readings, ({ sample }) => sample)];
  const poor = bySample.filter(([, own]) => shareRead(own, CLEAR, independent) <= 1 / 3);
  const good = bySample.filter(([, own]) => shareRead(own, EVERYDAY, independent) === 1);
  const share = (codes: typeof bySample, isTrue: (verdict: Verdict) => boolean) =>
    percent(
      codes.filter(([sample]) => isTrue(verdicts.get(sample) as Verdict)).length,
      codes.length,
    );
  return table(
    ['Independent engines', 'codes', 'warned of', 'Does not scan'],
    [
      ['at most a third read it', poor] as const,
      ['all read it in every everyday picture', good] as const,
    ].map(([name, codes]) => [
      name,
      String(codes.length),
      share(codes, ({ needsWarning }) => needsWarning),
      share(codes, ({ readable }) => !readable),
    ]),
  );
}

/** Of the pictures whose plain version an engine reads: how much of them the engines read. */
function shareRead(
  readings: readonly Reading[],
  conditions: ReadonlySet<string>,
  engines: readonly Engine[],
): number {
  const answers = readings
    .filter(({ condition }) => conditions.has(condition.id))
    .flatMap(({ readBy, plainReadBy }) =>
      engines.filter(({ id }) => plainReadBy.has(id)).map(({ id }) => readBy.has(id)),
    );
  return answers.filter(Boolean).length / answers.length;
}
