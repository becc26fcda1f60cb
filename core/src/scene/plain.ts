import type { Scene } from './scene.ts';

/**
 * Whether a scene is black modules on white paper and nothing else: one of the two styles, or another
 * shape in black and white. Raster formats write it in fewer bytes.
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
