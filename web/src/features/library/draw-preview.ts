import { isLevelFixed } from '@everscan/core/content/content-type';
import { type Content, contentTypeOf } from '@everscan/core/content/index';
import { symbolText } from '@everscan/core/content/symbol-text';
import type { Design } from '@everscan/core/design/design';
import { type Line, lineFont } from '@everscan/core/lettering/font';
import { geist } from '@everscan/core/lettering/geist';
import { drawScene, renderPng } from '../../codes/draw-scene.ts';

export type PreviewRequest = {
  readonly content: Content;
  readonly design: Design;
  /** The text of the frame, if Geist cannot draw it. */
  readonly line: Line | undefined;
  readonly sizePx: number;
  readonly publicUrl: string;
};

/** The PNG of a code with its logo. @throws {CodeError} when the code cannot be drawn */
export function drawPreview(request: PreviewRequest): Uint8Array<ArrayBuffer> {
  const { content, design: chosen, line, sizePx, publicUrl } = request;
  const type = contentTypeOf(content.type);
  const text = symbolText(type, content.data, publicUrl);
  const design = { ...chosen, level: type.level ?? chosen.level };
  const font = line ? lineFont(line) : geist;
  const scene = drawScene(text, design, { isLevelFixed: isLevelFixed(type), font });
  return renderPng(scene, sizePx);
}
