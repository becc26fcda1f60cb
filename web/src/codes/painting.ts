import type { Image } from '@everscan/core/export/raster/paint';
import { isPlain } from '@everscan/core/scene/plain';
import type { Scene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/download';
import { useLazyModule } from '../lib/use-lazy-module.ts';
import { findDrawing } from './drawing.ts';

type PlainPainting = typeof import('./plain-painting.ts');

// The prerendered code is an SVG, so pixels can wait until the page is interactive.
let loaded: PlainPainting | undefined;

async function loadPainting(): Promise<PlainPainting> {
  loaded ??= await import('./plain-painting.ts');
  return loaded;
}

/** Whether `paint` is loaded. If not, it loads and the component renders again. */
export function usePainting(): boolean {
  const isReady = loaded !== undefined;
  useLazyModule(isReady, loadPainting, m.downloadsNotLoaded);
  return isReady;
}

/** The pixels of a scene from `makeCode`; its longer side is `sizePx`. `undefined` until `usePainting` is true. */
export function paint(scene: Scene, sizePx: number): Image | undefined {
  const drawing = findDrawing();
  return drawing && !isPlain(scene)
    ? drawing.renderRgba(scene, sizePx)
    : loaded?.paintPlain(scene, sizePx);
}
