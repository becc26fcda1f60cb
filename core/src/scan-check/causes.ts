import { contrastLimits, contrastOf, darkened, inksOf, paperOf } from '../design/contrast.ts';
import { type Design, defaultDesign } from '../design/design.ts';
import { withVisibleFrame } from '../design/frame-colors.ts';
import { STANDARD_QUIET_ZONE } from '../encode/quiet-zone.ts';
import { logoLimits } from '../logo/logo.ts';
import type { Color } from '../paint/color.ts';
import { MIN_MODULE_MM, MIN_PRINTABLE_MM } from '../print/module-limits.ts';
import type { Facts } from './facts.ts';
import type { Cause } from './verdict.ts';

/**
 * How severe a cause is: `blocks` makes a code unreadable, whatever the decoders read; `hinders` keeps it
 * from reading well; a `suspect` is named only if the score is low and no cause is more severe.
 */
type Severity = 'blocks' | 'hinders' | 'suspect';

type CauseEntry = {
  readonly id: Cause;
  severityOf(facts: Facts): Severity | undefined;
  /** The design without this cause, if a change of design helps. */
  fix(design: Design): Design | undefined;
};

/** Every cause, the most severe first. */
export const causes: readonly CauseEntry[] = [
  {
    id: 'inverted',
    severityOf: ({ isInverted }) => (isInverted ? 'blocks' : undefined),
    fix: (design) =>
      withVisibleFrame(
        design,
        withContrast({
          ...design,
          ink: { type: 'solid', color: paperOf(design) },
          background: lightest(inksOf(design)),
          eyeFrameColor: null,
          eyeBallColor: null,
        }),
      ),
  },
  {
    id: 'contrast',
    severityOf: ({ contrast, isInverted }) => {
      if (isInverted) return undefined;
      if (contrast < contrastLimits.readable) return 'blocks';
      if (contrast < contrastLimits.reliable) return 'hinders';
      return contrast < contrastLimits.target ? 'suspect' : undefined;
    },
    fix: (design) => withVisibleFrame(design, withContrast(design)),
  },
  {
    id: 'quiet-zone',
    severityOf: ({ design: { quietZone, frame, background } }) =>
      quietZone === 0 && !frame && background !== 'transparent' ? 'hinders' : undefined,
    fix: (design) => ({ ...design, quietZone: STANDARD_QUIET_ZONE }),
  },
  {
    id: 'logo',
    severityOf: ({ hiddenShare }) =>
      hiddenShare > 1 ? 'blocks' : hiddenShare > 0.45 ? 'suspect' : undefined,
    fix: (design) =>
      design.logo
        ? {
            ...design,
            logo: {
              ...design.logo,
              share: Math.max(logoLimits.share.min, Math.min(0.2, design.logo.share * 0.7)),
              margin: Math.min(design.logo.margin, 1),
            },
          }
        : undefined,
  },
  {
    id: 'density',
    severityOf: ({ moduleMm, modulePx }) => {
      if (modulePx < 1) return 'blocks';
      if (moduleMm !== undefined && moduleMm < MIN_PRINTABLE_MM) return 'blocks';
      if (moduleMm !== undefined && moduleMm < MIN_MODULE_MM) return 'hinders';
      return modulePx < 2 ? 'hinders' : modulePx < 3 ? 'suspect' : undefined;
    },
    // A logo needs some error correction to be drawn at all.
    fix: (design) => ({ ...design, level: design.logo ? 'M' : 'L' }),
  },
  {
    id: 'eye-frame',
    severityOf: ({ design }) => (design.eyeFrame === 'standard' ? undefined : 'suspect'),
    fix: (design) => ({ ...design, eyeFrame: 'standard' }),
  },
  {
    id: 'eye-ball',
    severityOf: ({ design }) => (design.eyeBall === 'standard' ? undefined : 'suspect'),
    fix: (design) => ({ ...design, eyeBall: 'standard' }),
  },
  {
    id: 'shape',
    severityOf: ({ fill }) => (fill < 0.8 ? 'suspect' : undefined),
    fix: (design) => ({ ...design, shape: 'rounded' }),
  },
  {
    id: 'unknown',
    severityOf: () => undefined,
    fix: (design) =>
      withVisibleFrame(design, {
        ...defaultDesign,
        shape: 'standard',
        quietZone: STANDARD_QUIET_ZONE,
        level: design.level,
        logo: design.logo,
        frame: design.frame,
      }),
  },
];

/** @throws {RangeError} for an unknown id */
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
