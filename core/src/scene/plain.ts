import type { Scene } from './scene.ts';

/**
 * Whether a scene is black modules on white paper and nothing else: one of the two styles, or another
 * shape in black and white. Raster formats write it in fewer bytes.
 */
export function isPlain(scene: Scene): boolean {
  const { size, quietZone, page, background, fill, below, above, logo } = scene;
  return (
    background === '#ffffff' &&
    fill.type === 'solid' &&
    fill.color === '#000000' &&
    below.length === 0 &&
    above.length === 0 &&
    logo === undefined &&
    // A frame without its text still makes the page taller.
    page.width === size + 2 * quietZone &&
    page.height === page.width
  );
}
