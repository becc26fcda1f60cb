import { expect, test } from 'vitest';
import { phoneStoreOf } from './phone-store.ts';

test.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36', 5, 'android'],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 5, 'ios'],
  ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, undefined],
  ['a PC with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, undefined],
])('finds the app store of %s', (_, userAgent, maxTouchPoints, store) => {
  expect(phoneStoreOf({ userAgent, maxTouchPoints })).toBe(store);
});
