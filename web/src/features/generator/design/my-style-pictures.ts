import { createScene, type Scene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/generator';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Code } from '../../../codes/code-file.ts';
import { isDrawable, loadDrawing } from '../../../codes/drawing.ts';
import { letters } from '../../../codes/page-drawing.ts';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import type { MyStyle } from './my-styles.ts';

/** Pictures of the visitor's own code in each style, by the style's id. They are drawn after the preview. */
export function useMyStylePictures(
  styles: readonly MyStyle[],
  code: Code,
): ReadonlyMap<string, Scene> {
  const text = useDeferredValue('scene' in code ? code.text : 'STYLE');
  const isLevelFixed = 'scene' in code && code.isLevelFixed;
  const isReady = styles.every(({ design }) => isDrawable(design));
  const load = useCallback(
    () => Promise.all(styles.map(({ design }) => loadDrawing(design))),
    [styles],
  );
  useLazyModule(isReady, load, m.designNotLoaded);
  return useMemo(() => {
    const scenes = new Map<string, Scene>();
    if (!isReady) return scenes;
    for (const { id, design } of styles) {
      try {
        scenes.set(id, createScene(text, design, { font: letters, isLevelFixed }));
      } catch {
        // A later version has stored the style, or the content does not fit into its error correction level.
      }
    }
    return scenes;
  }, [styles, isReady, text, isLevelFixed]);
}
