import { STANDARD_QUIET_ZONE } from '../encode/quiet-zone.ts';
import type { Box } from '../frame/frame.ts';
import type { Scene } from '../scene/scene.ts';
import { isRound, type SheetLayout } from './sheet-layout.ts';

/** One text on a label. */
export type TextPlan = {
  /** The width that a line may have. */
  readonly width: number;
  /** Height of capitals, if the text fits. */
  readonly capHeight: number;
  readonly maxLines: number;
};

/** What all labels of a sheet have in common; lengths in millimetres. */
export type LabelPlan = {
  /** Size of the panel that shows a code. */
  readonly width: number;
  readonly height: number;
  /** Kept clear at each side: printers can be off by a millimetre, and corners are round. */
  readonly paddingX: number;
  readonly paddingY: number;
  /** The texts are below the code, or beside it on wide labels. */
  readonly arrangement: 'below' | 'beside';
  /** Width of the code's column when texts are beside it. */
  readonly codeColumn: number;
  readonly texts: readonly TextPlan[];
};

export type LabelTexts = { readonly hasTitle: boolean; readonly hasText: boolean };

/** The smallest capitals, as in type of five points. */
export const MIN_CAP_MM = 1.2;
/** From one line to the next, in heights of a capital: room for accents and descenders. */
export const LINE_HEIGHT = 1.75;
/** Office printers leave this much of a page's edge blank. */
const UNPRINTABLE_MM = 5;
/** From this ratio of width to height on, a code beside its text is larger than one above it. */
const WIDE = 1.75;
/** Texts take at most this share of the height below a code. */
const MAX_TEXT_SHARE = 0.4;
/** Part of a corner's radius by which the largest rectangle stays away from the corner. */
const CORNER = 1 - Math.SQRT1_2;

/** Divides the labels of a sheet between the code and its texts. */
export function planLabel(layout: SheetLayout, { hasTitle, hasText }: LabelTexts): LabelPlan {
  const { width } = layout;
  const height = layout.kind === 'tents' ? layout.height / 2 : layout.height;
  const shorter = Math.min(width, height);
  const [edgeX, edgeY] = layout.kind === 'roll' ? [0, 0] : edgesOf(layout);
  const inset = Math.max(
    1,
    0.06 * shorter,
    layout.cornerRadius * CORNER + (isRound(layout) ? 1 : 0),
  );
  const paddingX = Math.min(0.3 * width, Math.max(inset, edgeX));
  const paddingY = Math.min(0.3 * height, Math.max(inset, edgeY));
  const [innerWidth, innerHeight] = [width - 2 * paddingX, height - 2 * paddingY];
  const titleCap = Math.min(7, Math.max(MIN_CAP_MM, 0.055 * shorter));
  const textCap = Math.max(MIN_CAP_MM, 0.72 * titleCap);
  const caps = [...(hasTitle ? [titleCap] : []), ...(hasText ? [textCap] : [])];
  const isBeside = caps.length > 0 && width >= WIDE * height;
  const codeColumn = Math.min(height, width / 2);
  const common = { width, height, paddingX, paddingY, codeColumn };
  if (isBeside) {
    const room = width - paddingX - codeColumn;
    const lines = Math.floor(innerHeight / (LINE_HEIGHT * titleCap)) - (caps.length - 1);
    const texts = caps.map((capHeight, i) => ({
      width: room,
      capHeight,
      maxLines: i === 0 ? Math.max(1, Math.min(3, lines)) : 1,
    }));
    return { ...common, arrangement: 'beside', texts };
  }
  while (heightOf(caps) > MAX_TEXT_SHARE * innerHeight) caps.pop();
  const texts = caps.map((capHeight) => ({ width: innerWidth, capHeight, maxLines: 1 }));
  return { ...common, arrangement: 'below', texts };
}

/** How much of the labels at the edge of a page cannot be printed. */
function edgesOf(layout: SheetLayout): readonly [x: number, y: number] {
  const { left, top, pageWidth, pageHeight, columns, rows, pitchX, pitchY, width, height } = layout;
  const right = pageWidth - left - (columns - 1) * pitchX - width;
  const bottom = pageHeight - top - (rows - 1) * pitchY - height;
  return [UNPRINTABLE_MM - Math.min(left, right), UNPRINTABLE_MM - Math.min(top, bottom)];
}

function heightOf(caps: readonly number[]): number {
  return caps.reduce((sum, cap) => sum + cap * LINE_HEIGHT, 0);
}

/** Where a code is drawn on its panel, from the panel's upper left corner. */
export type PlacedCode = {
  /** The scene's page. */
  readonly box: Box;
  /** Width of a module. */
  readonly moduleMm: number;
  /** Where the texts begin, if they are below the code. */
  readonly textTop: number;
};

/**
 * Draws the code as large as its panel allows. The quiet zone of the standard stays inside the label and
 * clear of the texts, even if the design has a narrower one.
 */
export function placeCode(plan: LabelPlan, { page, quietZone, size }: Scene): PlacedCode {
  const { width, height, paddingX, paddingY, arrangement, codeColumn, texts } = plan;
  const isFramed = page.width !== size + 2 * quietZone || page.height !== page.width;
  /** Modules that have to stay clear around the scene. */
  const clear = isFramed ? 0 : Math.max(0, STANDARD_QUIET_ZONE - quietZone);
  const hasTexts = texts.length > 0;
  const isBeside = arrangement === 'beside' && hasTexts;
  const textHeight = isBeside ? 0 : heightOf(texts.map(({ capHeight }) => capHeight));
  const gap = hasTexts ? 0.5 * (texts[0]?.capHeight ?? 0) : 0;
  const across = {
    length: isBeside ? codeColumn : width,
    before: paddingX,
    after: isBeside ? gap : paddingX,
    fixed: 0,
  };
  const down = {
    length: height,
    before: paddingY,
    after: textHeight > 0 ? gap : paddingY,
    fixed: textHeight > 0 ? textHeight + paddingY : 0,
  };
  const moduleMm = Math.min(
    largestScale(page.width, clear, across),
    largestScale(page.height, clear, down),
  );
  const margin = clear * moduleMm;
  const [w, h] = [page.width * moduleMm, page.height * moduleMm];
  const used = h + (textHeight > 0 ? Math.max(gap, margin) + textHeight : 0);
  const x = isBeside ? Math.max(paddingX, margin) : (width - w) / 2;
  const y = Math.max(paddingY, margin, (height - used) / 2);
  return {
    box: { x: isBeside ? Math.max(x, (codeColumn - w) / 2) : x, y, width: w, height: h },
    moduleMm,
    textTop: y + h + Math.max(gap, margin),
  };
}

type Span = {
  readonly length: number;
  /** Minimum distances in millimetres on both sides of the scene. */
  readonly before: number;
  readonly after: number;
  readonly fixed: number;
};

/** The largest width of a module with which both margins are wide enough, in millimetres and in modules. */
function largestScale(
  modules: number,
  clear: number,
  { length, before, after, fixed }: Span,
): number {
  const room = length - fixed;
  return Math.min(
    (room - before - after) / modules,
    (room - before) / (modules + clear),
    (room - after) / (modules + clear),
    room / (modules + 2 * clear),
  );
}
