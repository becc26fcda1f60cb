import type { Scene } from '@everscan/core/scene/scene';
import { useMemo } from 'react';
import type { Code } from './code-file.ts';

/** Modules beside the eyes: the eyes and their separators stay. */
const EYE = 8;

/**
 * The scene of a code that does not exist yet, as a picture that no scanner reads: a copy of it could
 * be printed, and its short link may belong to somebody else. Between the eyes, the modules are left
 * out, which is more than the highest error correction level restores.
 */
export function previewScene(scene: Scene): Scene {
  const { size } = scene;
  const grid = scene.grid.slice().fill(0, EYE * size, (size - EYE) * size);
  return { ...scene, grid };
}

/** A code as the page shows it. */
export function useShownScene(code: Code, isPreview: boolean): Scene | undefined {
  return useMemo(() => {
    if (!('scene' in code)) return undefined;
    return isPreview ? previewScene(code.scene) : code.scene;
  }, [code, isPreview]);
}
