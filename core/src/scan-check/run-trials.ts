import { CodeError } from '../code-error.ts';
import { defaultDesign } from '../design/design.ts';
import { inGrey } from '../design/grey.ts';
import { STANDARD_QUIET_ZONE } from '../encode/quiet-zone.ts';
import type { Pixels } from '../image/pixels.ts';
import { geist } from '../lettering/geist.ts';
import { createScene, type Scene } from '../scene/scene.ts';
import { drawModulePicture, sideOf, withStandardMargin } from './picture.ts';
import { hasMissed, isReadEverywhere, rulesOut } from './reach.ts';
import {
  type Effort,
  isExtraWidth,
  NEAR_PX,
  type TrialEntry,
  type TrialInput,
  trialsOf,
} from './trials.ts';
import type { Decoder, ScanCheckInput, Trial } from './verdict.ts';

/** The scene of an input that every format draws. */
export function sceneOf(input: ScanCheckInput): Scene {
  const { text, design, font = geist, isLevelFixed, isBlackOnly } = input;
  return createScene(text, isBlackOnly ? inGrey(design) : design, { font, isLevelFixed });
}

/**
 * Shows every picture of an effort to the decoders. A full check stops after the clean pictures if the code is not
 * readable in them.
 */
export async function runTrials(
  scene: Scene,
  input: ScanCheckInput,
  decoders: readonly Decoder[],
  effort: Effort,
): Promise<Trial[]> {
  const { sizePx = DEFAULT_SIZE_PX } = input;
  const pictures = trialInput(scene, sizePx);
  const plain = lazily(() => trialInput(plainSceneOf(input), sizePx));
  const made: Trial[] = [];
  let hasFailed = false;
  for (const entry of trialsOf(effort, scene, sizePx)) {
    const { id, kind, modulePx, make } = entry;
    if (hasFailed && kind !== 'clean') break;
    if (modulePx !== undefined && modulePx * sideOf(scene) > LARGEST_FRAME_PX) continue;
    const shownTo = decoders.filter((decoder) =>
      isShown(decoder, entry, effort, { made, decoders }),
    );
    const readBy = await readers(() => make(pictures), input.text, shownTo);
    const missed = shownTo.filter((decoder) => !readBy.includes(decoder.id));
    // A phone must read a code of any size, so only stress is compared with plain squares.
    const isCompared = ({ group }: Decoder) => group !== 'phones' || kind === 'stress';
    const readPlainBy = await readers(() => make(plain()), input.text, missed.filter(isCompared));
    const missedBy = missed
      .filter((decoder) => !isCompared(decoder) || readPlainBy.includes(decoder.id))
      .map(({ id }) => id);
    const trial = { id, kind, readBy, missedBy };
    made.push(trial);
    hasFailed ||= rulesOut(trial, decoders);
  }
  return made;
}

export const DEFAULT_SIZE_PX = 1000;
/** The longer side of the video frames that phones scan. */
const LARGEST_FRAME_PX = 1920;

/**
 * Phone engines see everything. The others see only what they decide, since they are slow: undistorted pictures
 * until they miss one, and the extra widths while the code may still turn out to be read everywhere.
 */
function isShown(
  decoder: Decoder,
  entry: TrialEntry,
  effort: Effort,
  { made, decoders }: { readonly made: readonly Trial[]; readonly decoders: readonly Decoder[] },
): boolean {
  if (decoder.group === 'phones') return true;
  if (effort === 'quick' || entry.kind === 'stress') return false;
  return isExtraWidth(entry)
    ? isReadEverywhere(made, decoders) !== undefined
    : !hasMissed(decoder, made);
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
