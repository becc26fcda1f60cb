import { expect, test } from 'vitest';
import { contentTypes } from './index.ts';
import { tiles } from './tiles.ts';

test('offers every content type, in the same order', () => {
  expect(Object.keys(tiles)).toEqual(contentTypes.map(({ id }) => id));
});
