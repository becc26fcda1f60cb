/**
 * Work that the server has not saved yet, stored in this browser: the work of a user until it is saved or they sign
 * out, the work of a guest until the session of the tab ends. If the browser forbids storage, nothing is stored.
 */
const PREFIX = 'unsaved-work:';

type Owner = number | undefined;

const storeOf = (userId: Owner) => (userId === undefined ? sessionStorage : localStorage);
const prefixOf = (userId: Owner) => `${PREFIX}${userId ?? 'guest'}:`;

/**
 * @returns the stored text, for `dropWork`; `undefined` if storage is full or forbidden, so that earlier work with this
 * name stays
 */
export function storeWork(userId: Owner, name: string, work: unknown): string | undefined {
  const text = JSON.stringify(work);
  try {
    storeOf(userId).setItem(prefixOf(userId) + name, text);
    return text;
  } catch {
    return undefined;
  }
}

export function readWork<Work>(userId: Owner, name: string): Work | undefined {
  try {
    return JSON.parse(storeOf(userId).getItem(prefixOf(userId) + name) ?? '') as Work;
  } catch {
    return undefined;
  }
}

/** The names of the user's work that start with `prefix`. */
export function workNames(userId: Owner, prefix: string): string[] {
  try {
    const start = prefixOf(userId) + prefix;
    return Object.keys(storeOf(userId))
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(prefixOf(userId).length));
  } catch {
    return [];
  }
}

/** @param text if given, only this text is dropped, because another tab may have stored later work */
export function dropWork(userId: Owner, name: string, text?: string): void {
  try {
    const key = prefixOf(userId) + name;
    if (text === undefined || storeOf(userId).getItem(key) === text) {
      storeOf(userId).removeItem(key);
    }
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

export function dropAllWork(userId: Owner): void {
  for (const name of workNames(userId, '')) dropWork(userId, name);
  if (userId !== undefined) markDropped(userId, true);
}

/** Set while a user's work in IndexedDB must be removed before it is read, because that takes longer. */
const droppedMark = (userId: number) => `dropped-work:${userId}`;

export function markDropped(userId: number, isDropped: boolean): void {
  try {
    if (isDropped) localStorage.setItem(droppedMark(userId), 'true');
    else localStorage.removeItem(droppedMark(userId));
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

export function isMarkedDropped(userId: number): boolean {
  try {
    return localStorage.getItem(droppedMark(userId)) !== null;
  } catch {
    return false;
  }
}
