import { type Design, defaultDesign } from '../design/design.ts';
import type { ErrorCorrectionLevel } from '../encode/level.ts';
import { encodeMatrix, type Matrix } from '../encode/matrix.ts';
import type { LevelOptions } from '../encode/symbol-size.ts';
import type { Box } from '../frame/frame.ts';
import type { Font } from '../lettering/font.ts';
import { indexes, type PlacedLogo, placeLogo } from '../logo/place-logo.ts';
import type { Color } from '../paint/color.ts';
import { type Fill, fillOf, type Layer } from '../paint/fill.ts';
import { shapeOf } from '../shape/index.ts';
import { drawModules, type TileMap } from './draw-modules.ts';
import { drawEyes, hasPlainEyes, softAlignments } from './eyes.ts';
import { drawFrame } from './surround.ts';

/**
 * The display list that every format draws, in modules from the corner of the first module: the background on the
 * whole page, `below`, the modules, `above`, and the logo.
 */
export type Scene = TileMap & {
  /** Modules per side, without the quiet zone. */
  readonly size: number;
  /** The error correction level reached, at least that of the design. */
  readonly level: ErrorCorrectionLevel;
  readonly quietZone: number;
  /** The whole image. Without a frame, the symbol and its quiet zone. */
  readonly page: Box;
  readonly background: Color | 'transparent';
  /** The fill of the tiles. */
  readonly fill: Fill;
  readonly below: readonly Layer[];
  readonly above: readonly Layer[];
  readonly logo: PlacedLogo | undefined;
};

export type SceneOptions = LevelOptions & {
  /** For the text of a frame; not needed without one. */
  readonly font?: Font;
};

/**
 * Draws a text in a design. Fields that the design leaves out are those of `defaultDesign`.
 * @throws {CodeError} when the text does not fit.
 */
export function createScene(
  text: string,
  design: Partial<Design>,
  { font, isLevelFixed }: SceneOptions = {},
): Scene {
  const whole = { ...defaultDesign, ...design };
  return drawScene(encodeMatrix(text, whole.level, { isLevelFixed }), whole, font);
}

function drawScene(matrix: Matrix, design: Design, font: Font | undefined): Scene {
  const { size, level } = matrix;
  const { quietZone, background } = design;
  const logo = design.logo ? placeLogo(matrix, design.logo) : undefined;
  const shown = matrix.dark.slice();
  if (logo) for (const i of indexes(size, logo.cleared)) shown[i] = 0;
  const fill = fillOf(design.ink, size);
  const alignments = softAlignments(matrix, shown, design);
  const eyes = hasPlainEyes(design) ? [] : drawEyes(size, design, fill, alignments);
  const { page, layers } = drawFrame(size, design, font);
  return {
    size,
    level,
    quietZone,
    page,
    background,
    ...drawModules(matrix, shown, shapeOf(design.shape), {
      omitsFinders: eyes.length > 0,
      omitted: alignments,
    }),
    fill,
    below: layers,
    above: eyes,
    logo: logo?.placed,
  };
}
