import { expect, test } from 'vitest';
import { IntentKey } from './intent-key.ts';

test('returns the same key for the same body until the write has succeeded', () => {
  const intent = new IntentKey();
  const first = intent.of({ title: 'Menu' });
  expect(intent.of({ title: 'Menu' })).toBe(first);
  expect(intent.of({ title: 'Shop' })).not.toBe(first);
  const again = intent.of({ title: 'Menu' });
  intent.end();
  expect(intent.of({ title: 'Menu' })).not.toBe(again);
});
