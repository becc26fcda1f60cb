import { isPlain } from '../../../scene/plain.ts';
import type { Scene } from '../../../scene/scene.ts';
import { renderColorPng } from './color-png.ts';
import { renderPlainPng } from './plain-png.ts';

/**
 * A scene as a PNG (ISO/IEC 15948) whose longer side has `sizePx` pixels: black and white scenes with the
 * fewest bits, all others in colour. The same input gives the same bytes everywhere.
 * @param sizeMm printed length of the longer side, which sets the resolution of the file
 * @throws {CodeError} `size-too-small` when a module would be less than one pixel; `invalid-logo`.
 */
export function renderPng(scene: Scene, sizePx: number, sizeMm?: number): Uint8Array<ArrayBuffer> {
  const render = isPlain(scene) ? renderPlainPng : renderColorPng;
  return render(scene, sizePx, sizeMm);
}
