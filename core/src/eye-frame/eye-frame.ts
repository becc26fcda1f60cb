import type { Choice } from '../offered.ts';
import type { Path } from '../path/path.ts';

/**
 * The ring of a finder pattern. A new one is one line in `eye-frame/index.ts`. A scanner recognises the
 * pattern by dark and light runs of 1:1:3:1:1 modules through its middle (ISO/IEC 18004, 6.3.3).
 */
export type EyeFrame<Id extends string = string> = Choice & {
  readonly id: Id;
  /** The ring of the finder pattern at the top left, in a box of 7 modules. */
  readonly outline: Path;
  /** An alignment pattern with the same corners, in a box of 5 modules. Without it, its modules are squares. */
  readonly alignment?: Path;
  /** The other two eyes are mirrored, so that all point to the middle of the symbol. */
  readonly mirrored?: boolean;
};
