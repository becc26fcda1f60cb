import { type Design, defaultDesign } from './design.ts';
import { withFrameColor } from './frame-colors.ts';
import { mainColor } from './ink.ts';
import { type Choice, superseded } from './offered.ts';

/** The shapes and colours of a design, which another design can adopt. */
export type Look = Pick<
  Design,
  'shape' | 'eyeFrame' | 'eyeBall' | 'ink' | 'background' | 'eyeFrameColor' | 'eyeBallColor'
>;

export type Preset<Id extends string = string> = Choice & { readonly id: Id; readonly look: Look };

/** Ready-made looks, in the order in which they are offered. All are dark on light, as scanners expect. */
export const presets = [
  preset('classic', {}),
  preset('ink', {
    shape: 'rounded',
    eyeBall: 'rounded',
    ink: { type: 'solid', color: '#15201c' },
  }),
  preset('evergreen', {
    shape: 'extra-rounded',
    eyeBall: 'rounded',
    ink: { type: 'solid', color: '#0a6e4f' },
    eyeBallColor: '#08402f',
  }),
  preset('ocean', {
    shape: 'circles',
    ink: { type: 'linear', angle: 45, stops: ['#0b2f7a', '#08728f'] },
  }),
  preset('sunset-2', {
    shape: 'classy-rounded',
    eyeBall: 'rounded',
    ink: { type: 'linear', angle: 60, stops: ['#951b2e', '#5b1670'] },
    background: '#fffdfb',
    eyeBallColor: '#2e0d38',
  }),
  superseded(
    preset('sunset', {
      shape: 'classy-rounded',
      eyeBall: 'rounded',
      ink: { type: 'linear', angle: 60, stops: ['#a3232b', '#6a1b7a'] },
      background: '#fffaf6',
    }),
    'sunset-2',
  ),
  preset('plum', {
    shape: 'squircles',
    ink: { type: 'radial', stops: ['#8e1f63', '#3c1466'] },
  }),
  preset('espresso-2', {
    shape: 'classy',
    eyeBall: 'rounded',
    ink: { type: 'solid', color: '#46291a' },
    background: '#fbf5ee',
    eyeBallColor: '#1f0f07',
  }),
  superseded(
    preset('espresso', {
      shape: 'classy',
      eyeBall: 'rounded',
      ink: { type: 'solid', color: '#46291a' },
      background: '#fbf5ee',
      eyeBallColor: '#5f3216',
    }),
    'espresso-2',
  ),
  preset('blueprint', {
    shape: 'faceted',
    ink: { type: 'solid', color: '#12387a' },
    background: '#f0f5ff',
  }),
] as const satisfies readonly Preset[];

export type PresetId = (typeof presets)[number]['id'];

/**
 * A design in another look. It keeps its logo, quiet zone and error correction level, and its frame in
 * colours that suit the look.
 */
export function withLook(design: Design, look: Look): Design {
  return {
    ...design,
    ...look,
    frame: design.frame && withFrameColor(design.frame, mainColor(look)),
  };
}

export function hasLook(design: Design, look: Look): boolean {
  return JSON.stringify(design) === JSON.stringify({ ...design, ...look });
}

/** The shapes and colours of a design. */
export function lookOf(design: Design): Look {
  const { shape, eyeFrame, eyeBall, ink, background, eyeFrameColor, eyeBallColor } = design;
  return { shape, eyeFrame, eyeBall, ink, background, eyeFrameColor, eyeBallColor };
}

function preset<Id extends string>(id: Id, own: Partial<Look>): Preset<Id> {
  return { id, look: { ...lookOf(defaultDesign), ...own } };
}
