import { defaultDesign } from '@everscan/core/design/design';
import { createPlainScene } from '@everscan/core/scene/plain-scene';
import type { Scene } from '@everscan/core/scene/scene';
import jsQr from 'jsqr';
import { expect, test } from 'vitest';
import { paintPlain } from './plain-painting.ts';
import { previewScene } from './preview-scene.ts';

const slug = (length: number) => `GO.EXAMPLE.COM/Q/${'MENU-'.repeat(7).slice(0, length - 1)}X`;

function read(scene: Scene): string | undefined {
  const { data, width, height } = paintPlain(scene, 800);
  return jsQr(new Uint8ClampedArray(data), width, height)?.data;
}

test.each([3, 8, 20, 32])('nobody can scan the preview of a slug of %i characters', (length) => {
  for (const level of ['L', 'M', 'Q', 'H'] as const) {
    const text = slug(length);
    const scene = createPlainScene(text, { ...defaultDesign, shape: 'standard', level });
    expect(read(scene)).toBe(text);
    expect(read(previewScene(scene))).toBeUndefined();
  }
});
