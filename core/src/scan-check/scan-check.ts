import * as m from '@everscan/messages/scan-check';
import type { Scene } from '../scene/scene.ts';
import { causeOf, causes } from './causes.ts';
import { type Facts, factsOf } from './facts.ts';
import { DEFAULT_SIZE_PX, rulesOut, runTrials, sceneOf } from './run-trials.ts';
import { type ScannerGroup, scannerGroups } from './scanner-groups.ts';
import type { Effort } from './trials.ts';
import type { Cause, Decoder, ScanCheckInput, Trial, Verdict } from './verdict.ts';

/** From this score on a code "reads well". */
const GOOD_SCORE = 80;

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
  const groups = groupsOf(trials, decoders);
  const readable = groups.includes('phones') && !has('blocks');
  const isLimited =
    has('hinders') ||
    isMissedByAPhone(trials, decoders) ||
    decoders.some((decoder) => decoder.group === 'apps' && misses(decoder, trials));
  const score = scoreOf(trials, readable, isLimited);
  const rating = ratingOf(readable, score, groups);
  return {
    readable,
    score,
    rating,
    text: ratingTexts[rating],
    groups: readable ? groups : [],
    needsWarning: !readable || isFileReadByPhonesAlone(trials, decoders),
    trials,
    causes: score < GOOD_SCORE ? namedCauses(found) : [],
    ...noteOf(facts),
  };
}

function ratingOf(
  readable: boolean,
  score: number,
  groups: readonly ScannerGroup[],
): Verdict['rating'] {
  if (!readable) return 'unreadable';
  if (score < GOOD_SCORE) return 'hard';
  return groups.length === scannerGroups.length ? 'everywhere' : 'well';
}

const ratingTexts: Record<Verdict['rating'], string> = {
  everywhere: m.readsEverywhere,
  well: m.readsWell,
  hard: m.hardToRead,
  unreadable: m.doesNotScan,
};

/** The groups that read the code, up to the first that does not: any phone engine, or all of another group. */
function groupsOf(trials: readonly Trial[], decoders: readonly Decoder[]): ScannerGroup[] {
  const groups = scannerGroups.map(({ id }) => id);
  const first = groups.findIndex((group) =>
    group === 'phones'
      ? trials.some((trial) => rulesOut(trial, decoders))
      : decoders.some((decoder) => decoder.group === group && !reads(decoder, trials)),
  );
  return first < 0 ? groups : groups.slice(0, first);
}

/** Whether a phone engine misses the code at a size or in a light in which a phone may see it. */
function isMissedByAPhone(trials: readonly Trial[], decoders: readonly Decoder[]): boolean {
  const phones = decoders.filter(({ group }) => group === 'phones').map(({ id }) => id);
  return trials.some(
    ({ kind, missedBy }) => kind !== 'stress' && phones.some((id) => missedBy.includes(id)),
  );
}

/** Whether a decoder reads the code, including the file itself. */
function reads(decoder: Decoder, trials: readonly Trial[]): boolean {
  const file = trials.find(({ id }) => id === 'file');
  return !misses(decoder, trials) && (file?.readBy.includes(decoder.id) ?? false);
}

/**
 * Simpler engines must read the file, and may miss one other picture: even plain squares fail at some sizes,
 * depending on how module edges fall on pixels.
 */
function misses({ id }: Decoder, trials: readonly Trial[]): boolean {
  const missed = trials.filter(({ kind, missedBy }) => kind !== 'stress' && missedBy.includes(id));
  return missed.length > 1 || missed.some((trial) => trial.id === 'file');
}

/** Whether no other engine reads the file itself, although one of them reads a plain code of that size. */
function isFileReadByPhonesAlone(trials: readonly Trial[], decoders: readonly Decoder[]): boolean {
  const others = decoders.filter(({ group }) => group !== 'phones').map(({ id }) => id);
  const file = trials.find(({ id }) => id === 'file');
  return (
    file !== undefined &&
    others.some((id) => file.missedBy.includes(id)) &&
    !others.some((id) => file.readBy.includes(id))
  );
}

/** Readable codes score 50 to 100 by the stress that they tolerate, the others 0 to 49. */
function scoreOf(trials: readonly Trial[], readable: boolean, isLimited: boolean): number {
  const counted = trials.filter(({ kind }) => (readable ? kind === 'stress' : kind !== 'stress'));
  const read = counted.reduce((sum, { readBy }) => sum + readBy.length, 0);
  const missed = counted.reduce((sum, { missedBy }) => sum + missedBy.length, 0);
  const share = read + missed === 0 ? 1 : read / (read + missed);
  const score = readable ? 50 + Math.round(50 * share) : Math.floor(45 * share);
  return isLimited ? Math.min(score, GOOD_SCORE - 1) : score;
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

function noteOf({ design }: Facts): Pick<Verdict, 'note'> {
  return design.background === 'transparent' ? { note: m.checkedOnWhite } : {};
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
    if (verdict.score < GOOD_SCORE) continue;
    verdict = await checkScene(scene, changedInput, decoders, 'full');
    if (verdict.score < GOOD_SCORE) continue;
    const label = cause === first ? causeOf(cause).fixLabel : m.makeReadable;
    return { cause: first ?? cause, label, design };
  }
}
