/**
 * Answers kept in this browser, so that a returning user sees their codes at once. Emptied when
 * they sign out. A browser that keeps nothing, as in some private windows, works without.
 */
const PREFIX = 'everscan:';

export function writeCache(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Full, or forbidden.
  }
}

export function readCache<Data>(name: string): Data | undefined {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? '') as Data;
  } catch {
    return undefined;
  }
}

/** Whether a key of the browser's storage is the one under which `name` is kept. */
export function isCacheKey(name: string, storageKey: string): boolean {
  return storageKey === PREFIX + name;
}

export function clearCache(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Forbidden: then nothing was kept.
  }
}
