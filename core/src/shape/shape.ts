import type { ModuleKind } from '../encode/kinds.ts';
import type { Path } from '../path/path.ts';

/** Which of the four modules beside a module are dark, as bits. */
export const Side = { top: 1, right: 2, bottom: 4, left: 8 } as const;

/** How modules are drawn. A new shape is one entry in a file and one line in `shape/index.ts`. */
export type Shape<Id extends string = string> = {
  readonly id: Id;
  /** Whether a module's outline depends on its neighbours. */
  readonly joins: boolean;
  /**
   * The outline of a dark module outside of finder and alignment patterns. Equal outlines are the
   * same object. `neighbours` are the dark modules beside it, as bits of `Side`.
   */
  outline(kind: ModuleKind, neighbours: number): Path;
};

/** A shape whose modules join: an outline for each of the sixteen neighbourhoods. */
export function connected<Id extends string>(
  id: Id,
  draw: (neighbours: number) => Path,
): Shape<Id> {
  const paths = Array.from({ length: 16 }, (_, neighbours) => draw(neighbours));
  return { id, joins: true, outline: (_, neighbours) => paths[neighbours] as Path };
}

/** Whether the corner between two sides is free: neither side has a dark module beside it. */
export function isFree(neighbours: number, a: number, b: number): boolean {
  return (neighbours & (a | b)) === 0;
}
