import type { Scene } from './scene.ts';

/**
 * Black modules on white paper and nothing else: one of the two styles, or another shape in their
 * colours. Formats draw it in fewer bytes.
 */
export function isPlain({ background, fill, below, above, logo }: Scene): boolean {
  return (
    background === '#ffffff' &&
    fill.type === 'solid' &&
    fill.color === '#000000' &&
    below.length === 0 &&
    above.length === 0 &&
    logo === undefined
  );
}
