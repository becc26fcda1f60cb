import { expect, test } from 'vitest';
import { defaultDesign } from '../design/design.ts';
import { styles } from '../style/index.ts';
import { isPlain } from './plain.ts';
import { createPlainScene, isPlainDesign } from './plain-scene.ts';
import { createScene } from './scene.ts';

test.each(styles)('a plain $id scene equals the one that createScene draws', ({ id }) => {
  for (const level of ['L', 'H'] as const) {
    const design = { ...defaultDesign, shape: id, level, quietZone: 3 };
    const scene = createPlainScene('https://example.com', design);
    expect(scene).toEqual(createScene('https://example.com', design));
    expect(isPlain(scene) && isPlainDesign(design)).toBe(true);
  }
});

test.each([
  { shape: 'star' as const },
  { eyeFrame: 'circle' as const },
  { background: 'transparent' as const },
  { ink: { type: 'solid', color: '#000001' } as const },
  { eyeBallColor: '#000000' as const },
])('a design with %j is not plain', (change) => {
  expect(isPlainDesign({ ...defaultDesign, ...change })).toBe(false);
});
