import * as m from '@everscan/messages/scan-check';
import type { Pixels } from '../image/pixels.ts';
import type { Scene } from '../scene/scene.ts';
import { compress } from './compress.ts';
import { drawModulePicture, drawPicture } from './picture.ts';
import { addNoise, blur, fade, onDark, rotate, tilt } from './stress.ts';

/**
 * From the least to the most work. `readable` finds whether a code can be read, but not how well: for zip
 * files of saved codes. `quick` is for each row of a bulk list, `full` for one code that is edited or
 * downloaded.
 */
export const efforts = ['readable', 'quick', 'full'] as const;
export type Effort = (typeof efforts)[number];

/**
 * `required`: a clean picture that every phone engine must read, or the code does not scan. `light`: the
 * same in poor light, where one phone engine is enough. `width`: the code at another size. A code that a
 * phone engine misses in poor light or at any size does not read well. A full check shows all of these to
 * every engine, and they decide which scanners read a code. `stress`: distorted pictures, for the score.
 */
export type TrialKind = 'required' | 'light' | 'width' | 'stress';

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

type TrialEntry = {
  readonly id: string;
  readonly label: string;
  readonly kind: TrialKind;
  /** The lowest effort that includes it. */
  readonly effort: Effort;
  /** Pixels per module, for a `width`. */
  readonly modulePx?: number;
  make(input: TrialInput): Pixels;
};

/** Pixels per module in `near`. */
export const NEAR_PX = 4;
/** Larger files have the same modules with more pixels, and engines scale them down first. */
const LARGEST_PX = 1200;
/** Widths of a module, from the smallest that a phone resolves to a code that fills its picture. */
const WIDTHS_PX = [3, 5, 6, 7, 8, 10, 14] as const;

/** Every trial, in the order in which they are made. */
export const trials: readonly TrialEntry[] = [
  {
    id: 'near',
    label: m.trialNear,
    kind: 'required',
    effort: 'readable',
    make: ({ near }) => near,
  },
  {
    id: 'file',
    label: m.trialFile,
    kind: 'required',
    effort: 'readable',
    make: ({ scene, sizePx }) => drawPicture(scene, Math.min(sizePx, LARGEST_PX)),
  },
  {
    id: 'camera',
    label: m.trialCamera,
    kind: 'light',
    effort: 'readable',
    make: ({ near }) => addNoise(fade(near, 0.6), 10),
  },
  ...WIDTHS_PX.map(
    (modulePx): TrialEntry => ({
      id: `${modulePx}px`,
      label: m.trialWidth(modulePx),
      kind: 'width',
      effort: 'full',
      modulePx,
      make: ({ scene }) => drawModulePicture(scene, modulePx),
    }),
  ),
  stress('small', m.trialSmall, 'quick', ({ withQuietZoneAt }) => withQuietZoneAt(2.5)),
  stress('blurred', m.trialBlurred, 'quick', ({ withQuietZone }) =>
    blur(withQuietZone, 0.4 * NEAR_PX),
  ),
  stress('grainy', m.trialGrainy, 'full', ({ withQuietZone }) => addNoise(withQuietZone, 60)),
  stress('faded', m.trialFaded, 'full', ({ withQuietZone }) =>
    addNoise(fade(withQuietZone, 0.3), 12),
  ),
  stress('turned', m.trialRotated(7), 'full', ({ withQuietZone }) => rotate(withQuietZone, 7)),
  stress('askew', m.trialRotated(33), 'full', ({ withQuietZone }) => rotate(withQuietZone, 33)),
  stress('sideways', m.trialSideways, 'full', ({ withQuietZone }) => rotate(withQuietZone, 90)),
  stress('upside-down', m.trialUpsideDown, 'full', ({ withQuietZone }) =>
    rotate(withQuietZone, 180),
  ),
  stress('tilted', m.trialTilted(15), 'full', ({ withQuietZone }) => tilt(withQuietZone, 15, 'y')),
  stress('steep', m.trialTilted(25), 'full', ({ withQuietZone }) => tilt(withQuietZone, 25, 'x')),
  stress('compressed', m.trialCompressed, 'full', ({ withQuietZone }) =>
    compress(withQuietZone, 1.5),
  ),
  stress('on-dark', m.trialOnDark, 'full', ({ near }) => onDark(near, 6 * NEAR_PX)),
];

function stress(id: string, label: string, effort: Effort, make: TrialEntry['make']): TrialEntry {
  return { id, label, kind: 'stress', effort, make };
}
