import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';

/**
 * Work of signed-in users that is too large for `unsaved-work`, stored in IndexedDB until it is done or they sign out.
 * If the browser forbids storage, nothing is stored.
 */
let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore('large-work', 'work');
  return opened;
}

const keyOf = (userId: number, name: string) => `${userId}:${name}`;

/** @returns whether the browser has stored the work */
export async function storeLargeWork(
  userId: number,
  name: string,
  work: unknown,
): Promise<boolean> {
  try {
    await set(keyOf(userId, name), work, store());
    return true;
  } catch {
    return false; // storage is full or forbidden
  }
}

export async function readLargeWork<Work>(userId: number, name: string): Promise<Work | undefined> {
  try {
    return await get<Work>(keyOf(userId, name), store());
  } catch {
    return undefined;
  }
}

/** Removes all of a user's work whose name starts with `prefix`. */
export async function dropLargeWork(userId: number, prefix = ''): Promise<void> {
  try {
    const all = await keys<string>(store());
    await delMany(
      all.filter((key) => key.startsWith(keyOf(userId, prefix))),
      store(),
    );
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
