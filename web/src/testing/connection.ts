import { vi } from 'vitest';

/**
 * The browser loses its connection, and reports that. Call it after `serve` or `new App`.
 * @returns brings the connection back
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
