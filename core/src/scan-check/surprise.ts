import { type BrandColors, inBrandColors } from '../design/brand-colors.ts';
import { darkened, paperOf } from '../design/contrast.ts';
import { defaultDesign } from '../design/design.ts';
import { type Look, lookOf } from '../design/presets.ts';
import type { EyeBallId } from '../eye-ball/index.ts';
import type { EyeFrameId } from '../eye-frame/index.ts';
import { type Color, inHsl } from '../paint/color.ts';
import type { ShapeId } from '../shape/index.ts';
import { isGood, type Verdict } from './verdict.ts';

/** Shapes, rings and balls whose corners are of one kind, and which apps read together (docs/scannability.md). */
const families: readonly {
  readonly shapes: readonly ShapeId[];
  readonly frames: readonly EyeFrameId[];
  readonly balls: readonly EyeBallId[];
}[] = [
  {
    shapes: ['standard', 'small-squares', 'faceted'],
    frames: ['standard', 'gentle-2'],
    balls: ['standard', 'rounded'],
  },
  { shapes: ['standard', 'faceted'], frames: ['cut'], balls: ['standard', 'cut'] },
  { shapes: ['vertical-bars', 'horizontal-bars'], frames: ['standard'], balls: ['standard'] },
  {
    shapes: ['standard', 'rounded', 'soft-squares'],
    frames: ['gentle-2', 'rounded-2'],
    balls: ['rounded', 'squircle'],
  },
  {
    shapes: ['rounded', 'extra-rounded', 'classy-rounded', 'dots', 'circles'],
    frames: ['rounded-2', 'extra-rounded-2', 'circle'],
    balls: ['rounded', 'circle', 'squircle'],
  },
  {
    shapes: ['leaf', 'classy', 'classy-rounded'],
    frames: ['leaf', 'rounded-2'],
    balls: ['leaf', 'rounded'],
  },
];

/** Distances of a second hue from the first, in degrees: neighbours, triads, complements. */
const HUE_STEPS = [30, 120, 150, 180, 210, 240, 330];
/** Contrast ratios of the modules and of a second colour on the paper, with a reserve for poor prints. */
const RATIOS = { modules: 8, accent: 4.5 };
/** Nearly all first tries read well. */
const MAX_TRIES = 12;

type Surprise = {
  /** Numbers from 0 to below 1, such as `Math.random`. */
  readonly random: () => number;
  /** The colours to use, if they are not random too. */
  readonly brand?: BrandColors | undefined;
  /** The scan check of the code as it will be shown in a look. */
  check(look: Look): Promise<Verdict>;
};

/**
 * A random look that suits itself (corners of one kind, at most two hues) and in which the code reads at least well.
 * @returns `undefined` when no try was readable, as with a logo that covers too much
 */
export async function surprise({ random, brand, check }: Surprise): Promise<Look | undefined> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const own = randomLook(random);
    const look = brand ? inBrandColors(own, brand) : own;
    if (isGood((await check(look)).rating)) return look;
  }
  return undefined;
}

function randomLook(random: () => number): Look {
  const one = <Entry>(entries: readonly Entry[]) =>
    entries[Math.floor(random() * entries.length)] as Entry;
  const { shapes, frames, balls } = one(families);
  const hue = random() * 360;
  const background = one<Color>([
    '#ffffff',
    '#ffffff',
    inHsl(hue, 0.6, 0.97),
    inHsl(hue, 0.7, 0.84),
  ]);
  const paper = paperOf({ background });
  const color = darkened(inHsl(hue, 0.4 + 0.5 * random(), 0.3), paper, RATIOS.modules);
  const second = inHsl((hue + one(HUE_STEPS)) % 360, 0.75, 0.42);
  const accent = one([null, darkened(second, paper, RATIOS.accent)]);
  return {
    ...lookOf(defaultDesign),
    shape: one(shapes),
    eyeFrame: one(frames),
    eyeBall: one(balls),
    ink: { type: 'solid', color },
    background,
    eyeFrameColor: accent && one([null, accent]),
    eyeBallColor: accent,
  };
}
