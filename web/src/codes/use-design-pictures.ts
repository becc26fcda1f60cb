import type { Design } from '@everscan/core/design/design';
import { createScene, type Scene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/generator';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useLazyModule } from '../lib/use-lazy-module.ts';
import type { Code } from './code-file.ts';
import { isDrawable, loadDrawing } from './drawing.ts';
import { letters } from './page-drawing.ts';

type Designed = { readonly id: string; readonly design: Design };

/** What a picture shows without a code. */
const SAMPLE = 'https://example.com/menu';

/**
 * Pictures of a code in each design, by the id of the design; without a code, of a sample. They are drawn after the
 * preview.
 */
export function useDesignPictures(
  designs: readonly Designed[],
  code?: Code,
): ReadonlyMap<string, Scene> {
  const text = useDeferredValue(code && 'scene' in code ? code.text : SAMPLE);
  const isLevelFixed = code !== undefined && 'scene' in code && code.isLevelFixed;
  const isReady = designs.every(({ design }) => isDrawable(design));
  const load = useCallback(
    () => Promise.all(designs.map(({ design }) => loadDrawing(design))),
    [designs],
  );
  useLazyModule(isReady, load, m.designNotLoaded);
  return useMemo(() => {
    const scenes = new Map<string, Scene>();
    if (!isReady) return scenes;
    for (const { id, design } of designs) {
      try {
        scenes.set(id, createScene(text, design, { font: letters, isLevelFixed }));
      } catch {
        // A later version has stored the style, or the content does not fit into its error correction level.
      }
    }
    return scenes;
  }, [designs, isReady, text, isLevelFixed]);
}
