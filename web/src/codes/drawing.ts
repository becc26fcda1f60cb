import { type Design, defaultDesign } from '@everscan/core/design/design';
import { isPlainDesign } from '@everscan/core/scene/plain-scene';
import * as m from '@everscan/messages/generator';
import { useLazyModule } from '../lib/use-lazy-module.ts';

type Drawing = typeof import('./draw-scene.ts');

// The two styles do not need it, which keeps it out of the first view.
let loaded: Drawing | undefined;

/** The renderer of designs beyond the two styles, once it is loaded. */
export function findDrawing(): Drawing | undefined {
  return loaded;
}

/** @throws when its script cannot be loaded */
export async function loadDrawing(): Promise<Drawing> {
  loaded ??= await import('./draw-scene.ts');
  return loaded;
}

/** Whether a design can be drawn now. */
export function isDrawable(design: Design): boolean {
  return loaded !== undefined || isPlainDesign(design);
}

/** Whether a design can be drawn now. If not, its renderer loads and the component renders again. */
export function useDrawing(design: Design = defaultDesign): boolean {
  const isReady = isDrawable(design);
  useLazyModule(isReady, loadDrawing, m.designNotLoaded);
  return isReady;
}
