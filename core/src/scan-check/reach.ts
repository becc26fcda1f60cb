import { type ScannerGroup, scannerGroups } from './scanner-groups.ts';
import { LIMITS } from './trials.ts';
import type { Decoder, Rating, Trial } from './verdict.ts';

/** Which scanners read a code, concluded from its trials. */

/** The best reader of phones. `qr` alone reads pictures that no other engine does, and misses some that all others read. */
export const STRONGEST = 'zxing';
/** Pictures that `qr` may miss before a code counts as weak: it misses some for reasons that no other engine shares. */
const TOLERATED = 2;
/** At this width, engines of older scanners miss modules that do not touch, as those of the default design. */
const SMALLEST = '3px';

type Trials = readonly Trial[];

const isPlain = ({ kind }: Trial) => kind !== 'stress';

/** Whether a code that fails this trial does not scan, whatever else reads it: no phone engine reads it. */
export function rulesOut(trial: Trial, decoders: readonly Decoder[]): boolean {
  const phones = decoders.filter(({ group }) => group === 'phones');
  return isPlain(trial) && phones.every(({ id }) => trial.missedBy.includes(id));
}

/** Whether phones read a code: one of their engines in each undistorted picture, the strongest in most of them. */
function isReadByPhones(trials: Trials, decoders: readonly Decoder[]): boolean {
  const missed = missedBy(STRONGEST, trials).length;
  return (
    !trials.some((trial) => rulesOut(trial, decoders)) &&
    2 * missed <= trials.filter(isPlain).length
  );
}

/** Whether phones read a code without margin: not all engines at every width, or none in poor light. */
export function isWeakForPhones(trials: Trials, decoders: readonly Decoder[]): boolean {
  const phones = decoders.filter(({ group }) => group === 'phones');
  return (
    missedBy(STRONGEST, trials).length > 0 ||
    phones.some(({ id }) => missedBy(id, trials).length > TOLERATED) ||
    isLostInPoorLight(trials, decoders)
  );
}

/** Whether no phone engine reads a code in flat light or in a camera's weakest grain. */
export function isLostInPoorLight(trials: Trials, decoders: readonly Decoder[]): boolean {
  const phones = decoders.filter(({ group }) => group === 'phones');
  return trials.some(
    ({ id, missedBy }) =>
      LIMITS.includes(id) && phones.every((phone) => missedBy.includes(phone.id)),
  );
}

/** The groups that read a code, up to the first that does not. Older scanners may miss modules of 3 pixels. */
export function groupsOf(trials: Trials, decoders: readonly Decoder[]): ScannerGroup[] {
  const reads = (decoder: Decoder) => wasAsked(decoder.id, trials) && !hasMissed(decoder, trials);
  const first = scannerGroups.findIndex((group) =>
    group === 'phones'
      ? !isReadByPhones(trials, decoders)
      : !decoders.filter((decoder) => decoder.group === group).every(reads),
  );
  return first < 0 ? [...scannerGroups] : scannerGroups.slice(0, first);
}

/** Whether an engine missed an undistorted picture, other than modules of 3 pixels for older scanners. */
export function hasMissed({ id, group }: Decoder, trials: Trials): boolean {
  return missedBy(id, trials).some((trial) => group !== 'everywhere' || trial !== SMALLEST);
}

/** Whether every engine read all undistorted pictures, or all those from 4 pixels a module on. */
export function isReadEverywhere(
  trials: Trials,
  decoders: readonly Decoder[],
): Extract<Rating, 'everywhere' | 'everywhere-from-4'> | undefined {
  if (!decoders.every(({ id }) => wasAsked(id, trials))) return undefined;
  const missed = decoders.flatMap(({ id }) => missedBy(id, trials));
  if (missed.length === 0) return 'everywhere';
  return missed.every((trial) => trial === SMALLEST) ? 'everywhere-from-4' : undefined;
}

/** Whether only phones read the file itself, although another engine reads a plain code of that size. */
export function isFileReadByPhonesAlone(trials: Trials, decoders: readonly Decoder[]): boolean {
  const others = decoders.filter(({ group }) => group !== 'phones').map(({ id }) => id);
  const file = trials.find(({ id }) => id === 'file');
  return (
    file !== undefined &&
    others.some((id) => file.missedBy.includes(id)) &&
    !others.some((id) => file.readBy.includes(id))
  );
}

/** The undistorted pictures that an engine missed. */
function missedBy(engine: Decoder['id'], trials: Trials): string[] {
  return trials
    .filter((trial) => isPlain(trial) && trial.missedBy.includes(engine))
    .map(({ id }) => id);
}

function wasAsked(engine: Decoder['id'], trials: Trials): boolean {
  return trials.some(({ readBy, missedBy }) => [...readBy, ...missedBy].includes(engine));
}
