import type { Choice } from '../offered.ts';
import type { Path } from '../path/path.ts';

/** The centre of a finder pattern. A new one is one line in `eye-ball/index.ts`. */
export type EyeBall<Id extends string = string> = Choice & {
  readonly id: Id;
  /** At the top left, in a box of 3 modules; points may reach a little further. */
  readonly outline: Path;
  /** The other two eyes are mirrored, so that all point to the middle of the symbol. */
  readonly mirrored?: boolean;
};
