import { defaultDesign } from '@everscan/core/design/design';
import { presets, withLook } from '@everscan/core/design/presets';
import { expect, test } from 'vitest';
import { listLooks } from './looks.ts';

test('a list that was begun with an earlier look keeps it, and others are offered its successor', () => {
  const earlier = presets.find(({ id }) => id === 'sunset') as (typeof presets)[number];
  const looks = listLooks(defaultDesign, [], { lookId: 'sunset' });
  const kept = looks.find(({ value }) => value === 'sunset');
  expect(kept).toMatchObject({
    label: 'Sunset (earlier)',
    design: withLook(defaultDesign, earlier.look),
  });
  const offered = listLooks(defaultDesign, []).map(({ value }) => value);
  expect([offered.includes('sunset'), offered.includes('clay-2')]).toEqual([false, true]);
});
