/**
 * Work that the server does not have yet, stored in this browser: that of a user until it is saved or
 * they sign out, that of a guest until the tab's session ends. Without storage nothing is kept.
 */
const PREFIX = 'unsaved-work:';

type Owner = number | undefined;

const storeOf = (userId: Owner) => (userId === undefined ? sessionStorage : localStorage);
const prefixOf = (userId: Owner) => `${PREFIX}${userId ?? 'guest'}:`;

/**
 * @returns the stored text, for `dropWork`; `undefined` when storage is full or forbidden: then earlier
 * work of this name stays
 */
export function keepWork(userId: Owner, name: string, work: unknown): string | undefined {
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

/** @param text drops only this text: another tab may have stored later work. */
export function dropWork(userId: Owner, name: string, text?: string): void {
  try {
    const key = prefixOf(userId) + name;
    if (text === undefined || storeOf(userId).getItem(key) === text) {
      storeOf(userId).removeItem(key);
    }
  } catch {
    // Forbidden: then nothing was kept.
  }
}

export function dropAllWork(userId: Owner): void {
  for (const name of workNames(userId, '')) dropWork(userId, name);
}
