import { type Design, designLimits } from '@everscan/core/design/design';
import type { Look } from '@everscan/core/design/presets';
import { eyeBalls } from '@everscan/core/eye-ball/index';
import { eyeFrames } from '@everscan/core/eye-frame/index';
import { frames } from '@everscan/core/frame/index';
import { logoLimits } from '@everscan/core/logo/logo';
import { isVectorLogo } from '@everscan/core/logo/vector-logo';
import type { Color } from '@everscan/core/paint/color';
import { shapes } from '@everscan/core/shape/index';
import * as z from 'zod/mini';
import { fault } from './field-faults.ts';

const color = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/, fault('color-format'))) as unknown as z.ZodMiniType<
  Color,
  Color
>;

const stops = z.tuple([color, color]);

const ink = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('solid'), color }),
  z.strictObject({ type: z.literal('linear'), angle: whole(designLimits.angle), stops }),
  z.strictObject({ type: z.literal('radial'), stops }),
]);

/** The first bytes must match the media type. */
const IMAGE =
  /^data:image\/(?:png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/|svg\+xml;base64,PHN2Zy)[A-Za-z0-9+/]{16,}={0,2}$/;

/** By its first bytes alone, an SVG could still be anything. */
const UNCHECKED = /^data:image\/svg\+xml;base64,PHN2Zy/;

/** The image of a logo as a data URL. An SVG must be in the form to which the design panel cleans it. */
export const logoImageSchema = z.string().check(
  z.maxLength(logoLimits.characters, fault('logo-too-large')),
  z.regex(IMAGE, fault('logo-format')),
  z.refine((image) => !UNCHECKED.test(image) || isVectorLogo(image), fault('logo-unclean')),
);

const logo = z.strictObject({
  image: logoImageSchema,
  width: whole(logoLimits.sidePx),
  height: whole(logoLimits.sidePx),
  share: between(logoLimits.share),
  margin: between(logoLimits.margin),
});

const frame = z.strictObject({
  id: z.enum(frames.map(({ id }) => id)),
  text: z
    .string()
    .check(
      z.maxLength(designLimits.frameTextCharacters, fault('frame-text-too-long')),
      z.regex(/^\P{Cc}*$/u, fault('frame-text-lines')),
    ),
  color,
  textColor: color,
});

const look = {
  shape: z.enum(shapes.map(({ id }) => id)),
  eyeFrame: z.enum(eyeFrames.map(({ id }) => id)),
  eyeBall: z.enum(eyeBalls.map(({ id }) => id)),
  ink,
  background: z.union([z.literal('transparent'), color]),
  eyeFrameColor: z.nullable(color),
  eyeBallColor: z.nullable(color),
};

const fields = {
  version: z.literal(1),
  ...look,
  logo: z.nullable(logo),
  frame: z.nullable(frame),
  quietZone: whole(designLimits.quietZone),
  level: z.enum(['L', 'M', 'Q', 'H']),
};

/**
 * A design as browser and server exchange it: every field, no others, and only shapes, eyes and frames that
 * exist.
 */
export const designSchema: z.ZodMiniType<Design, Design> = z.strictObject(fields);

/** Shapes and colours: the part of a design that a ready-made look sets. */
export const lookSchema: z.ZodMiniType<Look, Look> = z.strictObject(look);

/** A design in the list of codes. The image of its logo is empty; loading the code itself returns it. */
export const listedDesignSchema: z.ZodMiniType<Design, Design> = z.strictObject({
  ...fields,
  logo: z.nullable(z.strictObject({ ...logo.shape, image: z.literal('') })),
});

type Limits = { readonly min: number; readonly max: number };

function between({ min, max }: Limits) {
  return z.number().check(z.minimum(min), z.maximum(max));
}

function whole({ min, max }: Limits) {
  return z.int().check(z.minimum(min), z.maximum(max));
}
