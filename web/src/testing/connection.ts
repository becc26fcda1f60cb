import { vi } from 'vitest';

/**
 * Simulates a lost connection, which the browser reports. Call this after `serve` or `new App`.
 * @returns a function that restores the connection
 */
export function loseConnection(): () => void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  dispatchEvent(new Event('offline'));
  return () => {
    vi.stubGlobal('fetch', fetch);
    dispatchEvent(new Event('online'));
  };
}
