import type { Path, Segment } from '../path/path.ts';

/** Letters as outlines. It is an argument everywhere, so that pages without a frame do not load one. */
export type Font = {
  /** Height of a capital letter, in thousandths of the font's size. */
  readonly capHeight: number;
  /** For each character its advance width, and its outlines from the baseline upwards. */
  readonly glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
};

/** One line of text; `left` and `baseline` in modules. */
export type Line = { readonly path: Path | undefined; readonly width: number };

/** The characters of a text that a font cannot draw, without duplicates. */
export function missingCharacters(font: Font, text: string): string[] {
  return [...new Set(text.normalize('NFC'))].filter((character) => !findGlyph(font, character));
}

/**
 * A line of text as one outline that begins at x = 0 on the baseline y = 0.
 * @param capHeight height of a capital letter, in modules
 */
export function outlineText(font: Font, text: string, capHeight: number): Line {
  const scale = capHeight / font.capHeight;
  const steps: Segment[] = [];
  let x = 0;
  for (const character of text.normalize('NFC')) {
    const [advance, outline] = findGlyph(font, character) ?? [0, ''];
    draw(steps, outline, x, scale);
    x += advance * scale;
  }
  return { path: steps.length > 0 ? (steps as unknown as Path) : undefined, width: x };
}

/** The glyph of a character, or of the letter without its accents. */
function findGlyph({ glyphs }: Font, character: string) {
  if (Object.hasOwn(glyphs, character)) return glyphs[character];
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '');
  return Object.hasOwn(glyphs, plain) ? glyphs[plain] : undefined;
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
