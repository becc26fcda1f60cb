/**
 * Answers cached in this browser, so that a returning user sees their codes at once. Cleared when the
 * user signs out. Without storage, as in some private windows, nothing is cached.
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

/** Whether a key of the browser's storage belongs to the cached `name`. */
export function isCacheKey(name: string, storageKey: string): boolean {
  return storageKey === PREFIX + name;
}

export function clearCache(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Forbidden: then nothing was cached.
  }
}
