import type { FrameId } from '../frame/index.ts';
import { type Choice, superseded } from '../offered.ts';
import type { Color } from '../paint/color.ts';
import { mainColor } from '../paint/ink.ts';
import type { ShapeId } from '../shape/index.ts';
import { type Design, defaultDesign, type FrameDesign } from './design.ts';
import { withFrameColor } from './frame-colors.ts';

/** The shapes and colours of a design, which another design can adopt. */
export type Look = Pick<
  Design,
  'shape' | 'eyeFrame' | 'eyeBall' | 'ink' | 'background' | 'eyeFrameColor' | 'eyeBallColor'
>;

/** Rings and balls whose corners are of one kind. */
const hard = { eyeFrame: 'standard', eyeBall: 'standard' } as const;
const firm = { eyeFrame: 'standard', eyeBall: 'rounded' } as const;
const gentle = { eyeFrame: 'gentle-2', eyeBall: 'rounded' } as const;
const round = { eyeFrame: 'rounded-2', eyeBall: 'rounded' } as const;

/** Looks of a row have the same kind of structure, so that rows differ even where pictures are small. */
export const presetRows = ['classic', 'soft', 'bold', 'framed'] as const;
export type PresetRow = (typeof presetRows)[number];

export type Preset<Id extends string = string> = Choice & {
  readonly id: Id;
  readonly row: PresetRow;
  readonly look: Look;
  /** The frame of a framed look, without its text. */
  readonly frame?: Omit<FrameDesign, 'text'>;
  /** It changes neither margin nor level nor frame, as when it was offered. */
  readonly isLookOnly?: true;
};

/**
 * Ready-made looks, in the order in which they are offered. All are dark on light, as scanners expect: modules at least
 * 8 : 1, eyes 4.5 : 1. The corners of modules, rings and balls of one look are of one kind, and only eyes have a second
 * colour. Every scanner reads the classic ones; old ones miss some round rings (docs/scannability.md).
 */
