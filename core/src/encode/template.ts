import { type BitLines, packColumns, packRows, stripsOf } from './bit-lines.ts';
import { type FunctionPatterns, functionPatternsOf } from './function-patterns.ts';
import { MASK_COUNT, masksOf } from './masks.ts';
import { placementOf } from './placement.ts';

/** All that the symbols of a version have in common. Shared: do not write to the arrays. */
export type Template = FunctionPatterns & {
  /** The module of each bit of the codewords. */
  readonly placement: Uint16Array;
  /** For each module, the masks that invert it: bit m for mask m. */
  readonly masks: Uint8Array;
  /** By mask, the modules that it inverts, as rows and as columns. */
  readonly maskRows: readonly BitLines[];
  readonly maskColumns: readonly BitLines[];
};

const templates: Template[] = [];

/** @param version 1 to 40 */
export function templateOf(version: number): Template {
  templates[version] ??= createTemplate(version);
  return templates[version];
}

function createTemplate(version: number): Template {
  const patterns = functionPatternsOf(version);
  const { size, kinds } = patterns;
  const masks = masksOf(kinds, size);
  const packed = (pack: typeof packRows) =>
    Array.from({ length: MASK_COUNT }, (_, mask) => {
      const lines = new Int32Array(stripsOf(size) * size);
      pack(masks, size, mask, lines);
      return lines;
    });
  return {
    ...patterns,
    placement: placementOf(kinds, size),
    masks,
    maskRows: packed(packRows),
    maskColumns: packed(packColumns),
  };
}
