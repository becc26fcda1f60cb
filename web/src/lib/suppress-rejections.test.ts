// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { suppressRejections } from './suppress-rejections.ts';

let stop = () => {};
afterEach(() => stop());

/** Whether the browser would report a rejection with this reason. */
function isReported(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  return dispatchEvent(event);
}

test.each([
  'TypeError: Failed to fetch',
  'NetworkError when attempting to read',
  'Blocked by CORS policy',
  'The operation was aborted',
  'Plugin runtime not available',
  'plugin-runtime: no answer',
  'Modal is already open',
  'Overlay was removed',
])('suppresses "%s" in production', (reason) => {
  stop = suppressRejections({ isProduction: true });
  expect(isReported(new Error(reason))).toBe(false);
});

test('reports everything else, and everything outside production', () => {
  stop = suppressRejections({ isProduction: true });
  expect(isReported(new Error('x is not a function'))).toBe(true);
  stop();
  stop = suppressRejections({ isProduction: false });
  expect(isReported(new Error('Failed to fetch'))).toBe(true);
});