export const presets = [
  preset('ink-2', 'classic', 'standard #111827', hard),
  superseded(
    earlier('ink', 'classic', {
      shape: 'rounded',
      eyeBall: 'rounded',
      ink: { type: 'solid', color: '#15201c' },
    }),
    'ink-2',
  ),
  preset('ledger', 'classic', 'standard #12284b', hard, '#6b4f10'),
  preset('gallery', 'classic', 'small-squares #1a1a1a', hard, '#c8102e'),
  preset('paper', 'classic', 'standard #2b2622 #f6f1e7', firm),
  superseded(
    earlier('espresso-2', 'classic', {
      shape: 'classy',
      eyeBall: 'rounded',
      ink: { type: 'solid', color: '#46291a' },
      background: '#fbf5ee',
      eyeBallColor: '#1f0f07',
    }),
    'paper',
  ),
  superseded(
    earlier('espresso', 'classic', {
      shape: 'classy',
      eyeBall: 'rounded',
      ink: { type: 'solid', color: '#46291a' },
      background: '#fbf5ee',
      eyeBallColor: '#5f3216',
    }),
    'paper',
  ),
  preset('facet', 'classic', 'faceted #123a6b', firm),
  superseded(
    earlier('blueprint', 'classic', {
      shape: 'faceted',
      ink: { type: 'solid', color: '#12387a' },
      background: '#f0f5ff',
    }),
    'facet',
  ),
  preset('stripe', 'classic', 'vertical-bars #1f2937', firm),

  ...redrawn(preset('pebble', 'soft', 'rounded #1f2933', round)),
  ...redrawn(preset('olive', 'soft', 'rounded #3b4a1e #fbf8ef', round, '#8f3514')),
  superseded(
    earlier('evergreen', 'soft', {
      shape: 'extra-rounded',
      eyeBall: 'rounded',
      ink: { type: 'solid', color: '#0a6e4f' },
      eyeBallColor: '#08402f',
    }),
    'olive-2',
  ),
  ...redrawn(preset('clay', 'soft', 'extra-rounded #6e2c17 #fff6ee', round, '#9f1239')),
  superseded(
    earlier('sunset-2', 'soft', {
      shape: 'classy-rounded',
      eyeBall: 'rounded',
      ink: { type: 'linear', angle: 60, stops: ['#951b2e', '#5b1670'] },
      background: '#fffdfb',
      eyeBallColor: '#2e0d38',
    }),
    'clay-2',
  ),
  superseded(
    earlier('sunset', 'soft', {
      shape: 'classy-rounded',
      eyeBall: 'rounded',
      ink: { type: 'linear', angle: 60, stops: ['#a3232b', '#6a1b7a'] },
      background: '#fffaf6',
    }),
    'clay-2',
  ),
  ...redrawn(preset('lagoon', 'soft', 'extra-rounded #0b4f6c', round, '#0b6b67')),
  superseded(
    earlier('ocean', 'soft', {
      shape: 'circles',
      ink: { type: 'linear', angle: 45, stops: ['#0b2f7a', '#08728f'] },
    }),
    'lagoon-2',
  ),
  ...redrawn(preset('berry', 'soft', 'dots #5b1a4a', round, '#9d174d')),
  superseded(
    earlier('plum', 'soft', {
      shape: 'squircles',
      ink: { type: 'radial', stops: ['#8e1f63', '#3c1466'] },
    }),
    'berry-2',
  ),
  ...redrawn(preset('sky', 'soft', 'rounded #1e3a5f', round, '#1e40af')),

  ...redrawn(preset('hop', 'bold', 'rounded #1b1b1b #ffc933', gentle)),
  ...redrawn(preset('coral', 'bold', 'extra-rounded #3a0f2b #ffb3a1', round)),
  ...redrawn(preset('mint', 'bold', 'rounded #0b3b2e #a8e6cf', round)),
  ...redrawn(preset('azure', 'bold', 'standard #0a2a66 #a9d3ff', gentle)),
  ...redrawn(preset('lilac', 'bold', 'classy-rounded #34155c #d9c2ff', round)),
  ...redrawn(
    preset('signal', 'bold', 'rounded #1a1a1a', { ...round, eyeFrameColor: '#c8102e' }, '#c8102e'),
  ),

  ...redrawn(framed('menu', 'rounded #4a1f12 #fff8ee', round, 'card-2', '#8f3514')),
  ...redrawn(framed('night', 'extra-rounded #111827', round, 'card-2')),
  ...redrawn(framed('harbour', 'rounded #0b3b8c', round, 'outline-2')),
  ...redrawn(framed('ticket', 'standard #0b3b2e', hard, 'ticket'), { frame: 'label-below' }),
  ...redrawn(framed('finder', 'standard #1a1a1a', hard, 'brackets-2', '#c8102e'), {
    eyes: { eyeFrame: 'gentle', eyeBall: 'rounded' },
  }),
  ...redrawn(framed('caption', 'dots #12284b', round, 'text-below-2'), {
    eyes: { eyeFrame: 'gentle', eyeBall: 'rounded' },
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

/** The shapes and colours of a design. */
export function lookOf(design: Design): Look {
  const { shape, eyeFrame, eyeBall, ink, background, eyeFrameColor, eyeBallColor } = design;
  return { shape, eyeFrame, eyeBall, ink, background, eyeFrameColor, eyeBallColor };
}

/**
 * A design in a ready-made look, which brings a frame if it is framed, and leaves that of another framed one behind. One
 * that is no longer offered changes only what it did then.
 *
 * @param shown the looks on the screen, one of whose frames the design may have
 */
export function withPreset(
  design: Design,
  preset: Preset,
  text: string,
  shown: readonly Preset[] = presets,
): Design {
  const { frame, look, isLookOnly } = preset;
  if (isLookOnly) return withLook(design, look);
  const next = withNewLook(design, look, shown);
  return frame ? { ...next, frame: { ...frame, text: design.frame?.text ?? text } } : next;
}

/**
 * A design in a look of today: with a margin and a level that suit it, unless a person chose the level, and without the
 * frame of a framed look.
 */
export function withNewLook(
  design: Design,
  look: Look,
  shown: readonly Preset[] = presets,
): Design {
  const isOf = (each: Preset) => each.frame !== undefined && hasPreset(design, each);
  const own = shown.some(isOf) ? null : design.frame;
  // A level that is neither that of new codes nor that of looks was chosen by a person.
  const level = design.level === defaultDesign.level ? LEVEL : design.level;
  return {
    ...withLook({ ...design, frame: own }, look),
    quietZone: Math.max(design.quietZone, QUIET_ZONE),
    level: design.logo ? levelWithLogo(design) : level,
  };
}

/** Whether a design has a ready-made look, with its frame around any text. */
export function hasPreset(design: Design, { look, frame }: Preset): boolean {
  if (!hasLook(design, look) || (frame && !design.frame)) return false;
  return (
    JSON.stringify(design.frame) ===
    JSON.stringify(frame ? { ...design.frame, ...frame } : design.frame)
  );
}

/** The level of a design once it has a logo, which covers modules: that of ready-made looks is too low then. */
export function levelWithLogo({ level }: Design): Design['level'] {
  return level === LEVEL ? defaultDesign.level : level;
}

const hasLook = (design: Design, look: Look) =>
  JSON.stringify(design) === JSON.stringify({ ...design, ...look });

/**
 * The level of ready-made looks without a logo: with fewer and larger modules, phones read them from farther away. The
 * encoder raises it where that is free.
 */
const LEVEL = 'M';
/** The margin of ready-made looks, in modules. */
const QUIET_ZONE = 2;

/** @param main the shape of the modules, their colour and, unless it is white, that of the paper */
function preset<Id extends string>(
  id: Id,
  row: PresetRow,
  main: `${ShapeId} ${Color}` | `${ShapeId} ${Color} ${Color}`,
  eyes: Partial<Look>,
  accent: Color | null = null,
): Preset<Id> {
  const [shape, color, background = '#ffffff'] = main.split(' ') as [ShapeId, Color, Color?];
  const ink = { type: 'solid', color } as const;
  const look = { shape, ink, background, ...eyes, eyeBallColor: accent };
  return { id, row, look: { ...lookOf(defaultDesign), ...look } };
}

/** A look in a frame of the colour of its modules. */
function framed<Id extends string>(
  id: Id,
  main: Parameters<typeof preset>[2],
  eyes: Partial<Look>,
  frame: FrameId,
  accent?: Color,
): Preset<Id> {
  const made = preset(id, 'framed', main, eyes, accent);
  const textColor = made.look.background as Color;
  return { ...made, frame: { id: frame, color: mainColor(made.look), textColor } };
}

function earlier<Id extends string>(id: Id, row: PresetRow, own: Partial<Look>): Preset<Id> {
  return { id, row, look: { ...lookOf(defaultDesign), ...own }, isLookOnly: true };
}

/** A look with the rings and frames of today, and the same with those that it was printed with. */
function redrawn<Id extends string>(
  made: Preset<Id>,
  first: { readonly eyes?: Partial<Look>; readonly frame?: FrameId } = {},
): readonly [Preset<`${Id}-2`>, Preset<Id>] {
  const { look, frame } = made;
  const firstOf = <Name extends string>(name: Name) => name.replace(/-2$/, '') as Name;
  const eyes = first.eyes ?? { eyeFrame: firstOf(look.eyeFrame) };
  const firstFrame = frame && { ...frame, id: first.frame ?? firstOf(frame.id) };
  const id = `${made.id}-2` as const;
  return [
    { ...made, id },
    superseded(
      { ...made, look: { ...look, ...eyes }, ...(firstFrame && { frame: firstFrame }) },
      id,
    ),
  ];
}
