import * as m from '@everscan/messages/scan-check';
import { modulePxOf } from '../export/raster/module-size.ts';
import type { Pixels } from '../image/pixels.ts';
import type { Scene } from '../scene/scene.ts';
import { drawModulePicture, drawPicture, sideOf } from './picture.ts';
import { addNoise, blur, fade, tilt } from './stress.ts';

/**
 * `quick` finds whether a code can be read, but not how well: for each row of a list and each code of a zip
 * file. The phone engines read it at three widths. `full` is for one code that is edited or downloaded.
 */
export type Effort = 'quick' | 'full';

/**
 * `clean`: the code as a phone sees it from nearby, as its file, and in flat light. `width`: the code at another
 * size. A code that no phone engine reads in one of these does not scan; one that a phone engine misses does
 * not read well. `stress`: distorted pictures, for the score.
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

type TrialEntry = {
  readonly id: string;
  readonly label: string;
  readonly kind: TrialKind;
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
const QUICK_WIDTHS_PX: readonly number[] = [3, 5, 8];

/** Every trial, in the order in which they are made. */
export const trials: readonly TrialEntry[] = [
  { id: 'near', label: m.trialNear, kind: 'clean', make: ({ near }) => near },
  {
    id: 'file',
    label: m.trialFile,
    kind: 'clean',
    make: ({ scene, sizePx }) => drawPicture(scene, Math.min(sizePx, LARGEST_PX)),
  },
  {
    id: 'camera',
    label: m.trialCamera,
    kind: 'clean',
    make: ({ near }) => addNoise(fade(near, 0.6), 10),
  },
  ...WIDTHS_PX.map(
    (modulePx): TrialEntry => ({
      id: `${modulePx}px`,
      label: m.trialWidth(modulePx),
      kind: 'width',
      modulePx,
      make: ({ scene }) => drawModulePicture(scene, modulePx),
    }),
  ),
  stress('small', m.trialSmall, ({ withQuietZoneAt }) => withQuietZoneAt(2.5)),
  stress('blurred', m.trialBlurred, ({ withQuietZone }) => blur(withQuietZone, 0.4 * NEAR_PX)),
  stress('grainy', m.trialGrainy, ({ withQuietZone }) => addNoise(withQuietZone, 60)),
  stress('tilted', m.trialTilted(25), ({ withQuietZone }) => tilt(withQuietZone, 25, 'x')),
];

function stress(id: string, label: string, make: TrialEntry['make']): TrialEntry {
  return { id, label, kind: 'stress', make };
}

/** The trials of an effort. A quick check reads the file only if its modules are smaller than at any width. */
export function trialsOf(effort: Effort, scene: Scene, sizePx: number): readonly TrialEntry[] {
  if (effort === 'full') return trials;
  const isSmall = modulePxOf(sideOf(scene), sizePx) < Math.min(...QUICK_WIDTHS_PX);
  return trials.filter(({ id, modulePx = 0 }) =>
    id === 'file' ? isSmall : QUICK_WIDTHS_PX.includes(modulePx),
  );
}
