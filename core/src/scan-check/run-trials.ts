import { CodeError } from '../code-error.ts';
import { defaultDesign } from '../design/design.ts';
import { inGrey } from '../design/grey.ts';
import { STANDARD_QUIET_ZONE } from '../encode/quiet-zone.ts';
import type { Pixels } from '../image/pixels.ts';
import { geist } from '../lettering/geist.ts';
import { createScene, type Scene } from '../scene/scene.ts';
import { drawModulePicture, sideOf, withStandardMargin } from './picture.ts';
import { type Effort, efforts, NEAR_PX, type TrialInput, trials } from './trials.ts';
import type { Decoder, ScanCheckInput, Trial } from './verdict.ts';

/** The scene of an input that every format draws. */
export function sceneOf(input: ScanCheckInput): Scene {
  const { text, design, font = geist, isLevelFixed, isBlackOnly } = input;
  return createScene(text, isBlackOnly ? inGrey(design) : design, { font, isLevelFixed });
}

/**
 * Shows every picture of an effort to the decoders. Stops after the required trials and the one in poor light
 * if the code is not readable in them.
 */
export async function runTrials(
  scene: Scene,
  input: ScanCheckInput,
  decoders: readonly Decoder[],
  effort: Effort,
): Promise<Trial[]> {
  const sizePx = input.sizePx ?? DEFAULT_SIZE_PX;
  const picturesOf = (scene: Scene) =>
    trialInput(scene, effort === 'full' ? sizePx : Math.min(sizePx, largestQuickPx(scene)));
  const pictures = picturesOf(scene);
  const plain = lazily(() => picturesOf(plainSceneOf(input)));
  const made: Trial[] = [];
  let hasFailed = false;
  const wanted = efforts.slice(0, efforts.indexOf(effort) + 1);
  for (const { id, label, kind, effort: minEffort, modulePx, make } of trials) {
    if (!wanted.includes(minEffort)) continue;
    if (hasFailed && (kind === 'width' || kind === 'stress')) break;
    if (id === 'on-dark' && scene.background === 'transparent') continue;
    if (modulePx !== undefined && modulePx * sideOf(scene) > LARGEST_FRAME_PX) continue;
    const shownTo = decoders.filter(
      (decoder) => isShown(decoder, { id, kind }, effort) && !hasFailedTwice(decoder, made),
    );
    const readBy = await readers(() => make(pictures), input.text, shownTo);
    const missed = shownTo.filter((decoder) => !readBy.includes(decoder.id));
    const others = missed.filter(({ group }) => group !== 'phones');
    const readPlainBy = await readers(() => make(plain()), input.text, others);
    const missedBy = missed
      .filter(({ id, group }) => group === 'phones' || readPlainBy.includes(id))
      .map(({ id }) => id);
    const trial = { id, label, kind, readBy, missedBy };
    made.push(trial);
    hasFailed ||= rulesOut(trial, decoders);
  }
  return made;
}

/** Whether a code that fails this trial does not scan, whatever else reads it. */
export function rulesOut({ kind, missedBy }: Trial, decoders: readonly Decoder[]): boolean {
  const phones = decoders.filter(({ group }) => group === 'phones');
  const isMissed = ({ id }: Decoder) => missedBy.includes(id);
  if (kind === 'required') return phones.some(isMissed);
  return kind === 'light' && phones.every(isMissed);
}

export const DEFAULT_SIZE_PX = 1000;
/** The longer side of the video frames that phones scan. */
const LARGEST_FRAME_PX = 1920;

/**
 * The longer side of the file in all but full checks, which take five times as long for a common code. jsQR
 * fails on large modules that do not touch: with modules of 14 pixels, but not yet of 10.
 */
function largestQuickPx(scene: Scene): number {
  return sideOf(scene) * 14;
}

/**
 * Only phone engines decide whether a code can be read and how much stress it tolerates. The others are
 * slower and see only the pictures that they may fail to read: in a quick check, the file. They must read the
 * file, and may miss one other picture.
 */
function isShown({ group }: Decoder, trial: Pick<Trial, 'id' | 'kind'>, effort: Effort): boolean {
  if (group === 'phones') return true;
  return effort === 'full' ? trial.kind !== 'stress' : effort === 'quick' && trial.id === 'file';
}

/** A simpler engine that missed two pictures does not read the code, whatever else it reads. */
function hasFailedTwice({ id, group }: Decoder, made: readonly Trial[]): boolean {
  return group !== 'phones' && made.filter(({ missedBy }) => missedBy.includes(id)).length > 1;
}

async function readers(
  draw: () => Pixels,
  text: string,
  decoders: readonly Decoder[],
): Promise<Decoder['id'][]> {
  if (decoders.length === 0) return [];
  const readBy: Decoder['id'][] = [];
  try {
    const picture = draw();
    for (const decoder of decoders) {
      if ((await decoder.decode(picture)) === text) readBy.push(decoder.id);
    }
  } catch (error) {
    // Less than one pixel per module: such a file cannot be read, and cannot be made either.
    if (!(error instanceof CodeError && error.reason === 'size-too-small')) throw error;
  }
  return readBy;
}

/** The pictures from which the trials of a scene are made. */
export function trialInput(scene: Scene, sizePx: number): TrialInput {
  const padded = withStandardMargin(scene);
  const withQuietZoneAt = (modulePx: number) => drawModulePicture(padded, modulePx);
  const near = lazily(() => drawModulePicture(scene, NEAR_PX));
  const nearWithQuietZone = lazily(() => (padded === scene ? near() : withQuietZoneAt(NEAR_PX)));
  return {
    scene,
    sizePx,
    withQuietZoneAt,
    get near() {
      return near();
    },
    get withQuietZone() {
      return nearWithQuietZone();
    },
  };
}

/** The same symbol as black squares on white: if an engine cannot read these, the design is not to blame. */
function plainSceneOf(input: ScanCheckInput): Scene {
  const { level } = input.design;
  return sceneOf({
    ...input,
    design: { ...defaultDesign, shape: 'standard', quietZone: STANDARD_QUIET_ZONE, level },
  });
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
