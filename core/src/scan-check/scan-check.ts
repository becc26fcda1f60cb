import type { Scene } from '../scene/scene.ts';
import { causeOf, causes } from './causes.ts';
import { factsOf } from './facts.ts';
import {
  groupsOf,
  hasMissed,
  isFileReadByPhonesAlone,
  isLostInPoorLight,
  isReadEverywhere,
  isWeakForPhones,
  STRONGEST,
} from './reach.ts';
import { DEFAULT_SIZE_PX, runTrials, sceneOf } from './run-trials.ts';
import { type Effort, isGrain } from './trials.ts';
import {
  type Cause,
  type Decoder,
  isGood,
  type Rating,
  type ScanCheckInput,
  type Trial,
  type Verdict,
} from './verdict.ts';

/**
 * Draws a code, reads it back with every decoder, and rates the result. Deterministic.
 * @throws {CodeError} when the code cannot be drawn: `empty`, `data-too-large`, `invalid-logo`.
 */
export async function checkScan(
  input: ScanCheckInput,
  decoders: readonly Decoder[],
  effort: Effort,
): Promise<Verdict> {
  const verdict = await checkScene(sceneOf(input), input, decoders, effort);
  if (effort !== 'full' || verdict.causes.length === 0) return verdict;
  const fix = await findFix(verdict, input, decoders);
  return fix ? { ...verdict, fix } : verdict;
}

/** Like `checkScan`, for a scene that was already created; without a fix. */
export async function checkScene(
  scene: Scene,
  input: ScanCheckInput,
  decoders: readonly Decoder[],
  effort: Effort,
): Promise<Verdict> {
  const facts = factsOf(input, scene, input.sizePx ?? DEFAULT_SIZE_PX);
  const trials = await runTrials(scene, input, decoders, effort);
  const found = causes.map(({ id, severityOf }) => ({ id, severity: severityOf(facts) }));
  const has = (severity: string) => found.some((cause) => cause.severity === severity);
  const groups = has('blocks') ? [] : groupsOf(trials, decoders);
  const isHard = has('hinders') || isWeakForPhones(trials, decoders);
  const isMissedByApps = decoders.some(
    (decoder) => decoder.group === 'apps' && hasMissed(decoder, trials),
  );
  const rating = !groups.includes('phones')
    ? 'unreadable'
    : isHard
      ? 'hard'
      : isMissedByApps
        ? 'not-web'
        : (isReadEverywhere(trials, decoders) ?? 'well');
  return {
    readable: rating !== 'unreadable',
    score: scoreOf(trials, rating),
    rating,
    groups,
    needsWarning:
      rating === 'unreadable' ||
      (rating === 'hard' &&
        (isLostInPoorLight(trials, decoders) || isFileReadByPhonesAlone(trials, decoders))),
    trials,
    causes: isGood(rating) ? [] : namedCauses(found),
    ...(facts.design.background === 'transparent' && { isOnWhite: true }),
  };
}

/**
 * Codes that scan score 50 to 100 by the stress that they tolerate, others 0 to 49 by the undistorted pictures that
 * phones read.
 */
function scoreOf(trials: readonly Trial[], rating: Rating): number {
  const isReadable = rating !== 'unreadable';
  const counted = trials.filter(({ kind }) => (kind === 'stress') === isReadable);
  const read = weightOf(counted, ({ readBy }) => readBy);
  const missed = weightOf(counted, ({ missedBy }) => missedBy);
  const share = read + missed === 0 ? 1 : read / (read + missed);
  return isReadable ? 50 + Math.round(50 * share) : Math.floor(49 * share);
}

/**
 * The strongest engine counts twice, and so does grain: among designs that read well, these tell best what other
 * engines read of them under distortion (`npm run lab -- judges`).
 */
function weightOf(
  trials: readonly Trial[],
  enginesOf: (trial: Trial) => readonly string[],
): number {
  return trials.reduce((sum, trial) => {
    const engines = enginesOf(trial).reduce((all, id) => all + (id === STRONGEST ? 2 : 1), 0);
    return sum + engines * (isGrain(trial) ? 2 : 1);
  }, 0);
}

/** The severe causes or, if there are none, the suspects. */
function namedCauses(found: readonly { id: Cause; severity: string | undefined }[]): Cause[] {
  const idsOf = (...severities: string[]) =>
    found.filter(({ severity }) => severity && severities.includes(severity)).map(({ id }) => id);
  const severe = [...idsOf('blocks'), ...idsOf('hinders')];
  if (severe.length > 0) return severe;
  const suspects = idsOf('suspect');
  return suspects.length > 0 ? suspects : ['unknown'];
}

/** Removes the most severe remaining cause until the design reads well. */
async function findFix(
  found: Verdict,
  input: ScanCheckInput,
  decoders: readonly Decoder[],
): Promise<Verdict['fix']> {
  let [verdict, design] = [found, input.design];
  const [first] = found.causes;
  const tried = new Set<Cause>();
  for (;;) {
    const cause = ([...verdict.causes, 'unknown'] as const).find((id) => !tried.has(id));
    if (!cause) return undefined;
    tried.add(cause);
    const next = causeOf(cause).fix(design);
    if (!next || (input.isLevelFixed && next.level !== design.level)) continue;
    design = next;
    const changedInput = { ...input, design };
    const scene = sceneOf(changedInput);
    // A quick check is enough to rule out a change that does not help.
    verdict = await checkScene(scene, changedInput, decoders, 'quick');
    if (!isGood(verdict.rating)) continue;
    verdict = await checkScene(scene, changedInput, decoders, 'full');
    if (!isGood(verdict.rating)) continue;
    return { cause: first ?? cause, isSingle: cause === first, design };
  }
}
