import type { Pixels } from '../image/pixels.ts';
import { modulePxOf } from '../print/module-size.ts';
import type { Scene } from '../scene/scene.ts';
import { drawModulePicture, drawPicture, sideOf } from './picture.ts';
import { addNoise, blur, fade, tilt } from './stress.ts';

/**
 * `quick` finds whether a code can be read, but not how well: for each row of a list and each code of a zip
 * file. The phone engines read it at three widths. `full` is for one code that is edited or downloaded.
 */
export type Effort = 'quick' | 'full';

/**
 * `clean`: the code as a phone sees it from nearby, and its file. `width`: the code at another size. These decide
 * which scanners read a code. `stress`: distorted pictures, for the score.
 */
export type TrialKind = 'clean' | 'width' | 'stress';

/** The pictures from which trials are made. */
export type TrialInput = {
  readonly scene: Scene;
  /** Modules of 4 pixels, as in a phone's picture that the code fills to a third. */
  readonly near: Pixels;
  /** The same with the quiet zone of the standard, so that stress measures the symbol alone. */
  readonly withQuietZone: Pixels;
  /** The same at another size. */
  withQuietZoneAt(modulePx: number): Pixels;
  /** Longer side of the file. */
  readonly sizePx: number;
};

/** The smallest square of a code has this many pixels, or brightness changes by up to this. */
export type TrialId =
  | 'near'
  | 'file'
  | 'flat'
  | 'soft'
  | 'blurred'
  | 'tilted'
  | `${number}px`
  | `grain-${number}`;

export type TrialEntry = {
  readonly id: TrialId;
  readonly kind: TrialKind;
  /** Pixels per module, for a `width`. */
  readonly modulePx?: number;
  make(input: TrialInput): Pixels;
};

/** Pixels per module in `near`. */
export const NEAR_PX = 4;
/** As high as a common video frame, which no code exceeds before a camera. Larger files have the same modules. */
const LARGEST_PX = 720;
/** Widths of a module beside those of `near` and of the file, from the smallest that a phone resolves. */
const WIDTHS_PX = [3, 5, 8, 6] as const;
/** The widths that every engine sees, and the only ones of a quick check. */
const BASIC_WIDTHS_PX: readonly number[] = [3, 5, 8];
/** Noise of ± this on a pixel's brightness: the first hides pale colours, the last all but strong contrast. */
const GRAINS = [50, 70, 100] as const;
export const TILT_DEGREES = 25;

/** Every trial, in the order in which they are made. */
export const trials: readonly TrialEntry[] = [
  { id: 'near', kind: 'clean', make: ({ near }) => near },
  {
    id: 'file',
    kind: 'clean',
    make: ({ scene, sizePx }) => drawPicture(scene, Math.min(sizePx, LARGEST_PX)),
  },
  ...WIDTHS_PX.map(
    (modulePx): TrialEntry => ({
      id: `${modulePx}px`,
      kind: 'width',
      modulePx,
      make: ({ scene }) => drawModulePicture(scene, modulePx),
    }),
  ),
  stress('flat', ({ withQuietZone }) => addNoise(fade(withQuietZone, 0.6), 10)),
  ...[2.5, 2].map((modulePx) =>
    stress(`${modulePx}px`, ({ withQuietZoneAt }) => withQuietZoneAt(modulePx)),
  ),
  stress('soft', ({ withQuietZone }) => blur(withQuietZone, 0.3 * NEAR_PX)),
  stress('blurred', ({ withQuietZone }) => blur(withQuietZone, 0.4 * NEAR_PX)),
  stress('tilted', ({ withQuietZone }) => tilt(withQuietZone, TILT_DEGREES, 'x')),
  ...GRAINS.map((range) =>
    stress(grainId(range), ({ withQuietZone }) => addNoise(withQuietZone, range)),
  ),
];

/** The mildest stress of light: a code that no phone engine reads in one of these is hard to read. */
export const LIMITS: readonly string[] = ['flat', grainId(GRAINS[0])];

function grainId(range: number): TrialId {
  return `grain-${range}`;
}

export function isGrain({ id }: { readonly id: string }): boolean {
  return GRAINS.some((range) => id === grainId(range));
}

function stress(id: TrialId, make: TrialEntry['make']): TrialEntry {
  return { id, kind: 'stress', make };
}

/** The trials of an effort. A quick check reads the file only if its modules are smaller than at any width. */
export function trialsOf(effort: Effort, scene: Scene, sizePx: number): readonly TrialEntry[] {
  if (effort === 'full') return trials;
  const isSmall = modulePxOf(sideOf(scene), sizePx) < Math.min(...BASIC_WIDTHS_PX);
  return trials.filter(({ id, modulePx = 0 }) =>
    id === 'file' ? isSmall : BASIC_WIDTHS_PX.includes(modulePx),
  );
}

/** Whether engines that are slow see it only if they have read everything so far. */
export function isExtraWidth({ modulePx }: TrialEntry): boolean {
  return modulePx !== undefined && !BASIC_WIDTHS_PX.includes(modulePx);
}
