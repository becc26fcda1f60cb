import { useSyncExternalStore } from 'react';

/** The visitor's consent. The site needs `essential` cookies to work. */
export type Preferences = { essential: true; analytics: boolean; advertising: boolean };

export const ALL: Preferences = { essential: true, analytics: true, advertising: true };
export const ESSENTIAL: Preferences = { essential: true, analytics: false, advertising: false };

const CONSENT_KEY = 'cookie-consent';
const PREFERENCES_KEY = 'cookie-preferences';

let current: Preferences | null | undefined;
const listeners = new Set<() => void>();

/** The visitor's choice: `null` until they have made one, `undefined` before hydration. */
export function usePreferences(): Preferences | null | undefined {
  return useSyncExternalStore(subscribe, currentPreferences, () => undefined);
}

/** Stores the choice. Without storage, as in some private windows, it lasts only for this visit. */
export function choose(preferences: Preferences): void {
  try {
    // Removes the old choice first: if there is no room for a refusal, an earlier consent must not stay.
    localStorage.removeItem(CONSENT_KEY);
    localStorage.removeItem(PREFERENCES_KEY);
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(preferences));
    localStorage.setItem(CONSENT_KEY, 'true');
  } catch {
    // Storage is full or forbidden.
  }
  show(preferences);
}

function currentPreferences(): Preferences | null {
  if (current === undefined) current = readPreferences();
  return current;
}

/** Reads the stored choice. Invalid values count as a refusal. */
function readPreferences(): Preferences | null {
  try {
    if (localStorage.getItem(CONSENT_KEY) === null) return null;
    return { ...ESSENTIAL, ...allowedIn(localStorage.getItem(PREFERENCES_KEY)) };
  } catch {
    return null;
  }
}

function allowedIn(json: string | null): Partial<Preferences> {
  try {
    const { analytics, advertising } = JSON.parse(json ?? '');
    return { analytics: analytics === true, advertising: advertising === true };
  } catch {
    return {};
  }
}

function show(preferences: Preferences | null): void {
  current = preferences;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', handleStorage);
  };
}

/** Follows a choice that is made, changed or cleared in another tab. */
function handleStorage({ key }: StorageEvent): void {
  if (key === null || key === CONSENT_KEY || key === PREFERENCES_KEY) show(readPreferences());
}
