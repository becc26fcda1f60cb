import { CodeError } from '@everscan/core/code-error';
import { isLevelFixed } from '@everscan/core/content/content-type';
import { symbolText } from '@everscan/core/content/symbol-text';
import type { Design } from '@everscan/core/design/design';
import type { LevelOptions } from '@everscan/core/encode/symbol-size';
import { fileName } from '@everscan/core/export/file-name';
import { createPlainScene, isPlainDesign } from '@everscan/core/scene/plain-scene';
import type { Scene } from '@everscan/core/scene/scene';
import { styleOf } from '@everscan/core/style/index';
import * as m from '@everscan/messages/generator';
import { publicUrl } from '../lib/public-url.ts';
import { findContentType, loadContentTypes } from './content-types.ts';
import type { Draft } from './draft.ts';
import { findDrawing, isDrawable, loadDrawing } from './drawing.ts';

/** Side of a downloaded image in pixels. */
export const DOWNLOAD_SIZE_PX = 1000;

/** A code that can be drawn. */
export type DrawnCode = {
  scene: Scene;
  title: string;
  /** The content of the symbol. */
  text: string;
  /** As drawn: with the error correction level that the content type requires, if it requires one. */
  design: Design;
  isLevelFixed: boolean;
};

/** A code that can be drawn, or the reason why it cannot. */
export type Code = DrawnCode | { problem: CodeError };

/** Takes about 1 ms for a short address and 5 ms for version 40, so components call it while rendering. */
export function makeCode({ content, design: chosen }: Draft): Code {
  const type = findContentType(content.type);
  if (!type) return { problem: new CodeError('not-loaded', 'type-not-loaded') };
  try {
    const text = symbolText(type, content.data, publicUrl);
    const design = { ...chosen, level: type.level ?? chosen.level };
    const isFixed = isLevelFixed(type);
    const scene = sceneOf(text, design, { isLevelFixed: isFixed });
    if (!scene) return { problem: new CodeError('not-loaded', 'design-not-loaded') };
    const title = m.codeTitle(type.summary(content.data));
    return { scene, title, text, design, isLevelFixed: isFixed };
  } catch (error) {
    if (error instanceof CodeError) return { problem: error };
    throw error;
  }
}

/** Loads the scripts and fonts that `makeCode` needs for a draft. @throws when they cannot be loaded */
export async function loadCode({ content, design }: Draft): Promise<void> {
  if (!findContentType(content.type)) await loadContentTypes();
  if (!isDrawable(design)) await loadDrawing(design);
}

/** `undefined` while the renderer of this design is loading. */
function sceneOf(text: string, design: Design, options: LevelOptions): Scene | undefined {
  if (isPlainDesign(design)) return createPlainScene(text, design, options);
  return isDrawable(design) ? findDrawing()?.drawScene(text, design, options) : undefined;
}

/**
 * @param extension without a dot
 * @param name of the code, if it is dynamic: its content is only the short link
 */
export function fileNameOf({ content, design }: Draft, extension = 'png', name?: string): string {
  const label = name ?? findContentType(content.type)?.fileLabel(content.data) ?? '';
  return fileName(label, styleOf(design), extension);
}
