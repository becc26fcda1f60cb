import createBidi from 'bidi-js';
import { Blob, Buffer, Direction, Face, Font, shape, Variation } from 'harfbuzzjs';
import { woff2Decode } from 'woff-lib/woff2/decode';
import type { Path, Segment } from '../path/path.ts';
import { joined, placed } from '../path/transform.ts';
import { isInvisible, type Font as Letters, type Line } from './font.ts';

/** The weight of Geist's outlines. */
const WEIGHT = 650;
/** Height of Geist's capital letters, as a share of the font size. All scripts are set at it. */
const CAP_HEIGHT = 0.71;
const bidi = createBidi();

/** A font file that is ready to shape text. */
export type ShapedFont = { readonly font: Font; readonly unitsPerEm: number };

/** @param woff2 a variable font */
export async function openFont(woff2: Uint8Array): Promise<ShapedFont> {
  const face = new Face(new Blob(await woff2Decode(woff2)));
  const font = new Font(face);
  font.setVariations([new Variation('wght', WEIGHT)]);
  return { font, unitsPerEm: face.upem };
}

/** Whether a font has all characters of a grapheme cluster, apart from invisible ones. */
export function hasCluster({ font }: ShapedFont, cluster: string): boolean {
  return [...cluster].every(
    (each) => isInvisible(each) || font.nominalGlyph(each.codePointAt(0) as number) !== undefined,
  );
}

type Run = { start: number; end: number; level: number; font: ShapedFont | 'base' };

type LineOptions = {
  /** The direction of the paragraph; by default, that of the line. */
  readonly direction?: 'ltr' | 'rtl' | undefined;
  /** If false, the line has its width but no path. */
  readonly isDrawn?: boolean | undefined;
};

/**
 * A line of text in several fonts, with capitals of height 1, in visual order by the Unicode
 * Bidirectional Algorithm (UAX 9), and with the joined letters of Arabic.
 * @param clusters the grapheme clusters of the text
 * @param fontOf the font of a cluster; clusters without one are left out
 */
export function shapeLine(
  clusters: readonly string[],
  fontOf: (cluster: string) => ShapedFont | 'base' | undefined,
  base: Letters,
  { direction, isDrawn = true }: LineOptions = {},
): Line {
  const text = clusters.join('');
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const runs: Run[] = [];
  let start = 0;
  for (const cluster of clusters) {
    const end = start + cluster.length;
    const font = fontOf(cluster);
    const level = embedding.levels[start] as number;
    const last = runs.at(-1);
    if (font && last?.end === start && last.font === font && last.level === level) last.end = end;
    else if (font) runs.push({ start, end, level, font });
    start = end;
  }
  const paths: Path[] = [];
  let width = 0;
  const order = bidi.getReorderedIndices(text, embedding);
  for (const run of runs.sort((a, b) => order.indexOf(a.start) - order.indexOf(b.start))) {
    const line =
      run.font !== 'base'
        ? shapeRun(text, run, run.font, isDrawn)
        : isDrawn
          ? base.outline(baseText(text, run), 1)
          : { path: undefined, width: base.measure(baseText(text, run), 1) };
    if (line.path) paths.push(placed(line.path, width, 0));
    width += line.width;
  }
  return { path: paths.length > 0 ? joined(...paths) : undefined, width };
}

/** The characters of a run from left to right, brackets mirrored. */
function baseText(text: string, { start, end, level }: Run): string {
  const part = text.slice(start, end);
  if (level % 2 === 0) return part;
  return [...part]
    .reverse()
    .map((each) => bidi.getMirroredCharacter(each) ?? each)
    .join('');
}

function shapeRun(
  text: string,
  { start, end, level }: Run,
  { font, unitsPerEm }: ShapedFont,
  isDrawn: boolean,
): Line {
  const scale = 1 / (CAP_HEIGHT * unitsPerEm);
  const buffer = new Buffer();
  buffer.addText(text, start, end - start);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 === 0 ? Direction.LTR : Direction.RTL);
  shape(font, buffer);
  const steps: Segment[] = [];
  let x = 0;
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
    if (isDrawn) {
      draw(steps, font.glyphToJson(glyph.codepoint), (dx, dy) => [
        (x + xOffset + dx) * scale,
        -(yOffset + dy) * scale,
      ]);
    }
    x += xAdvance;
  }
  return { path: steps.length > 0 ? (steps as unknown as Path) : undefined, width: x * scale };
}

type Place = (x: number, y: number) => [x: number, y: number];

/** HarfBuzz's steps M, L, Q, C and Z; quadratic curves become cubic. */
function draw(steps: Segment[], outline: ReturnType<Font['glyphToJson']>, place: Place): void {
  let [fromX, fromY] = [0, 0];
  for (const { type, values } of outline) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
    const toward = (from: number, control: number) => from + ((control - from) * 2) / 3;
    if (type === 'M' || type === 'L') steps.push([type, ...place(a, b)]);
    else if (type === 'C') steps.push(['C', ...place(a, b), ...place(c, d), ...place(e, f)]);
    else if (type === 'Q') {
      const start = place(toward(fromX, a), toward(fromY, b));
      steps.push(['C', ...start, ...place(toward(c, a), toward(d, b)), ...place(c, d)]);
    }
    [fromX, fromY] = [values.at(-2) ?? fromX, values.at(-1) ?? fromY];
  }
}
