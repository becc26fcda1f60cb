import type { Reading, Sample } from '../../../core/proof/compare.ts';
import type { Condition } from '../../../core/proof/conditions.ts';
import type { Engine } from '../../../core/proof/engines/engine.ts';
import { decoders } from '../../../core/proof/scanners.ts';
import { percent, table } from '../../../core/proof/tables.ts';
import type { Verdict } from '../../../core/src/scan-check/verdict.ts';

/** A code that is lost in clean pictures is a poor one. */
const isClean = ({ kind }: Condition) => kind === 'undistorted';

/** A code that is read in all of these is a good one. */
const everyday = new Set(['10 px', 'perspective 15°', 'rotation 37°', 'camera']);
const isEveryday = ({ id }: Condition) => everyday.has(id);

/**
 * Shows whether the site warns of poor codes and only of those, judged by engines that the scan check itself
 * does not use.
 */
export function warningTable(
  readings: readonly Reading[],
  verdicts: ReadonlyMap<Sample, Verdict>,
  engines: readonly Engine[],
): string {
  const independent = engines.filter((engine) => !decoders.some(({ id }) => id === engine.id));
  const bySample = [...Map.groupBy(readings, ({ sample }) => sample)];
  const poor = bySample.filter(([, own]) => shareRead(own, isClean, independent) <= 1 / 3);
  const good = bySample.filter(([, own]) => shareRead(own, isEveryday, independent) === 1);
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

/** Of the pictures whose plain version an engine reads, the share that it reads. */
function shareRead(
  readings: readonly Reading[],
  isCounted: (condition: Condition) => boolean,
  engines: readonly Engine[],
): number {
  const results = readings
    .filter(({ condition }) => isCounted(condition))
    .flatMap(({ readBy, plainReadBy }) =>
      engines.filter(({ id }) => plainReadBy.has(id)).map(({ id }) => readBy.has(id)),
    );
  return results.filter(Boolean).length / results.length;
}
