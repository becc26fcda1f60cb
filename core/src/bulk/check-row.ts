import { checkScene } from '../scan-check/scan-check.ts';
import type { Decoder, ScanCheckInput, Verdict } from '../scan-check/verdict.ts';
import type { Scene } from '../scene/scene.ts';

/** Lists have one design and few versions. */
const MAX_CACHED = 64;

/**
 * Checks the codes of a list: each at three widths, and in every trial the first one of each design, version and
 * level, which the others then share. A code that differs from a first one with a fault is checked like that one.
 */
export function createRowChecker(decoders: readonly Decoder[]) {
  const firsts = new Map<string, Promise<Verdict>>();

  return async (scene: Scene, input: ScanCheckInput): Promise<Verdict> => {
    const key = keyOf(scene, input);
    const known = firsts.get(key);
    if (!known) {
      const first = checkScene(scene, input, decoders, 'full');
      if (firsts.size === MAX_CACHED) firsts.delete(firsts.keys().next().value as string);
      firsts.set(key, first);
      return first;
    }
    const first = await known;
    if (!first.readable) return checkScene(scene, input, decoders, 'full');
    const own = await checkScene(scene, input, decoders, 'quick');
    return own.readable ? { ...first, trials: own.trials } : own;
  };
}

/** The text of a frame, such as a label, does not change how a code is read. */
function keyOf({ size }: Scene, { text: _, font: __, design, ...rest }: ScanCheckInput): string {
  const frame = design.frame && { ...design.frame, text: '' };
  return JSON.stringify([size, { ...design, frame }, rest]);
}
