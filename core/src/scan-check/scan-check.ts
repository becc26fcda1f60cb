import { CodeError } from '../code-error.ts';
import type { Design } from '../design/design.ts';
import type { Pixels } from '../image/pixels.ts';
import { geist } from '../lettering/geist.ts';
import { createScene, type Scene } from '../scene/scene.ts';
import { causeOf, causes } from './causes.ts';
import { type Facts, factsOf } from './facts.ts';
import { drawModulePicture } from './picture.ts';
import { type Effort, efforts, NEAR_PX, trials } from './trials.ts';

/** A program that reads symbols. Engines come as arguments: they are large, and core loads none. */
export type Decoder = {
  readonly id: 'qr' | 'zxing';
  /** The exact text of the symbol, its bytes read as UTF-8; `undefined` when none is read. */
  decode(pixels: Pixels): string | undefined | Promise<string | undefined>;
};

/** Why a code is hard to read; `causes/index.ts` has a label, an explanation and a fix for each. */
export type Cause =
  | 'contrast'
  | 'inverted'
  | 'quiet-zone'
  | 'logo'
  | 'shape'
  | 'density'
  | 'unknown';

/** One picture of the code, clean or made worse, and who read it. */
export type Trial = {
  readonly id: string;
  readonly label: string;
  /** Whether every decoder must read it for the code to be called readable. */
  readonly isRequired: boolean;
  readonly readBy: readonly Decoder['id'][];
};

/** What a check found. */
export type Verdict = {
  /** Every decoder read exactly the text from every required trial, and nothing rules it out. */
  readonly readable: boolean;
  /**
   * 0 to 100: how much stress it stands; below 50 exactly when it is not readable. With effort
   * `readable` no stress was tried, so that only being below 50 means something.
   */
  readonly score: number;
  /** For people. */
  readonly text: 'Reads well' | 'Hard to read' | 'Does not scan';
  readonly trials: readonly Trial[];
  /** The gravest first; empty for a code that reads well. */
  readonly causes: readonly Cause[];
  /** A design that was itself checked and reads well. Only with effort `full`. */
  readonly fix?: { readonly cause: Cause; readonly label: string; readonly design: Design };
  /** What the verdict leaves open, such as the ground under a transparent code. */
  readonly note?: string;
};

export type ScanCheckInput = {
  readonly text: string;
  readonly design: Design;
  /** Longer side of the page when printed, in millimetres. */
  readonly printedMm?: number;
  /** Longer side of the file in pixels; 1,000 when nothing is said. */
  readonly sizePx?: number;
  /** The content asks for this error correction level, so a fix may not change it. */
  readonly isLevelFixed?: boolean | undefined;
};

const DEFAULT_SIZE_PX = 1000;
/** From this score on a code "reads well". */
const GOOD_SCORE = 80;

/**
 * Draws a code, reads it back with every decoder, and says how well that goes. Deterministic.
 * @throws {CodeError} when there is no such code: `empty`, `data-too-large`, `invalid-logo`.
 */
export async function checkScan(
  input: ScanCheckInput,
  decoders: readonly Decoder[],
  effort: Effort,
): Promise<Verdict> {
  const scene = sceneOf(input);
  const verdict = await checkScene(scene, input, decoders, effort);
  if (effort !== 'full' || verdict.causes.length === 0) return verdict;
  const fix = await findFix(verdict.causes, input, decoders);
  return fix ? { ...verdict, fix } : verdict;
}

function sceneOf({ text, design, isLevelFixed }: ScanCheckInput): Scene {
  return createScene(text, design, { font: geist, isLevelFixed });
}

/** The same for a scene that has been made already; without a fix. */
export async function checkScene(
  scene: Scene,
  input: ScanCheckInput,
  decoders: readonly Decoder[],
  effort: Effort,
): Promise<Verdict> {
  const sizePx = input.sizePx ?? DEFAULT_SIZE_PX;
  const facts = factsOf(input, scene, sizePx);
  const made = await makeTrials(scene, input.text, decoders, effort, sizePx);
  const isRead = (trial: Trial) => trial.readBy.length === decoders.length;
  const found = causes.map(({ id, gravityOf }) => ({ id, gravity: gravityOf(facts) }));
  const has = (gravity: string) => found.some((cause) => cause.gravity === gravity);
  const readable = made.every((trial) => !trial.isRequired || isRead(trial)) && !has('blocks');
  const score = scoreOf(made, decoders.length, readable, has('hinders'));
  return {
    readable,
    score,
    text: !readable ? 'Does not scan' : score < GOOD_SCORE ? 'Hard to read' : 'Reads well',
    trials: made,
    causes: score < GOOD_SCORE ? namedCauses(found) : [],
    ...noteOf(facts),
  };
}

