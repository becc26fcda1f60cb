import { type Design, defaultDesign } from '@everscan/core/design/design';
import { isPlainDesign } from '@everscan/core/scene/plain-scene';
import { useLoaded } from './use-loaded.ts';

type Drawing = typeof import('./any-design.ts');

// The two styles need none of it, so that the first view does not wait for it.
let here: Drawing | undefined;

/** What draws designs beyond the two styles, once it has been loaded. */
export function findDrawing(): Drawing | undefined {
  return here;
}

/** @throws when its script cannot be loaded */
export async function loadDrawing(): Promise<Drawing> {
  here ??= await import('./any-design.ts');
  return here;
}

/** Whether a design can be drawn now. */
export function isDrawable(design: Design): boolean {
  return here !== undefined || isPlainDesign(design);
}

/** Whether a design can be drawn now; if not, the component is drawn again when it can. */
export function useDrawing(design: Design = defaultDesign): boolean {
  const isReady = isDrawable(design);
  useLoaded(isReady, loadDrawing, 'This design could not be loaded.');
  return isReady;
}
