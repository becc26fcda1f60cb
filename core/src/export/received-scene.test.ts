import { expect, test } from 'vitest';
import { defaultDesign } from '../design/design.ts';
import { createScene } from '../scene/scene.ts';
import { exportFormats } from './index.ts';

const formats = exportFormats.filter(({ id }) => id !== 'jpeg' && id !== 'webp');
const noCodecs = () => Promise.reject(new Error('These formats need no codec'));

test.for(formats)('a scene that a worker has received gives the same $label', async (format) => {
  const scene = createScene('https://example.com', { ...defaultDesign, shape: 'standard' });
  const render = await format.load(noCodecs as never);
  const options = { sizePx: 200, title: 'Example' };
  expect(render(structuredClone(scene), options)).toEqual(render(scene, options));
});
