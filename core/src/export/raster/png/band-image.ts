/**
 * An image as a grid of cells that repeat a small number of tiles. Every row of bytes is `before`, then one
 * line of the tile of each cell, then `after`.
 */
export type BandImage = {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** For each value of a cell, its lines of bytes, all of one width. */
  readonly tiles: readonly (readonly Uint8Array[])[];
  /** From top to bottom; all have equally many cells, and at least one has a row. */
  readonly bands: readonly Band[];
};

/** One row of cells. */
export type Band = {
  readonly cells: Uint8Array;
  /** For each row of bytes, from top to bottom, the line of the tiles that it shows. */
  readonly lines: readonly number[];
};
