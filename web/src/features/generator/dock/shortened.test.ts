import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test('leaves out the middle of a long text, letter by letter', () => {
  expect(shortened('menu.png', 8)).toBe('menu.png');
  expect(shortened('qr-nordlicht-bistro-dots.png', 16)).toBe('qr-nordl…ots.png');
  expect(shortened('👍🏽👍👍👍👍', 5)).toBe('👍🏽…👍👍');
});
