// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { runAlone } from './upload-lock.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks'); // happy-dom has none
});

test('runs the work of one tab in turn, including work that began while an answer was awaited', async () => {
  let isHeld = false;
  const request = async (_: string, __: object, work: (lock: object | null) => unknown) => {
    if (isHeld) return work(null);
    isHeld = true;
    try {
      return await work({});
    } finally {
      isHeld = false;
    }
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const done: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    await promise;
    done.push(name);
  };
  const runs = ['upload', 'discard', 'next'].map((name) => runAlone(1, work(name)));
  resolve();
  expect(await Promise.all(runs)).toEqual([true, true, true]);
  expect(done).toEqual(['upload', 'discard', 'next']);

  isHeld = true; // by another tab
  expect(await runAlone(1, work('late'))).toBe(false);
});
