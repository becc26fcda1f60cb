import { expect, test } from 'vitest';
import { defaultDesign } from '../design/design.ts';
import { drawTrials } from './trial-pictures.ts';
import { trials } from './trials.ts';

test('draws each trial once, all different and none larger than requested', () => {
  const ids = trials.map(({ id }) => id);
  const pictures = drawTrials({ text: 'https://example.com', design: defaultDesign }, ids, 120);
  expect([...pictures.keys()]).toEqual(ids);
  for (const { width, height, data } of pictures.values()) {
    expect(Math.max(width, height)).toBeLessThanOrEqual(120);
    expect(data).toHaveLength(width * height * 4);
  }
  const upright = pictures.get('near')?.data;
  for (const id of ['flat', 'blurred', 'grain-50', 'tilted']) {
    expect(pictures.get(id)?.data).not.toEqual(upright);
  }
});
