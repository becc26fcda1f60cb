import { type Design, defaultDesign } from '../design/design.ts';
import { encodeMatrix } from '../encode/matrix.ts';
import type { LevelOptions } from '../encode/symbol-size.ts';
import type { Color } from '../paint/color.ts';
import { type StyleId, styles } from '../style/index.ts';
import { drawModules } from './draw-modules.ts';
import type { Scene } from './scene.ts';

/** A design that is one of the two styles without any change. */
export type PlainDesign = Pick<Design, 'quietZone' | 'level'> & { readonly shape: StyleId };

const BLACK: Color = '#000000';

/**
 * The same scene that `createScene` makes from such a design. It has a file of its own because the first view
 * of the generator needs nothing else; the registries of looks load on demand.
 * @throws {CodeError} when the text does not fit.
 */
export function createPlainScene(text: string, design: PlainDesign, options?: LevelOptions): Scene {
  const { quietZone } = design;
  const shape = styles.find(({ id }) => id === design.shape);
  if (!shape) throw new RangeError(`Not a style: ${design.shape}`);
  const matrix = encodeMatrix(text, design.level, options);
  const { size, level } = matrix;
  const side = size + 2 * quietZone;
  return {
    size,
    level,
    quietZone,
    page: { x: -quietZone, y: -quietZone, width: side, height: side },
    background: '#ffffff',
    ...drawModules(matrix, matrix.dark, shape, { omitsFinders: false }),
    fill: { type: 'solid', color: BLACK },
    below: [],
    above: [],
    logo: undefined,
  };
}

/** Whether `createPlainScene` can draw a design. */
export function isPlainDesign(design: Design): design is Design & PlainDesign {
  const { shape, quietZone, level, ...rest } = design;
  const { shape: _shape, quietZone: _quietZone, level: _level, ...defaults } = defaultDesign;
  return styles.some(({ id }) => id === shape) && JSON.stringify(rest) === JSON.stringify(defaults);
}
