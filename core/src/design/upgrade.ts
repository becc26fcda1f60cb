import { eyeBalls } from '../eye-ball/index.ts';
import { eyeFrames } from '../eye-frame/index.ts';
import { frames } from '../frame/index.ts';
import { type Logo, logoLimits } from '../logo/logo.ts';
import { isVectorLogo } from '../logo/vector-logo.ts';
import type { Color } from '../paint/color.ts';
import type { Ink } from '../paint/ink.ts';
import { shapes } from '../shape/index.ts';
import { type Design, defaultDesign, designLimits, type FrameDesign } from './design.ts';

type Fields = Readonly<Record<string, unknown>>;
type Entry = { readonly id: string };

/**
 * Converts a stored design of any version to the current one. Fields that are missing or no longer
 * valid get the value of `defaultDesign`. It never throws, so that a saved code can always be opened.
 */
export function upgradeDesign(stored: unknown): Design {
  const fields = fieldsOf(stored);
  // Designs without a version have a style, a level and a quiet zone.
  const shape = 'shape' in fields ? fields.shape : fields.style;
  return {
    version: 1,
    shape: idOf(shapes, shape) ?? defaultDesign.shape,
    eyeFrame: idOf(eyeFrames, fields.eyeFrame) ?? defaultDesign.eyeFrame,
    eyeBall: idOf(eyeBalls, fields.eyeBall) ?? defaultDesign.eyeBall,
    ink: inkOf(fields.ink),
    background:
      fields.background === 'transparent'
        ? 'transparent'
        : (colorOf(fields.background) ?? '#ffffff'),
    eyeFrameColor: colorOf(fields.eyeFrameColor) ?? null,
    eyeBallColor: colorOf(fields.eyeBallColor) ?? null,
    logo: logoOf(fields.logo),
    frame: frameOf(fields.frame),
    quietZone: whole(fields.quietZone, designLimits.quietZone) ?? defaultDesign.quietZone,
    level: idOf(levels, fields.level) ?? defaultDesign.level,
  };
}

const levels = [{ id: 'L' }, { id: 'M' }, { id: 'Q' }, { id: 'H' }] as const;

function inkOf(stored: unknown): Ink {
  const { type, color, angle, stops } = fieldsOf(stored);
  const [from, to] = Array.isArray(stops) ? stops.map(colorOf) : [];
  if (type === 'linear' && from && to) {
    return { type, angle: whole(angle, designLimits.angle) ?? 0, stops: [from, to] };
  }
  if (type === 'radial' && from && to) return { type, stops: [from, to] };
  return { type: 'solid', color: colorOf(color) ?? '#000000' };
}

function logoOf(stored: unknown): Logo | null {
  const { image, width, height, share, margin } = fieldsOf(stored);
  const [w, h] = [whole(width, logoLimits.sidePx), whole(height, logoLimits.sidePx)];
  if (typeof image !== 'string' || !image.startsWith('data:image/') || !w || !h) return null;
  // Links and stored styles come here without a schema.
  if (image.startsWith('data:image/svg') && !isVectorLogo(image)) return null;
  return {
    image,
    width: w,
    height: h,
    share: between(share, logoLimits.share) ?? 0.2,
    margin: between(margin, logoLimits.margin) ?? 1,
  };
}

function frameOf(stored: unknown): FrameDesign | null {
  const { id, text, color, textColor } = fieldsOf(stored);
  const known = idOf(frames, id);
  if (!known) return null;
  return {
    id: known,
    text: typeof text === 'string' ? cut(text) : '',
    color: colorOf(color) ?? '#000000',
    textColor: colorOf(textColor) ?? '#ffffff',
  };
}

/**
 * Earlier versions could cut characters in half; the halves are dropped. Does not use `cutText`, which would
 * then be bundled with all looks, so that content types would load those as well.
 */
function cut(text: string): string {
  const whole = text.replace(/\p{Cs}/gu, '');
  return [...whole].slice(0, designLimits.frameTextCharacters).join('');
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function idOf<List extends readonly Entry[]>(list: List, value: unknown) {
  return list.find(({ id }) => id === value)?.id as List[number]['id'] | undefined;
}

function colorOf(value: unknown): Color | undefined {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value) ? (value as Color) : undefined;
}

type Limits = { readonly min: number; readonly max: number };

function between(value: unknown, { min, max }: Limits): number | undefined {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.min(max, Math.max(min, value))
    : undefined;
}

function whole(value: unknown, limits: Limits): number | undefined {
  return Number.isInteger(value) ? between(value, limits) : undefined;
}
