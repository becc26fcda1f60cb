import { geist } from '@everscan/core/lettering/geist';
import { createScene, type Scene } from '@everscan/core/scene/scene';
import { useDeferredValue, useMemo } from 'react';
import type { Code } from '../../../codes/code-file.ts';
import type { MyStyle } from './my-styles.ts';

/** The visitor's own code in each style, by the style's id; drawn after the preview. */
export function useMyStylePictures(
  styles: readonly MyStyle[],
  code: Code,
): ReadonlyMap<string, Scene> {
  const text = useDeferredValue('scene' in code ? code.text : 'STYLE');
  const isLevelFixed = 'scene' in code && code.isLevelFixed;
  return useMemo(() => {
    const scenes = new Map<string, Scene>();
    for (const { id, design } of styles) {
      try {
        scenes.set(id, createScene(text, design, { font: geist, isLevelFixed }));
      } catch {
        // A later version stored it, or the content is too long for it.
      }
    }
    return scenes;
  }, [styles, text, isLevelFixed]);
}
