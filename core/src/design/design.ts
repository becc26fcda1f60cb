import type { ErrorCorrectionLevel } from '../encode/level.ts';
import type { EyeBallId } from '../eye-ball/index.ts';
import type { EyeFrameId } from '../eye-frame/index.ts';
import type { FrameLook } from '../frame/frame.ts';
import type { FrameId } from '../frame/index.ts';
import type { Logo } from '../logo/logo.ts';
import type { Color } from '../paint/color.ts';
import type { Ink } from '../paint/ink.ts';
import type { ShapeId } from '../shape/index.ts';

/** A frame around the symbol with a call to scan it. */
export type FrameDesign = FrameLook & { readonly id: FrameId };

/**
 * The look of a code: plain JSON, saved with a project. `version` increases when saved designs have to
 * be read differently; `upgradeDesign` reads every version.
 */
export type Design = {
  readonly version: 1;
  readonly shape: ShapeId;
  readonly eyeFrame: EyeFrameId;
  readonly eyeBall: EyeBallId;
  readonly ink: Ink;
  readonly background: Color | 'transparent';
  /** `null`: filled like the modules, so that a gradient continues. */
  readonly eyeFrameColor: Color | null;
  readonly eyeBallColor: Color | null;
  readonly logo: Logo | null;
  readonly frame: FrameDesign | null;
  /** Width of the light margin on every side, in modules. */
  readonly quietZone: number;
  readonly level: ErrorCorrectionLevel;
};

/** Rounded dots, black on white. */
export const defaultDesign: Design = {
  version: 1,
  shape: 'dots',
  eyeFrame: 'standard',
  eyeBall: 'standard',
  ink: { type: 'solid', color: '#000000' },
  background: '#ffffff',
  eyeFrameColor: null,
  eyeBallColor: null,
  logo: null,
  frame: null,
  quietZone: 1,
  level: 'H',
};

/** The limits of forms and schemas. */
export const designLimits = {
  quietZone: { min: 0, max: 10 },
  /** Degrees: 0 from left to right, then clockwise. */
  angle: { min: 0, max: 359 },
  frameTextCharacters: 32,
} as const;

/**
 * The minimum distance between symbol and frame, in modules. With less, scanners miss the symbol beside a
 * dark frame.
 */
export const MIN_FRAMED_QUIET_ZONE = 2;

/** The light margin that a design is drawn with, in modules. */
export function drawnQuietZone({ quietZone, frame }: Pick<Design, 'quietZone' | 'frame'>): number {
  return frame ? Math.max(quietZone, MIN_FRAMED_QUIET_ZONE) : quietZone;
}
