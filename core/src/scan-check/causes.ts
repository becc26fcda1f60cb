import { contrastLimits, contrastOf, darkened, inksOf, paperOf } from '../design/contrast.ts';
import { type Color, type Design, defaultDesign, designLimits } from '../design/design.ts';
import { STANDARD_QUIET_ZONE } from '../encode/quiet-zone.ts';
import { LEAST_MODULE_MM, LEAST_PRINTABLE_MM } from '../print/module-limits.ts';
import type { Facts } from './facts.ts';
import type { Cause } from './verdict.ts';

/**
 * How severe a cause is. One that `blocks` makes a code unreadable whatever an engine read; one that
 * `hinders` keeps it from reading well; a `suspect` is named only when the trials went badly.
 */
type Severity = 'blocks' | 'hinders' | 'suspect';

type CauseEntry = {
  readonly id: Cause;
  /** Completes a sentence: "Does not scan: too little contrast". */
  readonly label: string;
  readonly explanation: string;
  readonly fixLabel: string;
  severityOf(facts: Facts): Severity | undefined;
  /** The design without this cause, if a change of design helps. */
  fix(design: Design): Design | undefined;
};

/** Every cause, the most severe first. */
export const causes: readonly CauseEntry[] = [
  {
    id: 'inverted',
    label: 'light on dark',
    explanation:
      'Many scanners look for dark dots on a light background and see nothing in an inverted code.',
    fixLabel: 'Swap the colours',
    severityOf: ({ isInverted }) => (isInverted ? 'blocks' : undefined),
    fix: (design) =>
      withContrast({
        ...design,
        ink: { type: 'solid', color: paperOf(design) },
        background: lightest(inksOf(design)),
        eyeFrameColor: null,
        eyeBallColor: null,
      }),
  },
  {
    id: 'contrast',
    label: 'too little contrast',
    explanation:
      'Dots and background are almost equally light. In poor light a camera cannot tell them apart.',
    fixLabel: 'Use darker colours',
    severityOf: ({ contrast, isInverted }) => {
      if (isInverted) return undefined;
      if (contrast < contrastLimits.readable) return 'blocks';
      if (contrast < contrastLimits.reliable) return 'hinders';
      return contrast < contrastLimits.target ? 'suspect' : undefined;
    },
    fix: withContrast,
  },
  {
    id: 'quiet-zone',
    label: 'margin too small',
    explanation:
      'Scanners find a code by the light margin around it. On a dark page or table this one has none.',
    fixLabel: 'Add a margin',
    severityOf: ({ design: { quietZone, frame, background } }) =>
      quietZone === 0 && !frame && background !== 'transparent' ? 'hinders' : undefined,
    fix: (design) => ({ ...design, quietZone: STANDARD_QUIET_ZONE }),
  },
  {
    id: 'logo',
    label: 'logo too large',
    explanation:
      'The logo hides more of the code than error correction can spare, so little is left for dirt and bad print.',
    fixLabel: 'Make the logo smaller',
    severityOf: ({ hiddenShare }) =>
      hiddenShare > 1 ? 'blocks' : hiddenShare > 0.45 ? 'suspect' : undefined,
    fix: (design) =>
      design.logo
        ? {
            ...design,
            logo: {
              ...design.logo,
              share: Math.max(designLimits.logoShare.min, Math.min(0.2, design.logo.share * 0.7)),
              margin: Math.min(design.logo.margin, 1),
            },
          }
        : undefined,
  },
  {
    id: 'density',
    label: 'too dense for its size',
    explanation:
      'The dots are too small for a camera to tell apart. Make the code larger, or shorten its content.',
    fixLabel: 'Use fewer, larger dots',
    severityOf: ({ moduleMm, modulePx }) => {
      if (modulePx < 1) return 'blocks';
      if (moduleMm !== undefined && moduleMm < LEAST_PRINTABLE_MM) return 'blocks';
      if (moduleMm !== undefined && moduleMm < LEAST_MODULE_MM) return 'hinders';
      return modulePx < 2 ? 'hinders' : modulePx < 3 ? 'suspect' : undefined;
    },
    // A logo needs some error correction to be drawn at all.
    fix: (design) => ({ ...design, level: design.logo ? 'M' : 'L' }),
  },
  {
    id: 'eye-frame',
    label: 'unusual corner frames',
    explanation:
      'Many apps and web pages look for square rings in three corners and do not recognise this shape.',
    fixLabel: 'Use square corner frames',
    severityOf: ({ design }) => (design.eyeFrame === 'standard' ? undefined : 'suspect'),
    fix: (design) => ({ ...design, eyeFrame: 'standard' }),
  },
  {
    id: 'eye-ball',
    label: 'unusual corner dots',
    explanation:
      'Many apps and web pages look for a square inside each ring and do not recognise this shape.',
    fixLabel: 'Use square corner dots',
    severityOf: ({ design }) => (design.eyeBall === 'standard' ? undefined : 'suspect'),
    fix: (design) => ({ ...design, eyeBall: 'standard' }),
  },
  {
    id: 'shape',
    label: 'shapes too thin',
    explanation: 'The dots cover too little of their cells.',
    fixLabel: 'Use fuller shapes',
    severityOf: ({ fill }) => (fill < 0.8 ? 'suspect' : undefined),
    fix: (design) => ({ ...design, shape: 'rounded' }),
  },
  {
    id: 'unknown',
    label: 'shapes and colours that clash',
    explanation: 'This combination of shapes and colours is hard to scan.',
    fixLabel: 'Use plain squares',
    severityOf: () => undefined,
    fix: ({ level, logo, frame }) => ({
      ...defaultDesign,
      shape: 'standard',
      quietZone: STANDARD_QUIET_ZONE,
      level,
      logo,
      frame,
    }),
  },
];

export function causeOf(id: Cause): CauseEntry {
  const found = causes.find((cause) => cause.id === id);
  if (!found) throw new RangeError(`Unknown cause ${id}`);
  return found;
}

/** The same hues with inks as dark as necessary, and a white background if it is too dark for any ink. */
function withContrast(design: Design): Design {
  const isDark = contrastOf('#000000', paperOf(design)) < contrastLimits.target * 1.4;
  const background = isDark ? '#ffffff' : design.background;
  const paper = paperOf({ ...design, background });
  const dark = (color: Color) => darkened(color, paper, contrastLimits.target);
  const { ink, eyeFrameColor, eyeBallColor } = design;
  return {
    ...design,
    background,
    ink:
      ink.type === 'solid'
        ? { ...ink, color: dark(ink.color) }
        : { ...ink, stops: [dark(ink.stops[0]), dark(ink.stops[1])] },
    eyeFrameColor: eyeFrameColor && dark(eyeFrameColor),
    eyeBallColor: eyeBallColor && dark(eyeBallColor),
  };
}

function lightest(colors: readonly Color[]): Color {
  return colors.reduce((one, other) => (contrastOf(one, other) > 1 ? other : one));
}
