import type { Path, Segment } from '../path/path.ts';
import { placed } from '../path/transform.ts';

/**
 * Letters as outlines. Functions take a font as an argument, so that pages without a frame do not load one.
 */
export type Font = {
  /** The characters of a text that the font cannot draw, without duplicates. */
  missing(text: string): string[];
  /**
   * A line of text as one outline that begins at x = 0 on the baseline y = 0, without missing characters.
   * @param capHeight height of a capital letter, in modules
   */
  outline(text: string, capHeight: number): Line;
  /** The width of that line, which takes less time to compute than its outline. */
  measure(text: string, capHeight: number): number;
};

/** One line of text, in modules. */
export type Line = { readonly path: Path | undefined; readonly width: number };

/** The letters of a font that need no shaping. */
export type Glyphs = {
  /** Height of a capital letter, in thousandths of the font's size. */
  readonly capHeight: number;
  /** For each character its advance width, and its outlines from the baseline upwards. */
  readonly glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
};

export function glyphFont({ capHeight: fontCapHeight, glyphs }: Glyphs): Font {
  const has = (character: string) => Object.hasOwn(glyphs, character);
  return {
    missing: (text) =>
      [...new Set(lineOf(text))].filter((each) => !has(each) && !isInvisible(each)),
    outline(text, capHeight) {
      const scale = capHeight / fontCapHeight;
      const steps: Segment[] = [];
      let x = 0;
      for (const character of lineOf(text)) {
        const [advance, outline] = (has(character) && glyphs[character]) || [0, ''];
        draw(steps, outline, x, scale);
        x += advance * scale;
      }
      return { path: steps.length > 0 ? (steps as unknown as Path) : undefined, width: x };
    },
    measure(text, capHeight) {
      const scale = capHeight / fontCapHeight;
      let width = 0;
      for (const character of lineOf(text)) {
        if (has(character)) width += (glyphs[character]?.[0] ?? 0) * scale;
      }
      return width;
    },
  };
}

/** A font that draws one text only, whose line has capitals of height 1. */
export function lineFont(line: Line): Font {
  return {
    missing: () => [],
    outline: (_, capHeight) => scaledLine(line, capHeight),
    measure: (_, capHeight) => line.width * capHeight,
  };
}

/** A text with composed letters and only one width of space. */
export function lineOf(text: string): string {
  return text.normalize('NFC').replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ');
}

/** Characters that control how their neighbours are drawn, such as joiners and direction marks. */
export function isInvisible(character: string): boolean {
  return /^\p{Default_Ignorable_Code_Point}$/u.test(character);
}

/** A line of another height. */
export function scaledLine({ path, width }: Line, scale: number): Line {
  return { path: path && placed(path, 0, 0, scale), width: width * scale };
}

/** Steps `m`, `l` and `q`, each point relative to the one before; quadratic curves become cubic. */
function draw(steps: Segment[], outline: string, left: number, scale: number): void {
  let [x, y] = [0, 0];
  for (const [, letter, numbers] of outline.matchAll(/([mlq])([^mlq]+)/g)) {
    const points = (numbers?.match(/-?\d+/g) ?? []).map(Number);
    const [fromX, fromY] = [x, y];
    const absolute: number[] = [];
    for (let i = 0; i < points.length; i += 2) {
      x += points[i] as number;
      y += points[i + 1] as number;
      absolute.push(x, y);
    }
    if (letter === 'q') {
      const [cx, cy] = absolute as [number, number];
      const toward = (from: number, control: number) => from + ((control - from) * 2) / 3;
      steps.push([
        'C',
        left + toward(fromX, cx) * scale,
        toward(fromY, cy) * scale,
        left + toward(x, cx) * scale,
        toward(y, cy) * scale,
        left + x * scale,
        y * scale,
      ]);
    } else steps.push([letter === 'm' ? 'M' : 'L', left + x * scale, y * scale]);
  }
}
