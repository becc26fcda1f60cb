import { type Design, defaultDesign } from '@everscan/core/design/design';
import type { Line } from '@everscan/core/lettering/font';
import { isPlainDesign } from '@everscan/core/scene/plain-scene';
import * as m from '@everscan/messages/generator';
import { useCallback } from 'react';
import { useLazyModule } from '../lib/use-lazy-module.ts';

type Drawing = typeof import('./page-drawing.ts');

// The two styles do without it, so the first view does not load it.
let loaded: Drawing | undefined;

/** The renderer of designs beyond the two styles, once it is loaded. */
export function findDrawing(): Drawing | undefined {
  return loaded;
}

/**
 * Loads the renderer, and the letters of a frame.
 * @throws when they cannot be loaded
 */
export async function loadDrawing({ frame }: Design = defaultDesign): Promise<Drawing> {
  loaded ??= await import('./page-drawing.ts');
  if (frame) await loaded.letters.load(frame.text);
  return loaded;
}

/** The text of a frame as outlines, for a worker; `undefined` if workers can draw it themselves. */
export function frameLine({ frame }: Design): Line | undefined {
  return frame ? loaded?.letters.shapedLine(frame.text) : undefined;
}

/** Whether a design can be drawn now. */
export function isDrawable(design: Design): boolean {
  if (!loaded) return isPlainDesign(design);
  return !design.frame || loaded.letters.isLoaded(design.frame.text);
}

/** Whether a design can be drawn now. If not, the renderer or font loads and the component renders again. */
export function useDrawing(design: Design = defaultDesign): boolean {
  const isReady = isDrawable(design);
  const { frame } = design;
  const load = useCallback(() => loadDrawing({ ...defaultDesign, frame }), [frame]);
  useLazyModule(isReady, load, m.designNotLoaded);
  return isReady;
}
