// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOfflineCopy } from './use-offline-copy.ts';

const registered: string[] = [];

beforeEach(() => {
  registered.length = 0;
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Opens the page with this connection, and lets a minute pass. */
async function open(connection: { saveData: boolean }): Promise<void> {
  const serviceWorker = { register: async (url: string) => registered.push(url) };
  vi.stubGlobal('navigator', { serviceWorker, connection });
  renderHook(useOfflineCopy);
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(60_000);
}

test('stores a copy after the page has loaded', async () => {
  await open({ saveData: false });
  expect(registered).toEqual(['/sw.js?language=en']);
});

test('stores no copy while data saver is on', async () => {
  await open({ saveData: true });
  expect(registered).toEqual([]);
});
