/**
 * Answers cached in this browser, so that a returning user sees their codes at once. The cache is cleared when the
 * user signs out. Without storage, as in some private windows, nothing is cached.
 *
 * Lists are in IndexedDB, which has room for logos. Facts that other tabs must know at once, such as a sign-out, are in
 * localStorage, whose changes reach them as `storage` events.
 */
/** The begin of the keys of all facts. */
export const FACTS = 'everscan:';
/** Set while IndexedDB may contain a list, so that it is not opened for visitors who are not signed in. */
const IN_USE = `${FACTS}cached`;

/** Loads the library on demand, because only signed-in users need it. */
const openStore = async () => {
  const { clear, createStore, get, set } = await import('idb-keyval');
  const store = createStore(`${FACTS}cache`, 'cache');
  return {
    get: (name: string) => get(name, store),
    set: (name: string, value: unknown) => set(name, value, store),
    clear: () => clear(store),
  };
};
let writes = 0;
let opened: ReturnType<typeof openStore> | undefined;

function store() {
  if (!opened) {
    opened = openStore();
    opened.catch(() => {
      opened = undefined; // the next call tries again
    });
  }
  return opened;
}

/** Caches a list for the next visit. */
export async function writeCache(name: string, value: unknown): Promise<void> {
  try {
    localStorage.setItem(IN_USE, 'true');
    writes++;
    await (await store()).set(name, value);
  } catch {
    // Storage is full or forbidden.
  }
}

export async function readCache<Data>(name: string): Promise<Data | undefined> {
  try {
    if (localStorage.getItem(IN_USE) === null) return undefined;
    return (await (await store()).get(name)) as Data | undefined;
  } catch {
    return undefined;
  }
}

/** Stores a small fact, which other tabs receive at once. */
export function writeFact(name: string, value: unknown): void {
  try {
    localStorage.setItem(FACTS + name, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
}

export function readFact<Data>(name: string): Data | undefined {
  try {
    return JSON.parse(localStorage.getItem(FACTS + name) ?? '') as Data;
  } catch {
    return undefined;
  }
}

/** Whether a key of the browser's storage belongs to the fact `name`. */
export function isFactKey(name: string, storageKey: string): boolean {
  return storageKey === FACTS + name;
}

/** Removes facts synchronously, and lists soon after. If the tab is closed too early, the next visit removes them. */
export async function clearCache(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(FACTS) && key !== IN_USE) localStorage.removeItem(key);
    }
    if (localStorage.getItem(IN_USE) === null) return;
    const before = writes;
    await (await store()).clear();
    // If the next user has already written a list, IndexedDB is still in use.
    if (writes === before) localStorage.removeItem(IN_USE);
  } catch {
    // Storage is forbidden, so nothing was cached.
  }
}
