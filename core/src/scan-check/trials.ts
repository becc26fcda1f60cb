import type { Pixels } from '../image/pixels.ts';
import type { Scene } from '../scene/scene.ts';
import { compress } from './compress.ts';
import { drawModulePicture, drawPicture } from './picture.ts';
import { blur, fade, grain, onDark, turn } from './stress.ts';

/**
 * The least first. `readable` tells whether a code can be read and not how well: for files that go
 * out together. `quick` is for each of many rows, `full` while one code is edited or handed out.
 */
export const efforts = ['readable', 'quick', 'full'] as const;
export type Effort = (typeof efforts)[number];

type TrialEntry = {
  readonly id: string;
  readonly label: string;
  /** Required trials are the pictures that are handed out, and a camera in ordinary light. */
  readonly isRequired: boolean;
  /** The least effort that makes it. */
  readonly effort: Effort;
  /** `near` has modules of 4 pixels, as a phone sees a code that fills a third of its picture. */
  make(scene: Scene, near: Pixels, sizePx: number): Pixels;
};

/** Pixels of a module in `near`. */
export const NEAR_PX = 4;
/** Beyond this a larger file has the same modules with more pixels, and an engine shrinks it first. */
const LARGEST_PX = 1200;

const required = { isRequired: true };
const stress = { isRequired: false };

/** Every trial, in the order in which they are made. */
export const trials: readonly TrialEntry[] = [
  {
    id: 'near',
    label: 'From nearby',
    ...required,
    effort: 'readable',
    make: (_, near) => near,
  },
  {
    id: 'file',
    label: 'The file itself',
    ...required,
    effort: 'readable',
    make: (scene, _, sizePx) => drawPicture(scene, Math.min(sizePx, LARGEST_PX)),
  },
  {
    id: 'large',
    label: 'Large',
    ...required,
    effort: 'full',
    make: (scene) => drawModulePicture(scene, 8),
  },
  {
    id: 'camera',
    label: 'In flat light',
    ...required,
    effort: 'readable',
    make: (_, near) => grain(fade(near, 0.6), 10),
  },
  {
    id: 'small',
    label: 'From far away',
    ...stress,
    effort: 'quick',
    make: (scene) => drawModulePicture(scene, 2.5),
  },
  {
    id: 'blurred',
    label: 'Out of focus',
    ...stress,
    effort: 'quick',
    make: (_, near) => blur(near, 0.4 * NEAR_PX),
  },
  {
    id: 'grainy',
    label: 'In the dark',
    ...stress,
    effort: 'full',
    make: (_, near) => grain(near, 60),
  },
  {
    id: 'faded',
    label: 'Faded print',
    ...stress,
    effort: 'full',
    make: (_, near) => grain(fade(near, 0.3), 12),
  },
  {
    id: 'tilted',
    label: 'Held askew',
    ...stress,
    effort: 'full',
    make: (_, near) => turn(near, 7),
  },
  {
    id: 'sideways',
    label: 'Sideways',
    ...stress,
    effort: 'full',
    make: (_, near) => turn(near, 90),
  },
  {
    id: 'upside-down',
    label: 'Upside down',
    ...stress,
    effort: 'full',
    make: (_, near) => turn(near, 180),
  },
  {
    id: 'compressed',
    label: 'Sent as a JPEG',
    ...stress,
    effort: 'full',
    make: (_, near) => compress(near, 1.5),
  },
  {
    id: 'on-dark',
    label: 'On a dark ground',
    ...stress,
    effort: 'full',
    make: (_, near) => onDark(near, 6 * NEAR_PX),
  },
];
