import type { Path } from '../path/path.ts';
import { placed } from '../path/transform.ts';
import type { Scene } from '../scene/scene.ts';
import type { FittedText } from './fit-text.ts';
import { type LabelPlan, LINE_HEIGHT, type PlacedCode, placeCode } from './label-plan.ts';

/** One code with its texts, in millimetres from the upper left corner of its panel. */
export type LabelDrawing = {
  readonly scene: Scene;
  readonly code: PlacedCode;
  /** The lines of its texts as outlines. */
  readonly lines: readonly Path[];
};

/** Space above a line's capitals for accents, in heights of a capital. */
const ABOVE = 0.3;

/**
 * Draws a label as its sheet plans it.
 * @param texts in the order of the plan
 */
export function drawLabel(
  plan: LabelPlan,
  scene: Scene,
  texts: readonly FittedText[],
): LabelDrawing {
  const code = placeCode(plan, scene);
  const { arrangement, width, height, paddingX, codeColumn } = plan;
  const isBeside = arrangement === 'beside';
  const used = texts.reduce(
    (sum, { lines, capHeight }) => sum + lines.length * capHeight * LINE_HEIGHT,
    0,
  );
  let top = isBeside ? (height - used) / 2 : code.textTop;
  const drawn: Path[] = [];
  for (const { lines, capHeight, direction } of texts) {
    for (const { path, width: lineWidth } of lines) {
      const room = width - lineWidth * capHeight;
      const x = !isBeside ? room / 2 : direction === 'rtl' ? room - paddingX : codeColumn;
      if (path) drawn.push(placed(path, x, top + (1 + ABOVE) * capHeight, capHeight));
      top += capHeight * LINE_HEIGHT;
    }
  }
  return { scene, code, lines: drawn };
}