/** Stops after the required trials when one of them was not read: nothing can make up for that. */
async function makeTrials(
  scene: Scene,
  text: string,
  decoders: readonly Decoder[],
  effort: Effort,
  sizePx: number,
): Promise<Trial[]> {
  const near = drawModulePicture(scene, NEAR_PX);
  const made: Trial[] = [];
  let hasFailed = false;
  const wanted = efforts.slice(0, efforts.indexOf(effort) + 1);
  for (const { id, label, isRequired, effort: least, make } of trials) {
    if (!wanted.includes(least)) continue;
    if (hasFailed && !isRequired) break;
    if (id === 'on-dark' && scene.background === 'transparent') continue;
    const readBy = await readers(() => make(scene, near, sizePx), text, decoders);
    made.push({ id, label, isRequired, readBy });
    hasFailed ||= isRequired && readBy.length < decoders.length;
  }
  return made;
}

async function readers(draw: () => Pixels, text: string, decoders: readonly Decoder[]) {
  const readBy: Decoder['id'][] = [];
  try {
    const picture = draw();
    for (const decoder of decoders) {
      if ((await decoder.decode(picture)) === text) readBy.push(decoder.id);
    }
  } catch (error) {
    // Not one pixel for a module: such a file cannot be read, and cannot be made either.
    if (!(error instanceof CodeError && error.reason === 'size-too-small')) throw error;
  }
  return readBy;
}

/** Readable codes share 50 to 100 by the stress they stand, the others 0 to 49. */
function scoreOf(
  made: readonly Trial[],
  decoders: number,
  readable: boolean,
  isHindered: boolean,
): number {
  const counted = made.filter(({ isRequired }) => isRequired !== readable);
  const reads = counted.reduce((sum, { readBy }) => sum + readBy.length, 0);
  const share = counted.length === 0 ? 1 : reads / (counted.length * decoders);
  const score = readable ? 50 + Math.round(50 * share) : Math.floor(45 * share);
  return isHindered ? Math.min(score, GOOD_SCORE - 1) : score;
}

/** The grave ones, and only when there are none, those that may be it. */
function namedCauses(found: readonly { id: Cause; gravity: string | undefined }[]): Cause[] {
  const idsOf = (...gravities: string[]) =>
    found.filter(({ gravity }) => gravity && gravities.includes(gravity)).map(({ id }) => id);
  const grave = [...idsOf('blocks'), ...idsOf('hinders')];
  if (grave.length > 0) return grave;
  const suspects = idsOf('suspect');
  return suspects.length > 0 ? suspects : ['unknown'];
}

function noteOf({ design }: Facts): Pick<Verdict, 'note'> {
  return design.background === 'transparent'
    ? { note: 'Checked on white. A transparent code cannot be read on a dark ground.' }
    : {};
}

/** Takes away one cause after the other until the design reads well. */
async function findFix(
  found: readonly Cause[],
  input: ScanCheckInput,
  decoders: readonly Decoder[],
): Promise<Verdict['fix']> {
  let design = input.design;
  const changed: Cause[] = [];
  for (const cause of new Set<Cause>([...found, 'unknown'])) {
    const next = causeOf(cause).fix(design);
    if (!next || (input.isLevelFixed && next.level !== design.level)) continue;
    design = next;
    changed.push(cause);
    const changedInput = { ...input, design };
    const verdict = await checkScene(sceneOf(changedInput), changedInput, decoders, 'full');
    if (verdict.score < GOOD_SCORE) continue;
    const [first] = changed as [Cause];
    const label = cause === first ? causeOf(first).fixLabel : 'Make it readable';
    return { cause: first, label, design };
  }
  return undefined;
}
