import type { ErrorCorrectionLevel } from '../encode/level.ts';
import type { EyeBallId } from '../eye-ball/index.ts';
import type { EyeFrameId } from '../eye-frame/index.ts';
import type { FrameLook } from '../frame/frame.ts';
import type { FrameId } from '../frame/index.ts';
import type { ShapeId } from '../shape/index.ts';
import type { Color } from './color.ts';
import type { Ink } from './ink.ts';

export type { Color, Ink };

/** A picture in the middle of the symbol. The modules under it are left out. */
export type Logo = {
  /** PNG, baseline JPEG, or an SVG as `vectorLogoImage` writes it, as a `data:` URI. */
  readonly image: string;
  /** Size of the image in pixels; of an SVG in its own units. */
  readonly width: number;
  readonly height: number;
  /** Its longer side as a share of the symbol's width. It is reduced if the code would not be readable. */
  readonly share: number;
  /** Light margin around it, in modules. */
  readonly margin: number;
};

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
  logoShare: { min: 0.08, max: 0.4 },
  logoMargin: { min: 0, max: 4 },
  /** Sides of a logo in pixels. */
  logoSidePx: { min: 1, max: 2048 },
  /** Length of a logo's data URI, so that a project fits into a request of 64 KiB. */
  logoCharacters: 40_000,
  frameTextCharacters: 32,
} as const;
