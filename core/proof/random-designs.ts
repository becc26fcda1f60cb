import fc from 'fast-check';
import { contrastOf } from '../src/design/contrast.ts';
import { type Design, defaultDesign } from '../src/design/design.ts';
import { eyeBalls } from '../src/eye-ball/index.ts';
import { eyeFrames } from '../src/eye-frame/index.ts';
import { frames } from '../src/frame/index.ts';
import { offered } from '../src/offered.ts';
import type { Color } from '../src/paint/color.ts';
import { shapes } from '../src/shape/index.ts';
import { families } from './contents.ts';
import { logos } from './design-cases.ts';

export type RandomCode = { readonly text: string; readonly design: Design };

const idOf = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
  fc.constantFrom(...entries.map(({ id }) => id as Entry['id']));

const color: fc.Arbitrary<Color> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}` as const);
/** Mostly colours that people choose for modules. */
const darkColor = fc.oneof(
  { weight: 3, arbitrary: color.filter((value) => contrastOf(value, '#ffffff') > 3) },
  { weight: 1, arbitrary: color },
);
const lightColor = fc.oneof(
  { weight: 3, arbitrary: color.filter((value) => contrastOf('#000000', value) > 12) },
  { weight: 3, arbitrary: fc.constant<Color>('#ffffff') },
  { weight: 1, arbitrary: color },
);

const ink: fc.Arbitrary<Design['ink']> = fc.oneof(
  darkColor.map((color) => ({ type: 'solid' as const, color })),
  fc.record({
    type: fc.constant('linear' as const),
    angle: fc.integer({ min: 0, max: 359 }),
    stops: fc.tuple(darkColor, darkColor),
  }),
  fc.record({ type: fc.constant('radial' as const), stops: fc.tuple(darkColor, darkColor) }),
);

const sometimes = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: arbitrary as fc.Arbitrary<T | null> },
  );

const design: fc.Arbitrary<Design> = fc.record({
  version: fc.constant(1 as const),
  shape: idOf(shapes),
  eyeFrame: idOf(offered(eyeFrames)),
  eyeBall: idOf(offered(eyeBalls)),
  ink,
  background: fc.oneof(
    { weight: 6, arbitrary: lightColor as fc.Arbitrary<Design['background']> },
    { weight: 1, arbitrary: fc.constant<Design['background']>('transparent') },
  ),
  eyeFrameColor: sometimes(darkColor),
  eyeBallColor: sometimes(darkColor),
  logo: sometimes(
    fc.record({
      image: fc.constantFrom(logos.png, logos.jpeg),
      width: fc.constant(128),
      height: fc.constant(96),
      share: fc.double({ min: 0.08, max: 0.4, noNaN: true }),
      margin: fc.integer({ min: 0, max: 4 }),
    }),
  ),
  frame: sometimes(
    fc.record({
      id: idOf(frames),
      text: fc.constantFrom('Scan me!', 'Menu', ''),
      color: darkColor,
      textColor: lightColor,
    }),
  ),
  quietZone: fc.integer({ min: 0, max: 10 }),
  level: fc.constantFrom('L', 'M', 'Q', 'H'),
});

const texts = fc.oneof(...families.map(({ texts, runs }) => ({ weight: runs, arbitrary: texts })));

/** Any combination of choices in the forms; some are readable, some are not. */
export const anyCode: fc.Arbitrary<RandomCode> = fc.record({ text: texts, design });

const plain = fc.record({
  shape: idOf(shapes),
  eyeFrame: idOf(offered(eyeFrames)),
  eyeBall: idOf(offered(eyeBalls)),
  level: fc.constantFrom('L' as const, 'M' as const, 'Q' as const, 'H' as const),
  quietZone: fc.integer({ min: 1, max: 6 }),
});
const shortText = fc.webUrl({ withQueryParameters: true }).map((url) => url.slice(0, 200));

function unreadable(change: fc.Arbitrary<Partial<Design>>): fc.Arbitrary<RandomCode> {
  return fc.record({
    text: shortText,
    design: fc
      .tuple(plain, change)
      .map(([base, change]) => ({ ...defaultDesign, ...base, ...change })),
  });
}

const pairOf = (fits: (ratio: number) => boolean) =>
  fc
    .tuple(color, color)
    .filter(([ink, paper]) => fits(contrastOf(ink, paper)))
    .map(([ink, background]) => ({ ink: { type: 'solid' as const, color: ink }, background }));

/** Designs that the check must not call readable. */
export const unreadableCodes = {
  contrast: unreadable(pairOf((ratio) => ratio >= 1 && ratio < 1.25)),
  inverted: unreadable(pairOf((ratio) => ratio < 1)),
} as const;

/** Designs that scan only on some backgrounds or in good light. */
export const hinderedCodes = {
  contrast: unreadable(pairOf((ratio) => ratio >= 1.25 && ratio < 3)),
  'quiet-zone': unreadable(fc.constant({ quietZone: 0 })),
} as const;

/** For tests with a logo larger than any design allows. */
export const plainCode = unreadable(fc.constant({ quietZone: 2 }));
