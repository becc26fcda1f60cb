import type { Pixels } from '../image/pixels.ts';
import type { Scene } from '../scene/scene.ts';
import { compress } from './compress.ts';
import { drawModulePicture, drawPicture } from './picture.ts';
import { blur, fade, grain, onDark, turn } from './stress.ts';

type TrialEntry = {
  readonly id: string;
  readonly label: string;
  /** Required trials are the pictures that are handed out, and a camera in ordinary light. */
  readonly isRequired: boolean;
  /** Whether a quick check makes it too. */
  readonly isQuick: boolean;
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
    isQuick: true,
    make: (_, near) => near,
  },
  {
    id: 'file',
    label: 'The file itself',
    ...required,
    isQuick: true,
    make: (scene, _, sizePx) => drawPicture(scene, Math.min(sizePx, LARGEST_PX)),
  },
  {
    id: 'large',
    label: 'Large',
    ...required,
    isQuick: false,
    make: (scene) => drawModulePicture(scene, 8),
  },
  {
    id: 'camera',
    label: 'In flat light',
    ...required,
    isQuick: true,
    make: (_, near) => grain(fade(near, 0.6), 10),
  },
  {
    id: 'small',
    label: 'From far away',
    ...stress,
    isQuick: true,
    make: (scene) => drawModulePicture(scene, 2.5),
  },
  {
    id: 'blurred',
    label: 'Out of focus',
    ...stress,
    isQuick: true,
    make: (_, near) => blur(near, 0.4 * NEAR_PX),
  },
  {
    id: 'grainy',
    label: 'In the dark',
    ...stress,
    isQuick: false,
    make: (_, near) => grain(near, 60),
  },
  {
    id: 'faded',
    label: 'Faded print',
    ...stress,
    isQuick: false,
    make: (_, near) => grain(fade(near, 0.3), 12),
  },
  {
    id: 'tilted',
    label: 'Held askew',
    ...stress,
    isQuick: false,
    make: (_, near) => turn(near, 7),
  },
  {
    id: 'sideways',
    label: 'Sideways',
    ...stress,
    isQuick: false,
    make: (_, near) => turn(near, 90),
  },
  {
    id: 'upside-down',
    label: 'Upside down',
    ...stress,
    isQuick: false,
    make: (_, near) => turn(near, 180),
  },
  {
    id: 'compressed',
    label: 'Sent as a JPEG',
    ...stress,
    isQuick: false,
    make: (_, near) => compress(near, 1.5),
  },
  {
    id: 'on-dark',
    label: 'On a dark ground',
    ...stress,
    isQuick: false,
    make: (_, near) => onDark(near, 6 * NEAR_PX),
  },
];
